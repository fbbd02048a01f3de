/** Follows the stream of live events, and reconnects when it ends. By `fetch`: an EventSource sends no authorization. */
import type { LiveEvents } from '@access/requests/casework/live/live.rules'

export type LiveEvent = {
  [Kind in keyof LiveEvents]: { kind: Kind; data: LiveEvents[Kind] }
}[keyof LiveEvents]

type Options = {
  token: string
  /** The path with its query, for each time that it begins. */
  getPath(): string
  onEvent(event: LiveEvent): void
  /** The stream goes on after a break, in which something may have changed. */
  onResumed(): void
}

/** In milliseconds. */
const retryDelays = { initial: 1_000, max: 30_000 }

/** Returns how to end it. */
export function followLiveEvents({ token, getPath, onEvent, onResumed }: Options): () => void {
  const stopped = new AbortController()
  let delay = retryDelays.initial
  let hasStarted = false

  /** Whether it is worth another try. */
  async function readStream(): Promise<boolean> {
    const response = await fetch(getPath(), {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: stopped.signal,
    })
    if (!response.ok || !response.body) return response.status === 429 || response.status >= 500
    delay = retryDelays.initial
    if (hasStarted) onResumed()
    hasStarted = true
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    stopped.signal.addEventListener('abort', () => reader.cancel().catch(() => {}))
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) onEvent(event)
      }
    }
    return true
  }

  async function run() {
    while (!stopped.signal.aborted) {
      const isRetried = await readStream().catch(() => true)
      if (!isRetried || stopped.signal.aborted) return
      await wait(delay, stopped.signal)
      delay = Math.min(delay * 2, retryDelays.max)
    }
  }

  void run()
  return () => stopped.abort()
}

function parseEvent(block: string): LiveEvent | null {
  const [, kind, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
  return kind && data ? ({ kind, data: JSON.parse(data) } as LiveEvent) : null
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
