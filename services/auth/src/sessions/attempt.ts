/** Guessing passwords must be slow: five tries a minute for an account, twenty for an address, whoever it is. */
import { createHmac } from 'node:crypto'
import { type Context, Item, Table, Text, TooMany } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { addressOf } from '../administrators/administrator.ts'

/** One try to sign in. Who and from where is kept as marks that say nothing, and for a minute. */
@Table('attempt')
export class Attempt extends Item {
  @Text({ index: true }) account!: string
  @Text({ index: true }) address!: string
}

const aMinute = 60_000
const most = { account: 5, address: 20 } as const

const markOf = (kind: keyof typeof most, text: string, secret: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')

/**
 * Counts a try before it is known to be right or wrong, so that tries at the same time count too;
 * `TooMany` when there were too many within the last minute.
 */
export async function countAttempt({ em, settings, address }: Context, email: string): Promise<void> {
  if (!settings.throttles) return
  const marks = {
    account: markOf('account', addressOf(email), settings.secret),
    address: markOf('address', address, settings.secret),
  }
  await em.fork().transactional(async (inside) => {
    await inside.nativeDelete(Attempt, { createdAt: { $lte: new Date(Date.now() - aMinute) } })
    // A gateway always says where a call comes from; should one not, only the account counts.
    for (const kind of address ? (['account', 'address'] as const) : (['account'] as const)) {
      await refuseOver(inside, kind, marks[kind])
    }
    inside.persist(Object.assign(new Attempt(), marks))
  })
}

async function refuseOver(em: EntityManager, kind: keyof typeof most, mark: string) {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [mark])
  const latest = await em.find(
    Attempt,
    { [kind]: mark },
    { orderBy: { createdAt: 'desc' }, limit: most[kind], disableIdentityMap: true },
  )
  const first = latest[most[kind] - 1]
  if (!first) return
  const wait = Math.ceil((first.createdAt.getTime() + aMinute - Date.now()) / 1000)
  throw new TooMany(Math.max(wait, 1), 'Too many tries to sign in. Wait a minute and try again')
}

/** Who signed in did not guess. */
export const forgetAttempts = (em: EntityManager, email: string, secret: string) =>
  em.nativeDelete(Attempt, { account: markOf('account', addressOf(email), secret) })
