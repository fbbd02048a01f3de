/** Uploads a picture or PDF and reports the progress. By XMLHttpRequest, since fetch reports none. */
import { isolate } from '@access/kit'

/** A file that the site has, and where. */
type UploadedFile = { url: string; kind: string }

type UploadOutcome = { file: UploadedFile } | { problem: string } | 'signed out' | 'cancelled'

export type Upload = { outcome: Promise<UploadOutcome>; cancel(): void }

/** How long an upload may stall before it is given up, in milliseconds. */
const stallTimeout = 60_000

/** `onProgress` is called with the percentage, rounded down. */
export function uploadFile(file: File, token: string | null, onProgress: (percent: number) => void): Upload {
  const { promise, resolve } = Promise.withResolvers<UploadOutcome>()
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(outcome: UploadOutcome) {
    clearTimeout(timer)
    resolve(outcome)
  }
  function restartTimer() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      settle({ problem: `${isolate(file.name)} took too long. Try again, or make it smaller first.` })
      request.abort()
    }, stallTimeout)
  }

  request.upload.onprogress = ({ loaded, total }) => {
    restartTimer()
    if (total > 0) onProgress(Math.floor((loaded / total) * 100))
  }
  request.onload = () => settle(parseUploadOutcome(file, request.status, request.responseText))
  request.onerror = () =>
    settle({ problem: `${isolate(file.name)} did not arrive. Check your connection and try again.` })
  request.onabort = () => settle('cancelled')
  request.open('POST', '/api/admin/files')
  // Says that a script of our own page sends it.
  request.setRequestHeader('X-Requested-With', 'fetch')
  request.setRequestHeader('Accept', 'application/json')
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
  const body = new FormData()
  body.append('file', file, file.name)
  restartTimer()
  request.send(body)
  return { outcome: promise, cancel: () => request.abort() }
}

function parseUploadOutcome({ name }: File, status: number, text: string): UploadOutcome {
  if (status === 401) return 'signed out'
  const answer = parseJsonObject(text)
  if (status === 201 && typeof answer.url === 'string')
    return { file: { url: answer.url, kind: String(answer.kind) } }
  const detail = typeof answer.detail === 'string' ? answer.detail : ''
  return { problem: detail || `${isolate(name)} could not be taken. Try again in a minute.` }
}

function parseJsonObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
