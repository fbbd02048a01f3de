/** The documents of a request: uploaded, pending and failed. */
import { useEffect, useRef, useState } from 'react'
import type { UploadedDocument } from '../../journey/form-contract.ts'
import { createUploadQueue } from './upload-queue.ts'
import { emptyUploadState } from './upload-state.ts'

interface DocumentUploadsOptions {
  documents: readonly UploadedDocument[]
  /** The current documents: several uploads may finish before the next render. */
  getDocuments(): readonly UploadedDocument[]
  updateDocuments(update: (documents: readonly UploadedDocument[]) => readonly UploadedDocument[]): void
}

export function useDocumentUploads({ documents, getDocuments, updateDocuments }: DocumentUploadsOptions) {
  const [uploadState, setUploadState] = useState(emptyUploadState)
  const latest = useRef({ getDocuments, updateDocuments })
  useEffect(() => {
    latest.current = { getDocuments, updateDocuments }
  })
  const [uploadQueue] = useState(() =>
    createUploadQueue({
      getDocuments: () => latest.current.getDocuments(),
      updateDocuments: (update) => latest.current.updateDocuments(update),
      onChange: setUploadState,
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
    ...uploadState,
    /** How many are still being uploaded. */
    pendingCount: uploadState.pendingUploads.filter(({ state }) => state.status !== 'failed').length,
    uploadQueue,
  }
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>
