/** Sessions: a token is valid as long as its session exists and is used. */
import { Instant, Item, isUuid, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.entity.ts'
import type { AuthSettings } from './auth-settings.ts'

/** One sign-in of one administrator. */
@Table('session')
export class Session extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Instant() lastUsedAt!: Date
  @Instant({ isIndexed: true }) expiresAt!: Date
  /** The device of the sign-in: 'Chrome on Windows'. */
  @Text({ isOptional: true }) device: string | null = null
}

const minuteMs = 60_000

/** Creates a session, and deletes expired ones. */
export async function createSession(
  em: EntityManager,
  { administrator, device }: Pick<Session, 'administrator' | 'device'>,
  { idleTimeoutMs, maxLifetimeMs }: AuthSettings,
): Promise<Session> {
  const now = Date.now()
  const ended = [
    { expiresAt: { $lte: new Date(now) } },
    { lastUsedAt: { $lte: new Date(now - idleTimeoutMs) } },
  ]
  await em.nativeDelete(Session, { $or: ended })
  const session = Object.assign(new Session(), {
    administrator,
    device,
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + maxLifetimeMs),
  })
  em.persist(session)
  return session
}

/** The condition of sessions that have not expired. */
export const buildActiveCondition = ({ idleTimeoutMs }: AuthSettings, now = Date.now()) => ({
  expiresAt: { $gt: new Date(now) },
  lastUsedAt: { $gt: new Date(now - idleTimeoutMs) },
})

/** The owner of a session, if it is active; a lookup counts as use. */
export async function findSessionOwner(
  em: EntityManager,
  sid: string,
  settings: AuthSettings,
): Promise<Administrator | null> {
  const now = Date.now()
  const session = isUuid(sid)
    ? await em.findOne(Session, { id: sid, ...buildActiveCondition(settings, now) })
    : null
  if (!session) return null
  // Updated once a minute at most, to avoid a write per request.
  if (session.lastUsedAt.getTime() < now - minuteMs) {
    await em.nativeUpdate(Session, { id: sid }, { lastUsedAt: new Date(now) })
  }
  return em.findOne(Administrator, { id: session.administrator, disabledAt: null })
}

/** Ends a session; returns whether there was one. */
export const deleteSession = async (em: EntityManager, sid: string) =>
  (await em.nativeDelete(Session, { id: sid })) > 0
