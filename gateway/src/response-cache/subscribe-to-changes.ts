// Subscribes to the change notices of the content service, which it sends on every commit.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Agent, request } from 'undici'
import { createSignatureHeaders } from '../context/request-signature.ts'
import type { ResponseCache } from './response-cache.ts'

/** The service sends a heartbeat every 20 s: a stream that is silent for longer is broken. */
const idleTimeoutMs = 60_000

interface Options {
  url: string
  secret: string
  responseCache: ResponseCache
  log: Logger
}

/** Milliseconds before a retry. */
const retryDelays = { initial: 100, max: 2_000 }

/** Enables the cache while the stream is connected. Returns a function that unsubscribes. */
export function subscribeToChanges({ url, secret, responseCache, log }: Options) {
  const stopped = new AbortController()
  const agent = new Agent({ bodyTimeout: idleTimeoutMs, headersTimeout: 4_000 })

  async function readChangeStream() {
    const headers = { accept: 'text/event-stream', ...createSignatureHeaders(secret, '') }
    const { statusCode, body } = await request(`${url}/changes`, {
      headers,
      dispatcher: agent,
      signal: stopped.signal,
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`change notices rejected with ${statusCode}`)
    }
    responseCache.enable()
    log.info('change notices arrive')
    let rest = ''
    body.setEncoding('utf8')
    for await (const chunk of body) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) handleLine(line)
    }
  }

  function handleLine(line: string) {
    if (!line.startsWith('data:')) return
    responseCache.invalidate(parseTypes(line.slice('data:'.length)))
  }

  async function run() {
    let delay = retryDelays.initial
    while (!stopped.signal.aborted) {
      try {
        await readChangeStream()
      } catch (error) {
        if (!stopped.signal.aborted) log.warn({ reason: (error as Error).message }, 'no change notices')
      }
      if (responseCache.isEnabled) delay = retryDelays.initial
      responseCache.disable()
      await pause(delay, undefined, { signal: stopped.signal }).catch(() => {})
      delay = Math.min(delay * 2, retryDelays.max)
    }
  }

  const running = run()
  return async function stop() {
    stopped.abort()
    await running
    await agent.destroy()
  }
}

/** The types in a notice; none, or a malformed notice, means that anything may have changed. */
function parseTypes(data: string): string[] | undefined {
  try {
    const { types } = JSON.parse(data) as { types?: unknown }
    return Array.isArray(types) && types.length > 0 ? types.map(String) : undefined
  } catch {
    return undefined
  }
}
