/**
 * The upload queue: each document is uploaded when it is chosen, stays in the queue with its error when that fails,
 * and moves to the draft when it succeeds.
 */
import {
  documentMessages,
  getRejectionReason,
  limits,
  rejectionMessages,
} from '@access/requests/intake/attachments/document.rules'
import type { UploadedDocument } from '../../journey/form-contract.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'
import { createPhotoDocuments, isPhoto, type PhotoDocument } from './photo-documents.ts'
import type { PhotoPage } from './photo-page.ts'
import { uploadMessages } from './upload.messages.ts'
import { type UploadFile, type UploadOutcome, uploadDocument } from './upload-document.ts'

interface UploadQueueOptions {
  /** The uploaded documents. */
  getDocuments(): readonly UploadedDocument[]
  updateDocuments(update: (documents: readonly UploadedDocument[]) => readonly UploadedDocument[]): void
  /** Deletes an uploaded document on the server. */
  deleteDocument(id: string): void
  onChange(pendingUploads: readonly PendingUpload[]): void
  onPhotosChange(photoDocuments: readonly PhotoDocument[]): void
  /** Announces to screen readers what has happened. */
  announce(message: string): void
  /** Called with the reason why a file was not accepted, and with null to clear it. */
  onReject(reason: string | null): void
}

