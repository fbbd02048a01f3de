/** GET /changes: a stream that names the types of every committed change, by which the gateway drops what it keeps. */
import type { ServerResponse } from 'node:http'
import { type Inside, listen } from '@access/service-kit'
import { channel } from './announced.ts'

const heartbeat = 20_000

/** Adds the stream to the service. */
export async function changeNotices({ app, settings, signedOnly, onStop }: Inside): Promise<void> {
  const streams = new Set<ServerResponse>()
  const changed = new Set<string>()

  /** What one transaction announces arrives together and is told together. */
  function heard(type: string) {
    if (changed.size === 0) setImmediate(tell)
    changed.add(type)
  }

  function tell() {
    const notice = `data: ${JSON.stringify({ types: [...changed] })}\n\n`
    changed.clear()
    for (const stream of streams) stream.write(notice)
  }

  /** A stream that ends says "you may have missed something". */
  function endAll() {
    for (const stream of streams) stream.end()
    streams.clear()
  }

  const listening = await listen(settings.databaseUrl, channel, { heard, lost: endAll })
  const beating = setInterval(() => {
    for (const stream of streams) stream.write(': here\n\n')
  }, heartbeat)
  onStop(async () => {
    clearInterval(beating)
    endAll()
    await listening.stop()
  })

  app.get('/changes', signedOnly, (request, stream) => {
    if (!listening.isConnected()) return void stream.status(503).json({ error: 'Not listening just now' })
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write(': listening\n\n')
    streams.add(stream)
    request.on('close', () => streams.delete(stream))
  })
}
