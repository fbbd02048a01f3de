/**
 * GET /changes: a stream that names the types of every committed change, by which the gateway drops what it keeps. That
 * a scheduled post becomes visible is a change too, although nobody commits anything then.
 */
import type { ServerResponse } from 'node:http'
import { type Inside, listen } from '@access/service-kit'
import { channel } from './announced.ts'
import { followPublications } from './posts/publications.ts'

const heartbeat = 20_000

/** The type of which items are scheduled. */
const posts = 'BlogPost'

/** Adds the stream to the service. */
export async function changeNotices({ app, orm, settings, signedOnly, onStop }: Inside): Promise<void> {
  const streams = new Set<ServerResponse>()
  const changed = new Set<string>()

  /** What one transaction announces arrives together and is told together. */
  function heard(type: string) {
    if (type === posts) publications.changed()
    changes(type)
  }

  function changes(type: string) {
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

  // When it is not known whether a post becomes visible, whoever keeps answers starts anew, and asks again.
  const publications = followPublications(orm, { published: () => changes(posts), failed: endAll })
  const listening = await listen(settings.databaseUrl, channel, { heard, lost: endAll })
  const beating = setInterval(() => {
    for (const stream of streams) stream.write(': here\n\n')
  }, heartbeat)
  onStop(async () => {
    clearInterval(beating)
    publications.stop()
    endAll()
    await listening.stop()
  })

  app.get('/changes', signedOnly, (request, stream) => {
    if (!listening.isConnected()) return void stream.status(503).json({ error: 'Not listening just now' })
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write(': listening\n\n')
    streams.add(stream)
    publications.look()
    request.on('close', () => streams.delete(stream))
  })
}
