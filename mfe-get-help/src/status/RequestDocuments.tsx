/** The documents of the request, and an upload for more. */
import { Button, formatLongLocalDate, SectionHeading, TextField } from '@access/kit'
import { acceptedWithPictures } from '@access/requests/intake/attachments/document.rules'
import { useRef, useState } from 'react'
import { DocumentUpload } from '../components/documents/DocumentUpload.tsx'
import { uploadMessages } from '../components/documents/upload.messages.ts'
import { useDocumentUploads } from '../components/documents/use-document-uploads.ts'
import type { UploadedDocument } from '../journey/form-contract.ts'
import { messageFormId } from './Conversation.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { documentsMessages as messages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

const fileFieldProps = {
  name: 'documents',
  label: messages.upload,
  hint: messages.noScriptLimit,
  type: 'file',
  multiple: true,
  accept: acceptedWithPictures,
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
                {uploadMessages.size(size)}, {formatLongLocalDate(addedAt)}
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

/** What was chosen is uploaded at once, and added to the request when that is said: until then it can be taken out. */
function InstantUpload({ statusState }: { statusState: StatusState }) {
  const [documents, setDocuments] = useState<readonly UploadedDocument[]>([])
  const [isSent, setIsSent] = useState(false)
  const current = useRef(documents)
  function update(newDocuments: readonly UploadedDocument[]) {
    current.current = newDocuments
    setDocuments(newDocuments)
    setIsSent(false)
  }
  const uploads = useDocumentUploads({
    documents,
    getDocuments: () => current.current,
    updateDocuments: (change) => update(change(current.current)),
  })
  const isSending = statusState.pending.includes('addDocuments')

  async function send() {
    const sent = current.current
    const status = await statusState.performAction('addDocuments', { documents: sent.map(({ id }) => id) })
    if (!status) return
    uploads.uploadQueue.forget(sent)
    update(current.current.filter((document) => !sent.includes(document)))
    setIsSent(true)
    document.getElementById('documents')?.focus()
  }
  return (
    <div className={styles.uploadDocuments}>
      <DocumentUpload title={messages.upload} uploads={uploads} error={statusState.errors.documents} />
      {documents.length > 0 && (
        <div className={`row ${styles.sendDocuments}`}>
          <Button aria-disabled={isSending} onClick={send}>
            {isSending ? messages.sending : messages.send}
          </Button>
          <span>{messages.notSent}</span>
        </div>
      )}
      <p role="status">{isSent && messages.sent}</p>
    </div>
  )
}

/** Without script they are sent with the form of the message, which comes back as it was left. */
function FormUpload({ statusState }: { statusState: StatusState }) {
  return (
    <div className={`${styles.uploadDocuments} ${styles.formUpload}`}>
      <TextField {...fileFieldProps} form={messageFormId} error={statusState.errors.documents} />
      <Button
        type="submit"
        form={messageFormId}
        name="do"
        value="addDocuments"
        formEncType="multipart/form-data"
      >
        {messages.send}
      </Button>
    </div>
  )
}
