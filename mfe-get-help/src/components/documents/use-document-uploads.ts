/** The documents of a request: uploaded, pending and failed. */
import { api } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import type { UploadedDocument } from '../../journey/form-contract.ts'
import type { PendingUpload } from './pending-uploads.ts'
import type { PhotoDocument } from './photo-documents.ts'
import { createUploadQueue } from './upload-queue.ts'

interface DocumentUploadsOptions {
  documents: readonly UploadedDocument[]
  /** The current documents: several uploads may finish before the next render. */
  getDocuments(): readonly UploadedDocument[]
  updateDocuments(update: (documents: readonly UploadedDocument[]) => readonly UploadedDocument[]): void
}

export function useDocumentUploads({ documents, getDocuments, updateDocuments }: DocumentUploadsOptions) {
  const [pendingUploads, setPendingUploads] = useState<readonly PendingUpload[]>([])
  const [photoDocuments, setPhotoDocuments] = useState<readonly PhotoDocument[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const latest = useRef({ getDocuments, updateDocuments })
  useEffect(() => {
    latest.current = { getDocuments, updateDocuments }
  })
  const [uploadQueue] = useState(() =>
    createUploadQueue({
      getDocuments: () => latest.current.getDocuments(),
      updateDocuments: (update) => latest.current.updateDocuments(update),
      deleteDocument,
      onChange: setPendingUploads,
      onPhotosChange: setPhotoDocuments,
      announce: setAnnouncement,
      onReject: setErrorMessage,
    }),
  )
  useEffect(() => {
    addEventListener('online', uploadQueue.resume)
    return () => {
      removeEventListener('online', uploadQueue.resume)
      uploadQueue.reset()
    }
  }, [uploadQueue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked whenever the documents change.
  useEffect(() => void uploadQueue.removeExpired(), [uploadQueue, documents])

  return {
    documents,
    pendingUploads,
    /** The documents of this visit's photos. */
    photoDocuments,
    /** How many are still being uploaded. */
    pendingCount: pendingUploads.filter(({ state }) => state.status !== 'failed').length,
    /** The text for screen readers. */
    announcement,
    /** Why the last chosen file was not accepted. */
    errorMessage,
    uploadQueue,
  }
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>

// When this fails, the server deletes the document after a day.
function deleteDocument(id: string) {
  api.send('DELETE', `/api/documents/${encodeURIComponent(id)}`).catch(() => {})
}
