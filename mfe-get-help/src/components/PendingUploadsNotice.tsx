/** What keeps Submit disabled: documents that are still being uploaded. */
import { uploadMessages } from './documents/upload.messages.ts'
import styles from './MissingAnswers.module.css'

export function PendingUploadsNotice({ id, pendingCount }: { id: string; pendingCount: number }) {
  return (
    <p className={pendingCount > 0 ? styles.message : 'live'} id={id} role="status">
      {pendingCount > 0 && uploadMessages.pendingUploads(pendingCount)}
    </p>
  )
}
