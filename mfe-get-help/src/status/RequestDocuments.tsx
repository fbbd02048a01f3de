/** The documents of the request, and an upload for more. */
import { Button, FormToken, formatLongLocalDate, SectionHeading, TextField } from '@access/kit'
import { acceptedExtensions } from '@access/requests/intake/attachments/document.rules'
import { DocumentUpload } from '../components/documents/DocumentUpload.tsx'
import { useDocumentUploads } from '../components/documents/use-document-uploads.ts'
import type { UploadedDocument } from '../journey/uploaded-document.ts'
import styles from './StatusPage.module.css'
import { page } from './status.form.ts'
import type { RequestStatusFragment } from './status.generated.ts'
import { documentsMessages as messages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

const fileFieldProps = {
  name: 'documents',
  label: messages.upload,
  hint: messages.limit,
  type: 'file',
  multiple: true,
  accept: acceptedExtensions,
} as const

export function RequestDocuments({
  documents,
  statusState,
}: {
  documents: RequestStatusFragment['documents']
  statusState: StatusState
}) {
  return (
    <section aria-labelledby="documents-sent">
      <SectionHeading id="documents-sent" title={messages.title} />
      {documents.length === 0 ? (
        <p className="muted">{messages.none}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map(({ id, name, size, addedAt }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>{' '}
              <span className="small muted nowrap">
                {messages.formatSize(size)}, {formatLongLocalDate(addedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {statusState.isEnhanced ? (
        <InstantUpload statusState={statusState} />
      ) : (
        <FormUpload statusState={statusState} />
      )}
    </section>
  )
}

/** An uploaded document is added to the request at once, so none are kept here. */
const noDocuments: readonly UploadedDocument[] = []

function InstantUpload({ statusState }: { statusState: StatusState }) {
  const uploads = useDocumentUploads({
    documents: noDocuments,
    getDocuments: () => noDocuments,
    updateDocuments(update) {
      const documentIds = update(noDocuments).map(({ id }) => id)
      if (documentIds.length > 0) statusState.performAction('addDocuments', { documents: documentIds })
    },
  })
  return (
    <div className={styles.uploadDocuments}>
      <DocumentUpload title={messages.upload} uploads={uploads} error={statusState.errors.documents} />
    </div>
  )
}

function FormUpload({ statusState }: { statusState: StatusState }) {
  return (
    <form
      className={`${styles.uploadDocuments} ${styles.formUpload}`}
      method="post"
      action={`${page}#status`}
      encType="multipart/form-data"
    >
      <FormToken formPath={page} />
      <input type="hidden" name="do" value="addDocuments" />
      <TextField {...fileFieldProps} error={statusState.errors.documents} />
      <Button type="submit">{messages.send}</Button>
    </form>
  )
}
