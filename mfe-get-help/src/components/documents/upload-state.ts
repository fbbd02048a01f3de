/** What an upload box shows: its documents that are not uploaded yet, its photos, and what it says of them. */
import type { PhotoDocument } from './photo-documents.ts'
import type { UploadFile } from './upload-document.ts'

/** A document that is not uploaded yet, or could not be. */
export interface PendingUpload {
  key: number
  name: string
  state:
    | { status: 'converting' }
    | { status: 'uploading'; percent: number }
    | { status: 'offline'; message: string }
    | { status: 'failed'; message: string; canRetry: boolean }
  /** What is sent, or sent again; a file that cannot be retried does not count towards the limit. */
  file?: UploadFile | undefined
  cancel?: () => void
}

export interface UploadState {
  /** In the order in which they were chosen. */
  pendingUploads: readonly PendingUpload[]
  /** The documents of this visit's photos. */
  photoDocuments: readonly PhotoDocument[]
  /** The text for screen readers. */
  announcement: string
  /** Why the last chosen file was not accepted. */
  errorMessage: string | null
}

export const emptyUploadState: UploadState = {
  pendingUploads: [],
  photoDocuments: [],
  announcement: '',
  errorMessage: null,
}
