/** The rate limit of sign-ins: five attempts a minute per account, twenty per IP address. */
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
} as const

const computeBlindIndex = (kind: keyof typeof limits, text: string, secret: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')

/**
 * Records an attempt before the password is verified, so that concurrent attempts count too;
 * throws `TooManyRequests` when there were too many within the last minute.
 */
export async function recordSignInAttempt({ em, settings, clientIp }: Context, email: string): Promise<void> {
  if (!settings.hasRateLimits) return
  const blindIndexes = {
    account: computeBlindIndex('account', normalizeEmail(email), settings.secret),
    clientIp: computeBlindIndex('clientIp', clientIp, settings.secret),
  }
  // The gateway always forwards the IP address; without one only the account is limited.
  const kinds = clientIp ? (['account', 'clientIp'] as const) : (['account'] as const)
  await recordAttempt(
    em,
    Object.assign(new SignInAttempt(), blindIndexes),
    kinds.map((kind) => ({
      where: { [kind]: blindIndexes[kind] },
      key: blindIndexes[kind],
      limit: limits[kind],
    })),
  )
}

/** Resets the limit of an account after a successful sign-in. */
export const deleteSignInAttempts = (em: EntityManager, email: string, secret: string) =>
  em.nativeDelete(SignInAttempt, { account: computeBlindIndex('account', normalizeEmail(email), secret) })
