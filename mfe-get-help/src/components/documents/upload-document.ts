/** Uploads one document with progress. By XMLHttpRequest, since fetch reports no upload progress. */
import { documentMessages, rejectionMessages } from '@access/requests/intake/attachments/document.rules'
import type { UploadedDocument } from '../../journey/form-contract.ts'

/** What is uploaded as one document: a file, or the pictures of its pages. */
export interface UploadFile {
  name: string
  /** In bytes. */
  size: number
  parts: readonly File[]
}

/** The uploaded document; or the error message, and whether a retry makes sense. */
export type UploadOutcome =
  | { document: UploadedDocument }
  | { message: string; canRetry: boolean }
  | 'offline'
  | 'cancelled'

export interface Upload {
  outcome: Promise<UploadOutcome>
  cancel(): void
}

/** How long an upload may stall before it is aborted, in milliseconds. */
const stallTimeout = 60_000

/** `onProgress` is called with the percentage, rounded down. */
export function uploadDocument(file: UploadFile, onProgress: (percent: number) => void): Upload {
  const { promise, resolve } = createDeferred<UploadOutcome>()
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(outcome: UploadOutcome) {
    clearTimeout(timer)
    resolve(outcome)
  }
  function giveUp() {
    settle({ message: documentMessages.timedOut(file.name), canRetry: true })
    request.abort()
  }
  function restartTimer() {
    clearTimeout(timer)
    timer = setTimeout(giveUp, stallTimeout)
  }

  request.upload.onprogress = ({ loaded, total }) => {
    restartTimer()
    if (total > 0) onProgress(Math.floor((loaded / total) * 100))
  }
  request.onload = () => settle(parseUploadOutcome(file, request.status, request.responseText))
  request.onerror = () =>
    settle(navigator.onLine ? { message: documentMessages.failed(file.name), canRetry: true } : 'offline')
  request.onabort = () => settle('cancelled')
  request.open('POST', '/api/documents')
  // Marks the request as sent by a script of our own page.
  request.setRequestHeader('X-Requested-With', 'fetch')
  request.setRequestHeader('Accept', 'application/json')
  const body = new FormData()
  for (const part of file.parts) body.append('file', part, part.name)
  restartTimer()
  request.send(body)
  return { outcome: promise, cancel: () => request.abort() }
}

const rejectionStatuses = [400, 413, 415]
const busyStatuses = [429, 503]

function parseUploadOutcome(file: UploadFile, status: number, text: string): UploadOutcome {
  const { name } = file
  const response = parseJsonObject(text)
  if (status === 201 && typeof response?.id === 'string') {
    if (response.scan === 'infected') return { message: documentMessages.virus(name), canRetry: false }
    const retainedUntil = typeof response.retainedUntil === 'string' ? response.retainedUntil : ''
    const size = typeof response.size === 'number' ? response.size : file.size
    return { document: { id: response.id, name, size, retainedUntil } }
  }
  const serverMessage = (response?.errors as Record<string, unknown> | undefined)?.file
  if (busyStatuses.includes(status)) {
    // With a message of its own, no retry helps today: what else the applicant can do.
    return typeof serverMessage === 'string'
      ? { message: serverMessage, canRetry: false }
      : { message: documentMessages.serverBusy(name), canRetry: true }
  }
  if (status === 408) return { message: documentMessages.timedOut(name), canRetry: true }
  if (rejectionStatuses.includes(status)) {
    // A proxy in front of the gateway may reject a large file without our message.
    return {
      message: typeof serverMessage === 'string' ? serverMessage : rejectionMessages.tooLarge(file),
      canRetry: false,
    }
  }
  return { message: documentMessages.failed(name), canRetry: true }
}

function parseJsonObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Promise.withResolvers is not in the oldest browsers we support.
function createDeferred<Value>() {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
