/** The upload box without script: files are submitted with the form and come back as a list. */
import { TextField } from '@access/kit'
import { acceptedWithPictures } from '@access/requests/intake/attachments/document.rules'
import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { documentsFieldName, formActions, type UploadedDocument } from '../../journey/form-contract.ts'
import row from './DocumentRow.module.css'
import { formatFileSize } from './DocumentRow.tsx'
import box from './DocumentUpload.module.css'
import { uploadMessages } from './upload.messages.ts'

interface NoScriptDocumentUploadProps {
  documents: readonly UploadedDocument[]
  help: ReactNode
  error: string | undefined
}

export function NoScriptDocumentUpload({ documents, help, error }: NoScriptDocumentUploadProps) {
  return (
    <section className={box.documents} aria-labelledby="documents-title">
      <h3 id="documents-title">
        {uploadMessages.title} <span className={`optional ${box.optional}`}>(optional)</span>
      </h3>
      <p className="hint">{uploadMessages.noScriptHint}</p>
      <TextField
        name={documentsFieldName}
        label={uploadMessages.choose}
        hint={uploadMessages.limit}
        details={help}
        error={error}
        type="file"
        accept={acceptedWithPictures}
        multiple
      />
      {documents.length > 0 && (
        <ul className={`list ${box.files}`} aria-label={uploadMessages.list}>
          {documents.map(({ id, name, size }) => (
            <li key={id} className={row.file}>
              <FileText className={`icon ${row.icon}`} aria-hidden />
              <b className={row.name}>{name}</b>
              <span className={row.state}>Added, {formatFileSize(size)}</span>
              <button
                type="submit"
                className={`btn-icon ${row.action}`}
                name="go"
                value={formActions.removeDocument(id)}
                aria-label={uploadMessages.remove(name)}
              >
                <X className="icon" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
