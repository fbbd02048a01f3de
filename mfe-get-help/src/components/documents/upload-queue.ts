/**
 * The upload queue: each document is uploaded when it is chosen, stays in the queue with its error when that fails,
 * and moves to the draft when it succeeds.
 */
import { api } from '@access/kit'
import {
  documentMessages,
  getRejectionReason,
  limits,
  rejectionMessages,
} from '@access/requests/intake/attachments/document.rules'
import type { UploadedDocument } from '../../journey/form-contract.ts'
import { buildUpload, countExcessPages, isPhoto, type PhotoDocument, renderPages } from './photo-documents.ts'
import type { PhotoPage } from './photo-page.ts'
import { uploadMessages } from './upload.messages.ts'
import { type UploadFile, type UploadOutcome, uploadDocument } from './upload-document.ts'
import { emptyUploadState, type PendingUpload, type UploadState } from './upload-state.ts'

interface UploadQueueOptions {
  /** The uploaded documents. */
  getDocuments(): readonly UploadedDocument[]
  updateDocuments(update: (documents: readonly UploadedDocument[]) => readonly UploadedDocument[]): void
  onChange(state: UploadState): void
}

export function createUploadQueue({ getDocuments, updateDocuments, onChange }: UploadQueueOptions) {
  let state = emptyUploadState
  let lastKey = 0
  let photoDocumentCount = 0
  let photoConversion: Promise<void> = Promise.resolve()

  function update(changes: Partial<UploadState>) {
    state = { ...state, ...changes }
    onChange(state)
  }
  const announce = (announcement: string) => update({ announcement })
  const acceptFiles = () => update({ errorMessage: null })
  const reject = (errorMessage: string) => update({ errorMessage, announcement: errorMessage })

  const findRow = (searchedKey: number) => state.pendingUploads.find(({ key }) => key === searchedKey)
  const keepRows = (predicate: (row: PendingUpload) => boolean) =>
    update({ pendingUploads: state.pendingUploads.filter(predicate) })
  const removeRow = (removedKey: number) => keepRows(({ key }) => key !== removedKey)
  /** Appends a row, or replaces the one with that key; returns its key. */
  function putRow(row: Omit<PendingUpload, 'key'>, key = ++lastKey): number {
    const newRow = { ...row, key }
    const rows = state.pendingUploads
    update({
      pendingUploads: findRow(key)
        ? rows.map((other) => (other.key === key ? newRow : other))
        : [...rows, newRow],
    })
    return key
  }

  function send(file: UploadFile, key?: number) {
    const { outcome, cancel } = uploadDocument(file, (percent) => {
      if (findRow(uploadKey)) putUploading(percent, uploadKey)
    })
    const putUploading = (percent: number, rowKey?: number) =>
      putRow({ name: file.name, file, cancel, state: { status: 'uploading', percent } }, rowKey)
    const uploadKey = putUploading(0, key)
    outcome.then((uploadOutcome) => settle(uploadKey, file, uploadOutcome))
  }

  function settle(key: number, file: UploadFile, outcome: UploadOutcome) {
    if (!findRow(key) || outcome === 'cancelled') return
    const { name } = file
    if (outcome === 'offline') {
      const message = documentMessages.offline(name)
      putRow({ name, file, state: { status: 'offline', message } }, key)
      return announce(message)
    }
    if ('message' in outcome) {
      const retriedFile = outcome.canRetry ? file : undefined
      putRow({ name, file: retriedFile, state: { status: 'failed', ...outcome } }, key)
      return announce(outcome.message)
    }
    removeRow(key)
    const photos = findPhotos(name)?.pages.length
    updateDocuments((documents) => [...documents, { ...outcome.document, ...(photos && { photos }) }])
    announce(uploadMessages.added(name))
  }

  function fail(name: string, message: string) {
    putRow({ name, state: { status: 'failed', message, canRetry: false } })
    announce(message)
  }

  const isFull = () =>
    getDocuments().length +
      state.pendingUploads.filter((row) => row.file || row.state.status === 'converting').length >=
    limits.files
  const isDuplicate = ({ name, size }: UploadFile) =>
    [...getDocuments(), ...state.pendingUploads.flatMap(({ file }) => file ?? [])].some(
      (other) => other.name === name && other.size === size,
    )

  function addFile(file: File) {
    // A file that failed for good may be chosen again once it is fixed.
    keepRows((row) => row.name !== file.name || row.state.status !== 'failed' || row.state.canRetry)
    const reason = getRejectionReason(file)
    if (reason) return fail(file.name, rejectionMessages[reason](file))
    const upload = { name: file.name, size: file.size, parts: [file] }
    if (isDuplicate(upload)) return reject(documentMessages.duplicate(file.name))
    if (isFull()) return reject(documentMessages.tooMany())
    send(upload)
  }

  function addPhotos(photos: readonly File[]) {
    if (state.photoDocuments.length === 0 && isFull()) return reject(documentMessages.tooMany())
    const label = uploadMessages.preparing(photos.length)
    const key = putRow({ name: label, state: { status: 'converting' } })
    announce(label)
    photoConversion = photoConversion.then(async () => {
      const { pages, unreadable } = await renderPages(photos)
      // Cancelled in the meantime.
      if (!findRow(key)) return
      removeRow(key)
      for (const { name } of unreadable) fail(name, documentMessages.photoUnreadable())
      if (pages.length > 0) addPages(pages)
    })
  }

  /** Adds the pages to the last document if they fit, or else to a new one. */
  function addPages(pages: readonly PhotoPage[]) {
    const last = state.photoDocuments.at(-1)
    const extendedPages = [...(last?.pages ?? []), ...pages]
    if (last && countExcessPages(extendedPages) === 0) {
      removeByName(last.name)
      return sendPhotos({ name: last.name, pages: extendedPages })
    }
    photoDocumentCount += 1
    const name = photoDocumentCount === 1 ? 'Photos.pdf' : `Photos ${photoDocumentCount}.pdf`
    const excess = countExcessPages(pages)
    if (excess > 0) return fail(name, documentMessages.photosTooLarge(excess))
    sendPhotos({ name, pages })
  }

  const findPhotos = (name: string) => state.photoDocuments.find((document) => document.name === name)
  /** Further photos do not go into the document of that name. */
  const closePhotos = (name: string) =>
    update({ photoDocuments: state.photoDocuments.filter((document) => document.name !== name) })

  function sendPhotos(document: PhotoDocument) {
    if (isFull()) {
      closePhotos(document.name)
      return reject(documentMessages.tooMany())
    }
    const documents = state.photoDocuments
    update({
      photoDocuments: findPhotos(document.name)
        ? documents.map((other) => (other.name === document.name ? document : other))
        : [...documents, document],
    })
    send(buildUpload(document))
  }

  /** Removes a document by its name, pending or uploaded. */
  function removeByName(name: string) {
    for (const row of state.pendingUploads.filter((item) => item.file?.name === name)) cancelUpload(row)
    for (const { id } of getDocuments().filter((item) => item.name === name)) removeDocument(id)
  }
  function cancelUpload({ key, cancel }: PendingUpload) {
    removeRow(key)
    cancel?.()
  }
  function removeDocument(id: string) {
    updateDocuments((documents) => documents.filter((candidate) => candidate.id !== id))
    // When this fails, the server deletes the document after a day.
    api.send('DELETE', `/api/documents/${encodeURIComponent(id)}`).catch(() => {})
  }

  return {
    add(files: readonly File[]) {
      acceptFiles()
      const photos = files.filter(isPhoto)
      for (const file of files) if (!isPhoto(file)) addFile(file)
      if (photos.length > 0) addPhotos(photos)
    },
    /** Cancels a pending upload, or removes a failed one from the list. */
    cancel(key: number) {
      const row = findRow(key)
      if (!row) return
      acceptFiles()
      closePhotos(row.name)
      cancelUpload(row)
      announce(uploadMessages.removed(row.name))
    },
    retry(key: number) {
      const file = findRow(key)?.file
      if (file) send(file, key)
    },
    remove({ id, name }: UploadedDocument) {
      acceptFiles()
      closePhotos(name)
      removeDocument(id)
      announce(uploadMessages.removed(name))
    },
    /** Removes a photo from its document, which is uploaded anew. */
    removePhoto(name: string, page: PhotoPage) {
      acceptFiles()
      photoConversion = photoConversion.then(async () => {
        const pages = findPhotos(name)?.pages.filter((other) => other !== page) ?? []
        removeByName(name)
        announce(uploadMessages.removed(uploadMessages.photos(1)))
        if (pages.length > 0) sendPhotos({ name, pages })
        else closePhotos(name)
      })
    },
    /** Uploads what was waiting for the connection. */
    resume() {
      for (const { key, file, state: rowState } of state.pendingUploads)
        if (rowState.status === 'offline' && file) send(file, key)
    },
    /** They belong to a request from now on: further photos do not go into them. */
    forget(documents: readonly UploadedDocument[]) {
      for (const { name } of documents) closePhotos(name)
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
      const { pendingUploads, announcement } = state
      photoDocumentCount = 0
      update({ ...emptyUploadState, announcement })
      for (const { cancel } of pendingUploads) cancel?.()
    },
  }
}
