/**
 * The limit of wrong codes over hours and days (NIST SP 800-63B-4, 3.2.2: at most a hundred in a row). Five a minute
 * would be thousands a day, of a million codes of which three are right. Only codes beside the right password count, so
 * that strangers shut nobody out; recovery codes and passkeys, which nobody guesses, go on signing in.
 */
import {
  type Administrator,
  type Context,
  callService,
  describeError,
  Item,
  recordAttempt,
  Table,
  Text,
} from '@access/service-kit'
import { recordAccountEvent } from '../administrators/administrator.entity.ts'

/** A code that did not match, or is being compared. */
@Table('wrong_code')
export class WrongCode extends Item {
  @Text({ isIndexed: true }) administrator!: string
}

type Owner = Pick<Administrator, 'id' | 'email' | 'name'>

const hourMs = 3_600_000
const message =
  'Too many wrong codes for this account. Use a passkey or a recovery code, or choose another password by “Forgot your password?”'
const limits = [
  { max: 20, windowMs: 24 * hourMs, message },
  { max: 60, windowMs: 30 * 24 * hourMs, message },
]

/** So many within a day are told to the account's owner, once. */
const noticeAt = 5
const timeoutMs = 10_000

/**
 * Runs `verify`, and counts it if it fails; `TooManyRequests`, and no comparison, where too many have failed. It is
 * counted before, so that concurrent ones count each other.
 */
export async function limitWrongCodes(
  context: Context,
  owner: Owner,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const { em, settings } = context
  if (!settings.hasRateLimits) return verify()
  const attempt = Object.assign(new WrongCode(), { administrator: owner.id })
  const key = `wrong code ${owner.id}`
  await recordAttempt(
    em,
    attempt,
    limits.map((limit) => ({ where: { administrator: owner.id }, key, limit })),
  )
  if (await verify()) {
    await em.fork().nativeDelete(WrongCode, { id: attempt.id })
    return true
  }
  await warnOwner(context, owner)
  return false
}

/** Anyone who gives them may have the password: with another one they are of no use, and begin anew. */
export const deleteWrongCodes = (em: Context['em'], administrator: string) =>
  em.nativeDelete(WrongCode, { administrator })

async function warnOwner({ em, settings, log }: Context, { id, email, name }: Owner): Promise<void> {
  const since = new Date(Date.now() - 24 * hourMs)
  if ((await em.count(WrongCode, { administrator: id, createdAt: { $gt: since } })) !== noticeAt) return
  await em
    .fork()
    .transactional(async (tx) => recordAccountEvent(tx, { id, email }, 'System', 'warned of wrong codes for'))
  // Not awaited: who gives wrong codes need not know of it.
  callService(settings, settings.env.REQUESTS_URL, '/wrong-code-warnings', {
    body: { email, name, count: noticeAt },
    timeoutMs,
  }).catch((error: unknown) => log.error(describeError(error), 'the owner of an account was not warned'))
}
