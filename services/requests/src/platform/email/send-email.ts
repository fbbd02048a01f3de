/** Sends what waits in the outbox, retries what no server accepted, and purges both in the end. */
import { queryRows } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { type EncryptionKeys, encryptValue } from '../encryption/encryption.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import { createPurgeTask, type JobContext, listDueIds, type Task } from '../jobs/task.ts'
import { getCurrentOfficeSettings } from '../office/refresh-office-settings.ts'
import { type DeliveredEmail, deliverEmail } from './deliver-email.ts'
import { explainError, getErrorCode, getServerReply, isPermanentFailure } from './delivery-errors.ts'
import { isTextKind } from './emails/index.ts'
import { decryptEmail, OutboxEmail } from './outbox-email.entity.ts'
import { isNumberStopped, lockNumber } from './stopped-number.entity.ts'

export const sendEmail: Task = {
  name: 'send email',

  // What was written later than now was written by a clock that has been turned back since.
  listDue: (em, now) =>
    listDueIds(
      em,
      OutboxEmail,
      { state: 'waiting', $or: [{ nextAttemptAt: { $lte: now } }, { enqueuedAt: { $gt: now } }] },
      'nextAttemptAt',
    ),

  // If all ends between the server's yes and our knowing of it, the email goes out again, under the id it has.
  async run(context, id) {
    const office = await getCurrentOfficeSettings(context)
    await context.em.transactional(async (transaction) => {
      const em = transaction
      const email = await lockWaitingEmail(em, id)
      if (!email) return
      const keys = getEncryptionKeys(context)
      try {
        const payload = decryptEmail(email, keys)
        if (isTextKind(email.kind)) await assertNotStopped(em, keys, payload.to)
        await deliverEmail(email, payload, { settings: context.settings, office })
      } catch (error) {
        const stored = await em.findOneOrFail(OutboxEmail, { id })
        const serverReply = getServerReply(error)
        // Only an email that could be decrypted got as far as a server that replies.
        if (serverReply)
          Object.assign(stored, encryptValue(keys, id, { ...decryptEmail(stored, keys), serverReply }))
        return recordFailure(stored, error, em, context)
      }
      // Nobody waits for the disk: should this be lost with the power, the email goes out again.
      await queryRows(em, "select set_config('synchronous_commit', $1, true)", ['off'])
      await queryRows(
        em,
        `update outbox_email set state = 'sent', sent_at = $2, updated_at = $3,
          encrypted = '', data_key = '', key_id = '' where id = $1`,
        [id, context.now(), new Date()],
      )
    })
  },
}

/** In the transaction that sends: once a STOP is stored, nothing more goes out. */
async function assertNotStopped(em: EntityManager, keys: EncryptionKeys, number: string) {
  await lockNumber(em, keys, number)
  if (await isNumberStopped(em, keys, number)) throw Object.assign(new Error('stopped'), { code: 'STOPPED' })
}

type LockedEmail = DeliveredEmail & Pick<OutboxEmail, 'encrypted' | 'dataKey' | 'keyId'>

/** What is delivered of it; nothing when it is sent, or somebody else is about to. */
async function lockWaitingEmail(em: EntityManager, id: string): Promise<LockedEmail | undefined> {
  const [row] = await queryRows<Omit<LockedEmail, 'createdAt'> & { createdAt: string }>(
    em,
    `select id, kind, item, created_at as "createdAt", encrypted, data_key as "dataKey", key_id as "keyId"
      from outbox_email where id = $1 and state = 'waiting' for update skip locked`,
    [id],
  )
  return row && { ...row, createdAt: new Date(row.createdAt) }
}

async function recordFailure(
  email: OutboxEmail,
  error: unknown,
  em: EntityManager,
  { log, now }: JobContext,
) {
  const { id, kind, enqueuedAt } = email
  const nextAttempt = isPermanentFailure(error)
    ? null
    : getNextAttempt(enqueuedAt, now(), kind === 'textCode' ? textCodeLifetime : maxAge)
  email.attempts += 1
  email.lastError = getErrorCode(error)
  email.state = nextAttempt ? 'waiting' : 'dead'
  if (nextAttempt) {
    email.nextAttemptAt = nextAttempt
    await scheduleJobs(em, sendEmail, [id], nextAttempt)
  }
  const { state, attempts, lastError } = email
  log.warn(
    { email: id, kind, state, attempts, error: lastError, explanation: explainError(lastError) },
    'an email was not accepted',
  )
}

/** When the delivery of an email is retried. */
const second = 1000
const minute = 60 * second
const hour = 60 * minute

const maxAge = 48 * hour

/** In milliseconds: afterwards a code is worth nothing, and its text no more than a disturbance. */
export const textCodeLifetime = 10 * minute

/**
 * The longer it has been waiting, the longer it rests: a tenth of its age, at least five seconds and at most half an
 * hour. So after ten minutes without a mail server, all goes out within the next one. `null` after `lifetime`.
 */
export function getNextAttempt(enqueuedAt: Date, now: Date, lifetime = maxAge): Date | null {
  const age = now.getTime() - enqueuedAt.getTime()
  if (age >= lifetime) return null
  return new Date(now.getTime() + Math.min(Math.max(age / 10, 5 * second), 30 * minute))
}

const thirtyDays = 30 * 24 * 3_600_000

/** Purges emails that were sent or are dead, thirty days later, with their payload. */
export const purgeEmail = createPurgeTask(
  'purge email',
  OutboxEmail,
  (now) => ({ state: { $ne: 'waiting' as const }, updatedAt: { $lt: new Date(now.getTime() - thirtyDays) } }),
  'nextAttemptAt',
)
