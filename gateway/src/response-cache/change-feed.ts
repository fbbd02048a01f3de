// GET /changes: the change notices of content, for the shells, which cache whole pages.
import {
  type ChangeNotice,
  createSignatureVerifier,
  formatChangeEvent,
  streamHeartbeat,
} from '@access/service-kit/transport'
import type { Request, Response } from 'express'
import type { ResponseCache } from './response-cache.ts'

export type ChangeFeed = ReturnType<typeof createChangeFeed>

/** The streams of all shells. */
export function createChangeFeed(secret: string, responseCache: ResponseCache) {
  const verify = createSignatureVerifier(secret)
  const streams = new Set<Response>()
  let isClosed = false
  const heartbeatTimer = setInterval(() => {
    for (const stream of streams) stream.write(': here\n\n')
  }, streamHeartbeat)

  const sendAll = (text: string) => {
    for (const stream of streams) stream.write(text)
  }

  function end() {
    for (const stream of streams) stream.end()
    streams.clear()
  }

  return {
    handler({ headers, method, originalUrl: path }: Request, stream: Response) {
      if (!verify(headers, { method, path })) return void stream.status(401).end()
      // Without notices of its own it would promise what it cannot know; and one that stops waits for its streams.
      if (!responseCache.isEnabled || isClosed) return void stream.status(503).end()
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      // Whoever begins now reads what was changed before.
      stream.write(formatChangeEvent({ id: responseCache.lastChangeId, types: [] }))
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
    },
    send: (notice: ChangeNotice) => sendAll(formatChangeEvent(notice)),
    /** The end of a stream means that notices may have been missed. */
    end,
    close() {
      isClosed = true
      clearInterval(heartbeatTimer)
      end()
    },
  }
}
