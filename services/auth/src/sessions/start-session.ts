/** Starts the session of somebody whose password and second factor are right. */
import { type Context, hashAddress } from '@access/service-kit'
import {
  type Administrator,
  lockAdministrator,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { getAuthSettings } from './auth-settings.ts'
import { describePlace, parseDevice } from './device.ts'
import { rememberDevice } from './known-device.ts'
import { createSession, deleteSession } from './session.entity.ts'
import { deleteSignInAttempts, type OwnCounter } from './sign-in-attempt.entity.ts'
import { signToken } from './signing-keys.ts'

/** The token; null when the account has changed since its password was verified. */
export function startSession(
  context: Context,
  { id, passwordHash }: Administrator,
  counter: OwnCounter | null,
): Promise<{ user: Administrator; token: string } | null> {
  const { em, settings, userAgent, clientIp } = context
  return em.fork().transactional(async (tx) => {
    // Read again and locked: the password may have been reset, or the account disabled, while it was hashed.
    const user = await lockAdministrator(tx, id, { passwordHash, disabledAt: null })
    if (!user) return null
    const ownSettings = getAuthSettings(settings)
    // One browser has one session: anyone who signs in again leaves none behind.
    const former = context.administrator ?? context.restrictedAdministrator
    if (former) await deleteSession(tx, former.sid)
    const session = await createSession(
      tx,
      { administrator: id, device: parseDevice(userAgent), place: describePlace(clientIp) },
      ownSettings,
    )
    user.lastSignedInAt = session.createdAt
    await deleteSignInAttempts(tx, user.email, settings.secret, counter)
    await rememberDevice(tx, context, id, {
      isSecure: ownSettings.relyingParty.origin.startsWith('https:'),
    })
    const { email, name, role } = user
    const actor = { id, name, role, sid: session.id, addressHash: hashAddress(settings, clientIp) }
    recordAccountEvent(tx, { id, email }, actor, 'signed in')
    return {
      user,
      token: signToken(ownSettings.keys, { id, email, name, sid: session.id }, session.expiresAt),
    }
  })
}
