/**
 * The rate limit of passwords and second factors: five attempts a minute per account, twenty per IP address. A device
 * that has signed in before, and a session, have five of their own: what strangers do counts for strangers.
 */
import { createHmac } from 'node:crypto'
import { type Context, Item, recordAttempt, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { normalizeEmail } from '../administrators/administrator.entity.ts'

/** One attempt to sign in. Account and IP address are stored as blind indexes, for a minute. */
@Table('sign_in_attempt')
export class SignInAttempt extends Item {
  @Text({ isIndexed: true }) account!: string
  @Text({ isIndexed: true }) clientIp!: string
}

const message = 'Too many tries to sign in. Wait a minute and try again'
const limits = {
  account: { max: 5, windowMs: 60_000, message },
  clientIp: { max: 20, windowMs: 60_000, message },
  own: { max: 5, windowMs: 60_000, message },
} as const

/** What has a counter of its own: a known device or a session, by its id. */
export type OwnCounter = `device ${string}` | `session ${string}`

const computeBlindIndex = (kind: keyof typeof limits, text: string, secret: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')

/**
 * Records an attempt before the password is verified, so that concurrent attempts count too;
 * throws `TooManyRequests` when there were too many within the last minute.
 */
export async function recordSignInAttempt(
  { em, settings, clientIp }: Context,
  email: string,
  own: OwnCounter | null = null,
): Promise<void> {
  if (!settings.hasRateLimits) return
  const { secret } = settings
  const account = computeBlindIndex('account', normalizeEmail(email), secret)
  const originKind = own ? 'own' : 'clientIp'
  const origin = computeBlindIndex(originKind, own ?? clientIp, secret)
  const attempt = Object.assign(new SignInAttempt(), { account, clientIp: origin })
  await recordAttempt(em, attempt, [
    // What has a counter of its own counts for the account too, where strangers are counted, and is not limited by it.
    ...(own ? [] : [{ where: { account }, key: account, limit: limits.account }]),
    // The gateway always forwards the IP address; without one only the account is limited.
    ...(own || clientIp ? [{ where: { clientIp: origin }, key: origin, limit: limits[originKind] }] : []),
  ])
}

/** The same limits for asking for a link by e-mail, counted apart from sign-ins. */
export const recordResetAttempt = (context: Context, email: string): Promise<void> =>
  recordSignInAttempt(context, `reset ${normalizeEmail(email)}`)

/** Resets the limit of an account after a successful sign-in; that of `own` alone where it was counted apart. */
export const deleteSignInAttempts = (
  em: EntityManager,
  email: string,
  secret: string,
  own: OwnCounter | null = null,
) =>
  em.nativeDelete(
    SignInAttempt,
    own
      ? { clientIp: computeBlindIndex('own', own, secret) }
      : { account: computeBlindIndex('account', normalizeEmail(email), secret) },
  )
