/**
 * GET /live: a stream of server-sent events for one administrator, for as long as they look at the portal. It says that
 * something has changed, of the request that is open also who changed it and who else has it open; what it now says is
 * asked for by the calls that check and record. It keeps no session alive. Anyone who may no longer be told (their session
 * or account has ended, their role is another, the request is somebody else's) is told nothing: the stream ends.
 */
import {
  type Administrator,
  type AuditEvent,
  backgroundHeader,
  createStreamHandler,
  describeError,
  NotFound,
  type RouteContext,
  ServiceUnavailable,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { findVisibleRequest } from '../access/legal-aid-request.policy.ts'
import type { LiveEvents } from './live.rules.ts'
import { createChangeReader, listRequestChanges } from './read-changes.ts'
import {
  listPresences,
  RequestPresence,
  recordPresence,
  refreshPresences,
  toColleagues,
} from './request-presence.entity.ts'

/** One administrator who looks at the portal. */
interface Stream {
  administrator: Administrator
  request: Request
  response: Response
  /** That they have a request open. */
  presence: RequestPresence | null
  /** Who else had it open when that was last said. */
  listedColleagues?: string
}

/** Milliseconds between two looks at what has changed. */
const intervalMs = 1_000
/** Milliseconds: within what proxies wait, and how soon an ended session is noticed. */
const heartbeatMs = 20_000
/** Milliseconds: a day of work. */
const maxSinceMs = 12 * 60 * 60_000
const maxStreams = 2_000
/** Of one account: windows of several devices. */
const maxOwnStreams = 12

/** Adds the route of the stream to the service. */
export function addLiveStream({
  app,
  orm,
  log,
  requireSignature,
  getAdministrator,
  onStop,
}: RouteContext): void {
  const streams = new Set<Stream>()
  const createEntityManager = () => orm.em.fork()
  const changes = createChangeReader(createEntityManager)
  let heartbeatAt = 0
  let timer: NodeJS.Timeout | undefined

  async function look() {
    const watched = [...streams].flatMap(({ presence }) => presence?.requestId ?? [])
    const [events, presences] = await Promise.all([
      changes.read(),
      watched.length > 0 ? listPresences(createEntityManager(), watched) : [],
    ])
    await Promise.all(
      [...streams].map(async (stream) => {
        const messages = [...listChanges(stream, events), ...listPresenceChanges(stream, presences)]
        if (messages.length > 0) await send(stream, messages)
      }),
    )
    if (Date.now() >= heartbeatAt) await refresh()
  }

  /** Asks before each message: what somebody may see changes while they look. */
  async function send(stream: Stream, messages: Message[]) {
    if (!(await isStillAllowed(stream))) return void stream.response.end()
    for (const message of messages) sendMessage(stream, message)
  }

  /** Rejects where nobody can say whether the request is still visible. */
  async function isStillAllowed({ request, presence }: Stream): Promise<boolean> {
    const administrator = await authenticate(request).catch(() => null)
    if (!administrator) return false
    return !presence || isVisible(administrator, presence.requestId)
  }

  const isVisible = async (administrator: Administrator, requestId: string) =>
    Boolean(await findVisibleRequest(createEntityManager(), administrator, requestId))

  /** A client whose stream ends begins anew, and asks for what it may have missed. */
  async function run() {
    await look().catch((error: unknown) => {
      log.warn(describeError(error), 'nobody knows what has changed')
      endStreams()
    })
    timer = streams.size > 0 ? setTimeout(run, intervalMs) : undefined
  }

  async function refresh() {
    heartbeatAt = Date.now() + heartbeatMs
    await Promise.all([...streams].map((stream) => send(stream, [createClock()])))
    const presenceIds = [...streams].flatMap(({ presence }) => presence?.id ?? [])
    await refreshPresences(createEntityManager(), presenceIds)
  }

  /** Whatever the client says: that a stream goes on is not the administrator's doing. */
  function authenticate(request: Request) {
    request.headers[backgroundHeader] = 'true'
    return getAdministrator(request, 'workOnRequests')
  }

  async function open(request: Request, response: Response) {
    const administrator = await authenticate(request)
    if (streams.size >= maxStreams) throw new ServiceUnavailable()
    const { request: requestId } = request.query
    const presence = requestId === undefined ? null : await watch(String(requestId), administrator)
    const stream: Stream = { administrator, request, response, presence }
    if (response.destroyed) return leave(stream)
    response.once('close', () => {
      streams.delete(stream)
      leave(stream).catch((error: unknown) => log.warn(describeError(error), 'somebody seems to be there'))
    })
    for (const other of listOldest(streams, administrator)) other.response.end()
    if (streams.size === 0) changes.reset()
    streams.add(stream)
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    sendMessage(stream, createClock())
    timer ??= setTimeout(run, intervalMs)
    if (!presence) return
    const presences = await listPresences(createEntityManager(), [presence.requestId])
    for (const message of listPresenceChanges(stream, presences)) sendMessage(stream, message)
    const since = parseSince(request.query.since)
    if (!since) return
    const events = await listRequestChanges(createEntityManager(), presence.requestId, since)
    for (const message of listChanges(stream, events)) sendMessage(stream, message)
  }

  async function watch(requestId: string, administrator: Administrator): Promise<RequestPresence> {
    const em = createEntityManager()
    const request = await findVisibleRequest(em, administrator, requestId)
    if (!request) throw new NotFound('request', requestId)
    return recordPresence(em, request.id, administrator)
  }

  async function leave({ presence }: Stream) {
    if (presence) await createEntityManager().nativeDelete(RequestPresence, { id: presence.id })
  }

  function endStreams() {
    for (const { response } of streams) response.end()
    streams.clear()
  }

  onStop(async () => {
    clearTimeout(timer)
    const departures = [...streams].map(leave)
    endStreams()
    await Promise.allSettled(departures)
  })

  app.get('/live', requireSignature, createStreamHandler(log, 'a live stream failed', open))
}

const requestItemTypes = new Set(['legal aid request', 'document'])
const messageItemTypes = new Set(['contact message', 'contact messages'])

/** One event of the stream. */
type Message = { [Kind in keyof LiveEvents]: { kind: Kind; data: LiveEvents[Kind] } }[keyof LiveEvents]

const createClock = (): Message => ({ kind: 'clock', data: new Date().toISOString() })

function listChanges({ administrator, presence }: Stream, events: AuditEvent[]): Message[] {
  const ofOthers = events.filter(
    ({ itemId, actorId }) =>
      itemId !== null && itemId === presence?.requestId && actorId !== administrator.id,
  )
  const changes = ofOthers.map(({ id, actor, action, itemType, occurredAt }) => ({
    id,
    actor,
    action,
    itemType,
    occurredAt: occurredAt.toISOString(),
  }))
  const messages: (Message | false)[] = [
    events.some(({ itemType }) => requestItemTypes.has(itemType)) && { kind: 'requests', data: null },
    events.some(({ itemType }) => messageItemTypes.has(itemType)) && { kind: 'messages', data: null },
    changes.length > 0 && { kind: 'changes', data: changes },
  ]
  return messages.filter((message) => message !== false)
}

/** None where the same colleagues have it open as when that was last listed. */
function listPresenceChanges(stream: Stream, presences: RequestPresence[]): Message[] {
  const { administrator, presence } = stream
  if (!presence) return []
  const colleagues = toColleagues(presences, presence.requestId, administrator.id)
  const listed = JSON.stringify(colleagues)
  if (listed === (stream.listedColleagues ?? '[]')) return []
  stream.listedColleagues = listed
  return [{ kind: 'presence', data: colleagues }]
}

function sendMessage({ response }: Stream, { kind, data }: Message): void {
  if (!response.writableEnded) response.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Null without one, or with one of longer ago than a page stays open. */
function parseSince(text: unknown): Date | null {
  const since = new Date(typeof text === 'string' ? text : Number.NaN)
  return Date.now() - since.getTime() < maxSinceMs ? since : null
}

/** The oldest streams of an account that has as many as it may. */
function listOldest(streams: Set<Stream>, { id }: Administrator): Stream[] {
  const own = [...streams].filter(({ administrator }) => administrator.id === id)
  return own.slice(0, Math.max(0, own.length - maxOwnStreams + 1))
}
