/** Looks at each followed search when the office opens, and writes when there is something new: once a day at most. */
import { LockMode } from '@mikro-orm/postgresql'
import { findNextOpening } from '../platform/deadlines/request-deadlines.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue } from '../platform/encryption/encryption.ts'
import { type JobContext, listDueIds, type Task } from '../platform/jobs/task.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { countNewJudgments } from './fetch-new-judgments.ts'
import { computeEndCode, SearchSubscription, type SubscriptionPayload } from './search-subscription.entity.ts'

/**
 * In milliseconds: how old a judgment is when we tell of it. An import that is still under way has been storing judgments
 * that nobody sees yet, and they are not to be missed.
 */
const settlingMs = 3_600_000

const lockMode = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const

const dueAt = (now: Date) => ({ confirmedAt: { $ne: null }, nextDueAt: { $lte: now } }) as const

export const sendSubscription: Task = {
  name: 'send subscription',

  listDue: (em, now) => listDueIds(em, SearchSubscription, dueAt(now), 'nextDueAt'),

  async run(context, id) {
    const { em, settings, now } = context
    const subscription = await em.fork().findOne(SearchSubscription, { id, ...dueAt(now()) })
    if (!subscription) return
    const keys = getEncryptionKeys(context)
    const { email, link, ...search } = decryptValue<SubscriptionPayload>(keys, id, subscription)
    const { knownUntil } = subscription
    const until = new Date(Math.max(now().getTime() - settlingMs, knownUntil.getTime()))
    // Asked before the transaction, which must not wait for another service.
    const newCount = await countNewJudgments(settings, search, { after: knownUntil, until })
    const nextDueAt = await findNextMorning(context)
    await em.transactional(async (transaction) => {
      // What was ended meanwhile, or is done by somebody else, is not written about.
      const locked = await transaction.findOne(SearchSubscription, { id, ...dueAt(now()) }, lockMode)
      if (!locked || locked.knownUntil.getTime() !== knownUntil.getTime()) return
      Object.assign(locked, { knownUntil: until, nextDueAt })
      if (newCount.count === 0) return
      await enqueueEmail(transaction, keys, {
        kind: 'newJudgments',
        to: email,
        values: {
          judgmentCount: formatCount(newCount),
          followedUrl: `${publicUrl(settings)}/judgments/following#${link}`,
          endUrl: `${publicUrl(settings)}/judgments/following/${computeEndCode(id, link)}`,
        },
      })
    })
  },
}

async function findNextMorning(context: JobContext): Promise<Date> {
  await refreshOfficeSettings(context)
  return findNextOpening(context.now(), await getOfficeSettings(context))
}

/** What there is, without what was searched for. */
function formatCount({ count, isExact }: { count: number; isExact: boolean }): string {
  if (!isExact) return `There are more than ${count} new judgments`
  return count === 1 ? 'There is one new judgment' : `There are ${count} new judgments`
}
