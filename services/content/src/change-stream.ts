/**
 * GET /changes: a stream with the types of every committed change, by which the gateway invalidates its cache. When
 * a scheduled post becomes visible, that is a change too, although nothing is committed then.
 */
import type { ServerResponse } from 'node:http'
import { listenToChannel, type RouteContext } from '@access/service-kit'
import { changeChannel } from './content-type/notify-changes.ts'
import { watchScheduledPosts } from './posts/scheduled-posts.ts'

const heartbeat = 20_000

/** The type with scheduled items. */
const scheduledType = 'BlogPost'

/** Adds the route of the stream to the service. */
export async function addChangeStream({
  app,
  orm,
  settings,
  requireSignature,
  onStop,
}: RouteContext): Promise<void> {
  const streams = new Set<ServerResponse>()
  const changedTypes = new Set<string>()

  /** The notifications of one transaction arrive together and are sent as one notice. */
  function onNotification(type: string) {
    if (type === scheduledType) publications.reset()
    addChangedType(type)
  }

  function addChangedType(type: string) {
    if (changedTypes.size === 0) setImmediate(sendNotice)
    changedTypes.add(type)
  }

  function sendNotice() {
    const notice = `data: ${JSON.stringify({ types: [...changedTypes] })}\n\n`
    changedTypes.clear()
    for (const stream of streams) stream.write(notice)
  }

  /** The end of a stream means that notices may have been missed. */
  function endStreams() {
    for (const stream of streams) stream.end()
    streams.clear()
  }

  // When publications cannot be determined, the streams end, so that the gateway clears its cache and reconnects.
  const publications = watchScheduledPosts(orm, {
    onPublished: () => addChangedType(scheduledType),
    onError: endStreams,
  })
  const subscription = await listenToChannel(settings.databaseUrl, changeChannel, {
    onNotification,
    onConnectionLost: endStreams,
  })
  const heartbeatTimer = setInterval(() => {
    for (const stream of streams) stream.write(': here\n\n')
  }, heartbeat)
  onStop(async () => {
    clearInterval(heartbeatTimer)
    publications.stop()
    endStreams()
    await subscription.stop()
  })

  app.get('/changes', requireSignature, (request, stream) => {
    if (!subscription.isConnected()) return void stream.status(503).json({ error: 'Not listening just now' })
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write(': listening\n\n')
    streams.add(stream)
    publications.scheduleNext()
    request.on('close', () => streams.delete(stream))
  })
}
