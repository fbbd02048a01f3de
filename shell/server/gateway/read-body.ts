/** Reads the body of a call. */
import type { Request } from 'express'
import { getDeclaredBytes, maxBufferedBytes } from '../admission/load-limits.ts'

/**
 * A body other than a file's, whole: a connection to the gateway is taken when it has arrived, so that slow senders
 * keep none from others. Null without one, and for a request that was not sent to its end.
 */
export async function readBody(request: Request): Promise<Buffer | 'too large' | null> {
  if (getDeclaredBytes(request.headers) === 0) return null
  if (Number(request.headers['content-length'] ?? 0) > maxBufferedBytes) return 'too large'
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBufferedBytes) return
      request.off('data', onData)
      resolve('too large')
    }
    request
      .on('data', onData)
      .once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
      .once('close', () => resolve(null))
  })
}

/** Milliseconds that a rejected client has to finish its request body. */
const drainTimeout = 10_000

/** Reads and discards the rest of a request for a while: browsers read a response only after they have sent everything. */
export function drainRequest(request: Request): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, drainTimeout).unref()
}
