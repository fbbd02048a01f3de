/** Sends one picture or PDF, telling how far it has come. By XMLHttpRequest, since fetch does not tell that. */

/** A file that the site has, and where. */
type SentFile = { address: string; kind: string }

type Outcome = { file: SentFile } | { problem: string } | 'signed out' | 'cancelled'

export type Sending = { outcome: Promise<Outcome>; cancel(): void }

/** How long nothing may move before a sending is given up, in milliseconds. */
const patience = 60_000

/** `onProgress` is told the whole percent that has been sent. */
export function sendFile(file: File, token: string | null, onProgress: (percent: number) => void): Sending {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(outcome: Outcome) {
    clearTimeout(timer)
    resolve(outcome)
  }
  function keepWaiting() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      end({ problem: `${file.name} took too long. Try again, or make it smaller first.` })
      request.abort()
    }, patience)
  }

  request.upload.onprogress = ({ loaded, total }) => {
    keepWaiting()
    if (total > 0) onProgress(Math.floor((loaded / total) * 100))
  }
  request.onload = () => end(outcomeOf(file, request.status, request.responseText))
  request.onerror = () =>
    end({ problem: `${file.name} did not arrive. Check your connection and try again.` })
  request.onabort = () => end('cancelled')
  request.open('POST', '/api/admin/files')
  // Says that a script of our own page sends it.
  request.setRequestHeader('X-Requested-With', 'fetch')
  request.setRequestHeader('Accept', 'application/json')
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
  const body = new FormData()
  body.append('file', file, file.name)
  keepWaiting()
  request.send(body)
  return { outcome: promise, cancel: () => request.abort() }
}

function outcomeOf({ name }: File, status: number, text: string): Outcome {
  if (status === 401) return 'signed out'
  const answer = read(text)
  if (status === 201 && typeof answer.address === 'string')
    return { file: { address: answer.address, kind: String(answer.kind) } }
  const detail = typeof answer.detail === 'string' ? answer.detail : ''
  return { problem: detail || `${name} could not be taken. Try again in a minute.` }
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
