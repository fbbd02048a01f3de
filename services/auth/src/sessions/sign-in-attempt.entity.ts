/** The rate limit of sign-ins: five attempts a minute per account, twenty per IP address. */
import { createHmac } from 'node:crypto'
import { type Context, Item, Table, Text, TooManyRequests } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { normalizeEmail } from '../administrators/administrator.entity.ts'

/** One attempt to sign in. Account and IP address are stored as blind indexes, for a minute. */
@Table('sign_in_attempt')
export class SignInAttempt extends Item {
  @Text({ isIndexed: true }) account!: string
  @Text({ isIndexed: true }) clientIp!: string
}

const minuteMs = 60_000
const maxAttempts = { account: 5, clientIp: 20 } as const

const computeBlindIndex = (kind: keyof typeof maxAttempts, text: string, secret: string) =>
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
  await em.fork().transactional(async (tx) => {
    await tx.nativeDelete(SignInAttempt, { createdAt: { $lte: new Date(Date.now() - minuteMs) } })
    // The gateway always forwards the IP address; without one only the account is limited.
    for (const kind of clientIp ? (['account', 'clientIp'] as const) : (['account'] as const)) {
      await assertAttemptLimit(tx, kind, blindIndexes[kind])
    }
    tx.persist(Object.assign(new SignInAttempt(), blindIndexes))
  })
}

async function assertAttemptLimit(em: EntityManager, kind: keyof typeof maxAttempts, blindIndex: string) {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [blindIndex])
  const latest = await em.find(
    SignInAttempt,
    { [kind]: blindIndex },
    { orderBy: { createdAt: 'desc' }, limit: maxAttempts[kind], disableIdentityMap: true },
  )
  const first = latest[maxAttempts[kind] - 1]
  if (!first) return
  const wait = Math.ceil((first.createdAt.getTime() + minuteMs - Date.now()) / 1000)
  throw new TooManyRequests(Math.max(wait, 1), 'Too many tries to sign in. Wait a minute and try again')
}

/** Resets the limit of an account after a successful sign-in. */
export const deleteSignInAttempts = (em: EntityManager, email: string, secret: string) =>
  em.nativeDelete(SignInAttempt, { account: computeBlindIndex('account', normalizeEmail(email), secret) })
