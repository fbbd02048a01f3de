// GET /changes: the change notices of content, passed on to each shell, which keeps finished answers.
import { pipeline } from 'node:stream/promises'
import { createInnerPool, createSignatureHeaders } from '@access/service-kit/transport'
import type { Request, Response } from 'express'

/** In milliseconds; content says every two seconds that it is there. */
const timeouts = { headersTimeout: 4_000, bodyTimeout: 10_000 }

export type ChangeStream = ReturnType<typeof createChangeStream>

/** A shell's stream ends with content's: from then on it may have missed notices, and keeps nothing. */
export function createChangeStream(contentUrl: string, secret: string) {
  const pool = createInnerPool(contentUrl, { connections: null, pipelining: 1, ...timeouts })
  const streams = new Set<AbortController>()
  let isClosed = false

  const endAll = () => {
    for (const stream of streams) stream.abort()
  }

  return {
    async handler(_request: Request, response: Response) {
      if (isClosed) return void response.status(503).end()
      const stream = new AbortController()
      streams.add(stream)
      response.once('close', () => {
        streams.delete(stream)
        stream.abort()
      })
      try {
        const call = { method: 'GET' as const, path: '/changes' }
        const headers = createSignatureHeaders(secret, call)
        const answer = await pool.request({ ...call, headers, signal: stream.signal })
        response.writeHead(answer.statusCode, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        })
        response.flushHeaders()
        await pipeline(answer.body, response)
      } catch {
        if (response.headersSent) response.destroy()
        else response.status(503).end()
      }
    },
    /** Shells begin anew, and forget every answer of before. */
    endAll,
    async close() {
      isClosed = true
      endAll()
      await pool.close()
    },
  }
}
