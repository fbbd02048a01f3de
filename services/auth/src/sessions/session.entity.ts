/** Sessions: a token is valid as long as its session exists and is used. */
import { Instant, Item, isUuid, type SessionRestriction, Table, Text } from '@access/service-kit'
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
  /** The network of the sign-in: 'Network 203.0.113.x'. */
  @Text({ isOptional: true }) place: string | null = null
  /** When its owner last gave a password or a second factor. */
  @Instant({ isOptional: true }) verifiedAt: Date | null = null
}

const minuteMs = 60_000

/** Creates a session, and deletes expired ones. */
export async function createSession(
  em: EntityManager,
  { administrator, device, place }: Pick<Session, 'administrator' | 'device' | 'place'>,
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
    place,
    verifiedAt: new Date(now),
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

/** An active session with its owner. */
export interface ActiveSession {
  session: Session
  owner: Administrator
  restriction: SessionRestriction | null
}

/** An active session; a lookup counts as use unless nobody did anything. */
export async function findActiveSession(
  em: EntityManager,
  sid: string,
  settings: AuthSettings,
  { isBackground = false } = {},
): Promise<ActiveSession | null> {
  const now = Date.now()
  const session = isUuid(sid)
    ? await em.findOne(Session, { id: sid, ...buildActiveCondition(settings, now) })
    : null
  if (!session) return null
  // Updated once a minute at most, to avoid a write per request.
  if (!isBackground && session.lastUsedAt.getTime() < now - minuteMs) {
    await em.nativeUpdate(Session, { id: sid }, { lastUsedAt: new Date(now) })
    session.lastUsedAt = new Date(now)
  }
  const owner = await em.findOne(Administrator, { id: session.administrator, disabledAt: null })
  return owner && { session, owner, restriction: getRestriction(owner, settings) }
}

/** What the owner of a session must do first. */
function getRestriction(
  { mustChangePassword, hasSecondFactor }: Administrator,
  { isSecondFactorRequired }: AuthSettings,
): SessionRestriction | null {
  if (mustChangePassword) return 'passwordChange'
  return isSecondFactorRequired && !hasSecondFactor ? 'secondFactorEnrolment' : null
}

/** Ends a session; returns whether there was one. */
export const deleteSession = async (em: EntityManager, sid: string) =>
  (await em.nativeDelete(Session, { id: sid })) > 0
