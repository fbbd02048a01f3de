/**
 * GET /changes: a stream with the types of every committed change and their number, by which shells drop what they
 * have stored. When a scheduled post becomes visible, that is a change too, although nothing is committed then.
 */
import type { ServerResponse } from 'node:http'
import {
  formatChangeEvent,
  listenToChannel,
  type RouteContext,
  startPolling,
  streamHeartbeat,
} from '@access/service-kit'
import { changeChannel } from './content-type/notify-changes.ts'
import { hasPublication } from './posts/post.entity.ts'

/** In milliseconds: how often it is looked whether a scheduled post has become visible. */
const publicationInterval = 1_000

/** Adds the route of the stream to the service. */
export async function addChangeStream({
  app,
  orm,
  log,
  settings,
  requireSignature,
  afterMutation,
  onStop,
}: RouteContext): Promise<void> {
  const streams = new Set<ServerResponse>()
  const changedTypes = new Set<string>()
  let isMarkerExpected = false

  /** What changed is sent with the marker that follows it, which has the number. */
  function onNotification(payload: string) {
    if (payload.startsWith('#')) return sendNotice(Number(payload.slice(1)))
    addChangedType(payload)
  }

  function addChangedType(type: string) {
    changedTypes.add(type)
    requestMarker()
  }

  function requestMarker() {
    if (isMarkerExpected || streams.size === 0) return
    isMarkerExpected = true
    // Changes without a number are not sent: a follower begins anew.
    subscription.sendMarker().catch(endStreams)
  }

  function sendNotice(id: number) {
    const notice = formatChangeEvent({ id, types: [...changedTypes] })
    isMarkerExpected = false
    changedTypes.clear()
    for (const stream of streams) stream.write(notice)
  }

  /** The end of a stream means that notices may have been missed. */
  function endStreams() {
    isMarkerExpected = false
    changedTypes.clear()
    for (const stream of streams) stream.end()
    streams.clear()
  }

  let lookedAt = new Date()
  async function noticePublications() {
    const now = new Date()
    try {
      if (streams.size > 0 && (await hasPublication(orm.em.fork(), lookedAt, now))) addChangedType('BlogPost')
    } catch (error) {
      // The shells drop what they have stored, and reconnect.
      endStreams()
      throw error
    }
    lookedAt = now
  }

  const subscription = await listenToChannel(settings.databaseUrl, changeChannel, {
    onNotification,
    onConnectionLost: endStreams,
  })
  // While it is not listening nobody has a stream, and nobody caches anything.
  afterMutation(() => subscription.sendMarker().catch(() => 0))
  const stopNoticing = startPolling(noticePublications, {
    interval: publicationInterval,
    log,
    failure: 'scheduled posts could not be looked at',
  })
  const heartbeatTimer = setInterval(() => {
    for (const stream of streams) stream.write(': here\n\n')
  }, streamHeartbeat)
  onStop(async () => {
    clearInterval(heartbeatTimer)
    endStreams()
    await stopNoticing()
    await subscription.stop()
  })

  app.get('/changes', requireSignature, (request, stream) => {
    if (!subscription.isConnected()) return void stream.status(503).json({ error: 'Not listening just now' })
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write(': listening\n\n')
    streams.add(stream)
    requestMarker()
    request.on('close', () => streams.delete(stream))
  })
}
