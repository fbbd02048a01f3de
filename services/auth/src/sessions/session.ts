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
  /** With what it began: 'Chrome on Windows'. */
  @Text({ optional: true }) device: string | null = null
}

const aMinute = 60_000

/** Begins a session, and forgets those that have ended by themselves. */
export async function beginSession(
  em: EntityManager,
  { administrator, device }: Pick<Session, 'administrator' | 'device'>,
  { idle, longest }: AuthSettings,
): Promise<Session> {
  const now = Date.now()
  const ended = [{ expiresAt: { $lte: new Date(now) } }, { lastUsedAt: { $lte: new Date(now - idle) } }]
  await em.nativeDelete(Session, { $or: ended })
  const session = Object.assign(new Session(), {
    administrator,
    device,
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + longest),
  })
  em.persist(session)
  return session
}

/** Which sessions have not ended by themselves. */
export const standing = ({ idle }: AuthSettings, now = Date.now()) => ({
  expiresAt: { $gt: new Date(now) },
  lastUsedAt: { $gt: new Date(now - idle) },
})

/** Whose session it is, if it stands; being asked about, it was used. */
export async function whoseSession(
  em: EntityManager,
  sid: string,
  settings: AuthSettings,
): Promise<Administrator | null> {
  const now = Date.now()
  const session = isUuid(sid) ? await em.findOne(Session, { id: sid, ...standing(settings, now) }) : null
  if (!session) return null
  // Once a minute is exact enough, and spares a write with each call.
  if (session.lastUsedAt.getTime() < now - aMinute) {
    await em.nativeUpdate(Session, { id: sid }, { lastUsedAt: new Date(now) })
  }
  return em.findOne(Administrator, { id: session.administrator, disabledAt: null })
}

/** Ends it at once; says whether there was one to end. */
export const endSession = async (em: EntityManager, sid: string) =>
  (await em.nativeDelete(Session, { id: sid })) > 0
