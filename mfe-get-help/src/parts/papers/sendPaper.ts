/** Sends one paper, telling how far it has come. By XMLHttpRequest, since fetch does not tell that. */
import { refusals, sentences } from '@access/requests/documents/document.rules'
import type { KeptPaper } from './paper.ts'

/** What came of it: the paper, or why not, in words, and whether it can be tried again as it is. */
export type Outcome = { paper: KeptPaper } | { problem: string; again: boolean } | 'offline' | 'cancelled'

export interface Sending {
  outcome: Promise<Outcome>
  cancel(): void
}

/** How long nothing may move before a sending is given up, in milliseconds. */
const patience = 60_000

/** `onProgress` is told the whole percent that has been sent. */
export function sendPaper(file: File, onProgress: (percent: number) => void): Sending {
  const { promise, resolve } = deferred<Outcome>()
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(outcome: Outcome) {
    clearTimeout(timer)
    resolve(outcome)
  }
  function giveUp() {
    end({ problem: sentences.timedOut(file.name), again: true })
    request.abort()
  }
  function keepWaiting() {
    clearTimeout(timer)
    timer = setTimeout(giveUp, patience)
  }

  request.upload.onprogress = ({ loaded, total }) => {
    keepWaiting()
    if (total > 0) onProgress(Math.floor((loaded / total) * 100))
  }
  request.onload = () => end(outcomeOf(file, request.status, request.responseText))
  request.onerror = () =>
    end(navigator.onLine ? { problem: sentences.failed(file.name), again: true } : 'offline')
  request.onabort = () => end('cancelled')
  request.open('POST', '/api/documents')
  // Says that a script of our own page sends it.
  request.setRequestHeader('X-Requested-With', 'fetch')
  request.setRequestHeader('Accept', 'application/json')
  const body = new FormData()
  body.append('file', file, file.name)
  keepWaiting()
  request.send(body)
  return { outcome: promise, cancel: () => request.abort() }
}

const refusing = [400, 413, 415]
const busy = [429, 503]

function outcomeOf(file: File, status: number, text: string): Outcome {
  const { name } = file
  const answer = read(text)
  if (status === 201 && typeof answer?.id === 'string') {
    if (answer.scan === 'infected') return { problem: sentences.virus(name), again: false }
    const keptUntil = typeof answer.keptUntil === 'string' ? answer.keptUntil : ''
    return { paper: { id: answer.id, name, size: file.size, keptUntil } }
  }
  if (busy.includes(status)) return { problem: sentences.serverBusy(name), again: true }
  const said = (answer?.errors as Record<string, unknown> | undefined)?.file
  if (refusing.includes(status)) {
    // A gateway before ours may refuse what is too large without our words.
    return { problem: typeof said === 'string' ? said : refusals.tooBig(file), again: false }
  }
  return { problem: sentences.failed(name), again: true }
}

function read(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Promise.withResolvers is younger than the oldest browsers we serve.
function deferred<Value>() {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
