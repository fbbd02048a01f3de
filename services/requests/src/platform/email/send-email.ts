/** Sends what waits in the outbox, and retries what no server accepted. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { encryptValue } from '../encryption/encryption.ts'
import { listDueIds } from '../jobs/list-due-ids.ts'
import { scheduleJobs } from '../jobs/schedule-jobs.ts'
import type { JobContext, Task } from '../jobs/task.ts'
import { getOfficeSettings } from '../office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../office/refresh-office-settings.ts'
import { deliverEmail } from './deliver-email.ts'
import { explainError, getErrorCode, getServerReply, isPermanentFailure } from './delivery-errors.ts'
import { decryptEmail, erasedPayload, OutboxEmail } from './outbox-email.entity.ts'
import { getNextAttempt } from './retry-schedule.ts'

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
    await refreshOfficeSettings(context)
    const office = await getOfficeSettings(context)
    await context.em.transactional(async (em) => {
      const email = await em.findOne(OutboxEmail, { id, state: 'waiting' }, skipLocked)
      if (!email) return
      const keys = getEncryptionKeys(context)
      try {
        await deliverEmail(email, decryptEmail(email, keys), { settings: context.settings, office })
      } catch (error) {
        const serverReply = getServerReply(error)
        // Only an email that could be decrypted got as far as a server that replies.
        if (serverReply)
          Object.assign(email, encryptValue(keys, email.id, { ...decryptEmail(email, keys), serverReply }))
        return recordFailure(email, error, em as EntityManager, context)
      }
      Object.assign(email, { state: 'sent', sentAt: context.now(), ...erasedPayload })
    })
  },
}

const skipLocked = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const

async function recordFailure(
  email: OutboxEmail,
  error: unknown,
  em: EntityManager,
  { log, now }: JobContext,
) {
  const { id, kind, enqueuedAt } = email
  const nextAttempt = isPermanentFailure(error) ? null : getNextAttempt(enqueuedAt, now())
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
