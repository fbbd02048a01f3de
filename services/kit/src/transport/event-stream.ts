/** Follows a stream of server-sent events of another of our processes, and connects again when it ends. */
import { setTimeout as pause } from 'node:timers/promises'
import { createInnerPool } from './client.ts'
import { createSignatureHeaders } from './signature.ts'

/** In milliseconds: how often the sender says that it is there, and after what silence a stream counts as broken. */
export const streamHeartbeat = 2_000
const idleTimeout = 10_000

/** Milliseconds before a retry. */
const retryDelays = { initial: 100, max: 2_000 }

interface Options {
  url: string
  path: string
  secret: string
  /** Events arrive from now on. */
  onConnected(): void
  /** The data of an event. */
  onEvent(data: string): void
  /** Events may have been missed from now on; called after each attempt that failed, too. */
  onLost(reason: Error): void
}

/** Returns a function that stops it. */
export function followEventStream({ url, path, secret, onConnected, onEvent, onLost }: Options) {
  const stopped = new AbortController()
  const pool = createInnerPool(url, { bodyTimeout: idleTimeout, headersTimeout: 4_000 })
  let delay = retryDelays.initial

  async function readStream() {
    const signed = { method: 'GET' as const, path }
    const { statusCode, body } = await pool.request({
      ...signed,
      headers: { accept: 'text/event-stream', ...createSignatureHeaders(secret, signed) },
      signal: stopped.signal,
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`the stream was rejected with ${statusCode}`)
    }
    delay = retryDelays.initial
    onConnected()
    let rest = ''
    body.setEncoding('utf8')
    for await (const chunk of body) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data:')) onEvent(line.slice('data:'.length))
    }
    throw new Error('the stream has ended')
  }

  async function run() {
    while (!stopped.signal.aborted) {
      await readStream().catch(onLost)
      await pause(delay, undefined, { signal: stopped.signal }).catch(() => {})
      delay = Math.min(delay * 2, retryDelays.max)
    }
  }

  const running = run()
  return async function stop() {
    stopped.abort()
    await running
    await pool.destroy()
  }
}
