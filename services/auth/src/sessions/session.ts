/** A session: as long as its row stands, and is used, the tokens that name it are good. */
import { Instant, Item, isUuid, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.ts'
import type { AuthSettings } from '../settings.ts'

/** One sign-in of one administrator. */
@Table('session')
export class Session extends Item {
  @Text({ index: true }) administrator!: string
  @Instant() lastUsedAt!: Date
  @Instant({ index: true }) expiresAt!: Date
}

const aMinute = 60_000

/** Begins a session, and forgets those that have ended by themselves. */
export async function beginSession(
  em: EntityManager,
  administrator: string,
  { idle, longest }: AuthSettings,
): Promise<Session> {
  const now = Date.now()
  const ended = [{ expiresAt: { $lte: new Date(now) } }, { lastUsedAt: { $lte: new Date(now - idle) } }]
  await em.nativeDelete(Session, { $or: ended })
  const session = Object.assign(new Session(), {
    administrator,
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + longest),
  })
  em.persist(session)
  return session
}

/** Whose session it is, if it stands; being asked about, it was used. */
export async function whoseSession(
  em: EntityManager,
  sid: string,
  { idle }: AuthSettings,
): Promise<Administrator | null> {
  const now = Date.now()
  const session = isUuid(sid) ? await em.findOne(Session, { id: sid }) : null
  if (!session || session.expiresAt.getTime() <= now || session.lastUsedAt.getTime() <= now - idle)
    return null
  // Once a minute is exact enough, and spares a write with each call.
  if (session.lastUsedAt.getTime() < now - aMinute) {
    await em.nativeUpdate(Session, { id: sid }, { lastUsedAt: new Date(now) })
  }
  return em.findOne(Administrator, { id: session.administrator })
}

/** Ends it at once; says whether there was one to end. */
export const endSession = async (em: EntityManager, sid: string) =>
  (await em.nativeDelete(Session, { id: sid })) > 0