export function createUploadQueue({
  getDocuments,
  updateDocuments,
  deleteDocument,
  onChange,
  onPhotosChange,
  announce,
  onReject,
}: UploadQueueOptions) {
  const pendingUploads = createPendingUploads(onChange)
  let photoConversion: Promise<void> = Promise.resolve()
  let photoDocuments = createPhotoDocuments(onPhotosChange)

  function send(file: UploadFile, key?: number) {
    const { name } = file
    const { outcome, cancel } = uploadDocument(file, (percent) => {
      if (pendingUploads.find(uploadKey))
        pendingUploads.put({ name, file, cancel, state: { status: 'uploading', percent } }, uploadKey)
    })
    const uploadKey = pendingUploads.put(
      { name, file, cancel, state: { status: 'uploading', percent: 0 } },
      key,
    )
    outcome.then((uploadOutcome) => settle(uploadKey, file, uploadOutcome))
  }

  function settle(key: number, file: UploadFile, uploadOutcome: UploadOutcome) {
    if (!pendingUploads.find(key) || uploadOutcome === 'cancelled') return
    const { name } = file
    if (uploadOutcome === 'offline') {
      const message = documentMessages.offline(name)
      pendingUploads.put({ name, file, state: { status: 'offline', message } }, key)
      return announce(message)
    }
    if ('message' in uploadOutcome) {
      // A file that cannot be retried does not count towards the limit, and may be chosen again once it is fixed.
      pendingUploads.put(
        {
          name,
          file: uploadOutcome.canRetry ? file : undefined,
          state: { status: 'failed', ...uploadOutcome },
        },
        key,
      )
      return announce(uploadOutcome.message)
    }
    pendingUploads.remove(key)
    const photos = photoDocuments.find(name)?.pages.length
    updateDocuments((documents) => [...documents, { ...uploadOutcome.document, ...(photos && { photos }) }])
    announce(uploadMessages.added(name))
  }

  function fail(name: string, message: string) {
    pendingUploads.put({ name, state: { status: 'failed', message, canRetry: false } })
    announce(message)
  }
  function reject(reason: string) {
    onReject(reason)
    announce(reason)
  }

  const isFull = () => getDocuments().length + pendingUploads.countDocuments() >= limits.files
  const isDuplicate = (file: UploadFile) =>
    pendingUploads.has(file) ||
    getDocuments().some(({ name, size }) => name === file.name && size === file.size)

  function addFile(file: File) {
    pendingUploads.removeFailed(file.name)
    const reason = getRejectionReason(file)
    if (reason) return fail(file.name, rejectionMessages[reason](file))
    const upload = { name: file.name, size: file.size, parts: [file] }
    if (isDuplicate(upload)) return reject(documentMessages.duplicate(file.name))
    if (isFull()) return reject(documentMessages.tooMany())
    send(upload)
  }

  function addPhotos(photos: readonly File[]) {
    if (photoDocuments.isEmpty() && isFull()) return reject(documentMessages.tooMany())
    const label = uploadMessages.preparing(photos.length)
    const key = pendingUploads.put({ name: label, state: { status: 'converting' } })
    announce(label)
    const currentDocuments = photoDocuments
    photoConversion = photoConversion.then(async () => {
      const { file, isReplacement, failures } = await currentDocuments.add(photos)
      if (!pendingUploads.find(key)) {
        // Cancelled in the meantime: further photos must not include these pages.
        if (file) currentDocuments.reset(file.name)
        return
      }
      pendingUploads.remove(key)
      for (const { name, message } of failures) fail(name, message)
      if (!file) return
      if (isReplacement) removeByName(file.name)
      if (!isFull()) return send(file)
      currentDocuments.reset(file.name)
      reject(documentMessages.tooMany())
    })
  }

  /** Removes a document by its name, pending or uploaded. */
  function removeByName(name: string) {
    for (const row of pendingUploads.all().filter((item) => item.file?.name === name)) cancelUpload(row)
    for (const { id } of getDocuments().filter((item) => item.name === name)) removeDocument(id)
  }
  function cancelUpload({ key, cancel }: PendingUpload) {
    pendingUploads.remove(key)
    cancel?.()
  }
  function removeDocument(id: string) {
    updateDocuments((documents) => documents.filter((candidate) => candidate.id !== id))
    deleteDocument(id)
  }

  return {
    add(files: readonly File[]) {
      onReject(null)
      const photos = files.filter(isPhoto)
      for (const file of files) if (!isPhoto(file)) addFile(file)
      if (photos.length > 0) addPhotos(photos)
    },
    /** Cancels a pending upload, or removes a failed one from the list. */
    cancel(key: number) {
      const row = pendingUploads.find(key)
      if (!row) return
      onReject(null)
      photoDocuments.reset(row.name)
      cancelUpload(row)
      announce(uploadMessages.removed(row.name))
    },
    retry(key: number) {
      const file = pendingUploads.find(key)?.file
      if (file) send(file, key)
    },
    remove({ id, name }: UploadedDocument) {
      onReject(null)
      photoDocuments.reset(name)
      removeDocument(id)
      announce(uploadMessages.removed(name))
    },
    /** Removes a photo from its document, which is uploaded anew. */
    removePhoto(name: string, page: PhotoPage) {
      onReject(null)
      photoConversion = photoConversion.then(async () => {
        const file = photoDocuments.removePage(name, page)
        removeByName(name)
        announce(uploadMessages.removed(uploadMessages.photos(1)))
        if (file) send(file)
      })
    },
    /** Uploads what was waiting for the connection. */
    resume() {
      for (const { key, file, state } of pendingUploads.all())
        if (state.status === 'offline' && file) send(file, key)
    },
    /** They belong to a request from now on: further photos do not go into them. */
    forget(documents: readonly UploadedDocument[]) {
      for (const { name } of documents) photoDocuments.reset(name)
    },
    /** Documents that the server has deleted by now have to be uploaded again. Returns whether there are any. */
    removeExpired(now = Date.now()): boolean {
      const expired = getDocuments().filter(({ retainedUntil }) => Date.parse(retainedUntil) <= now)
      if (expired.length > 0)
        updateDocuments((documents) => documents.filter((candidate) => !expired.includes(candidate)))
      for (const { name } of expired) fail(name, documentMessages.expired(name))
      return expired.length > 0
    },
    /** Cancels all uploads and clears the queue. */
    reset() {
      photoDocuments = createPhotoDocuments(onPhotosChange)
      onPhotosChange([])
      for (const { cancel } of pendingUploads.clear()) cancel?.()
      onReject(null)
    },
  }
}
