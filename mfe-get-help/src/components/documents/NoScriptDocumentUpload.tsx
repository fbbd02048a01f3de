/** The upload box without script: files are submitted with the form and come back as a list. */
import { TextField } from '@access/kit'
import { acceptedWithPictures } from '@access/requests/intake/attachments/document.rules'
import type { ReactNode } from 'react'
import { documentsFieldName, formActions, type UploadedDocument } from '../../journey/form-contract.ts'
import { UploadedDocumentRow } from './DocumentRow.tsx'
import box from './DocumentUpload.module.css'
import { optionalTitle } from './DocumentUpload.tsx'
import { uploadMessages } from './upload.messages.ts'

interface NoScriptDocumentUploadProps {
  documents: readonly UploadedDocument[]
  help: ReactNode
  error: string | undefined
}

export function NoScriptDocumentUpload({ documents, help, error }: NoScriptDocumentUploadProps) {
  return (
    <section className={box.documents} aria-labelledby="documents-title">
      <h3 id="documents-title">{optionalTitle}</h3>
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
          {documents.map((document) => (
            <UploadedDocumentRow
              key={document.id}
              document={document}
              removeButton={{ type: 'submit', name: 'go', value: formActions.removeDocument(document.id) }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
