/** Who has which request open: a row for each stream, which is of no use a minute later. */
import { type Administrator, Instant, Item, inReadingOrder, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PresentColleague } from './live.rules.ts'

/** Seconds after which somebody is no longer there whose process has not said otherwise. */
const presenceSeconds = 60

@Table('request_presence')
export class RequestPresence extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Property({ type: 'uuid' }) administratorId!: string
  @Text() name!: string
  @Instant() seenAt!: Date
}

/** Says that somebody has the request open. */
export async function recordPresence(
  em: EntityManager,
  requestId: string,
  { id: administratorId, name }: Pick<Administrator, 'id' | 'name'>,
): Promise<RequestPresence> {
  const presence = Object.assign(new RequestPresence(), {
    requestId,
    administratorId,
    name,
    seenAt: new Date(),
  })
  await em.persist(presence).flush()
  return presence
}

/** Who has which of these requests open, by name. */
export function listPresences(em: EntityManager, requestIds: string[]): Promise<RequestPresence[]> {
  return em.find(
    RequestPresence,
    { requestId: { $in: requestIds }, seenAt: { $gte: getOldestSeen() } },
    {
      orderBy: [{ [inReadingOrder('name')]: 'asc' }, { id: 'asc' }],
      limit: maxPresences,
      disableIdentityMap: true,
    },
  )
}

/** Those of one request without the caller, each once. */
export function toColleagues(
  presences: RequestPresence[],
  requestId: string,
  administratorId: string,
): PresentColleague[] {
  const others = presences.filter(
    (presence) => presence.requestId === requestId && presence.administratorId !== administratorId,
  )
  return [...new Map(others.map(({ administratorId: id, name }) => [id, { id, name }])).values()]
}

/** Says that these are still there, and deletes those of processes that ended without a word. */
export async function refreshPresences(em: EntityManager, ids: string[]): Promise<void> {
  if (ids.length > 0) await em.nativeUpdate(RequestPresence, { id: { $in: ids } }, { seenAt: new Date() })
  await em.nativeDelete(RequestPresence, { seenAt: { $lt: getOldestSeen() } })
}

const maxPresences = 1_000
const getOldestSeen = () => new Date(Date.now() - presenceSeconds * 1_000)
