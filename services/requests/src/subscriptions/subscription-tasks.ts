/** Tasks about followed searches: what is new is written, and what nobody confirmed is deleted. */

import { callService, type Settings } from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { findNextOpening } from '../platform/deadlines/request-deadlines.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue } from '../platform/encryption/encryption.ts'
import { createPurgeTask, type JobContext, listDueIds, type Task } from '../platform/jobs/task.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import {
  computeEndCode,
  type FollowedSearch,
  SearchSubscription,
  type SubscriptionPayload,
} from './search-subscription.entity.ts'
import { confirmationWindowMs } from './subscriptions.ts'

/**
 * In milliseconds: how old a judgment is when we tell of it. An import that is still under way has been storing judgments
 * that nobody sees yet, and they are not to be missed.
 */
const settlingMs = 3_600_000

const lockMode = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const

const dueAt = (now: Date) => ({ confirmedAt: { $ne: null }, nextDueAt: { $lte: now } }) as const

/** Looks when the office opens, and writes when there is something new: once a day at most. */
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

const requestTimeout = 10_000

/** How many there are, as far as is counted. */
const newJudgments = z.object({ count: z.int().nonnegative(), isExact: z.boolean() })

/** Counts those that were added after one moment and until another; rejects when the service does not answer. */
async function countNewJudgments(
  settings: Settings,
  search: FollowedSearch,
  { after, until }: { after: Date; until: Date },
): Promise<z.output<typeof newJudgments>> {
  const answer = await callService(settings, settings.env.CONTENT_URL, '/new-judgments', {
    body: { ...search, after, until },
    timeoutMs: requestTimeout,
  })
  if (!answer.ok) throw new Error(`new judgments could not be counted: status ${answer.status}`)
  return newJudgments.parse(await answer.json())
}

/** Deletes one that nobody has confirmed within a day, with the address that somebody typed. */
export const purgeSubscription = createPurgeTask(
  'purge subscription',
  SearchSubscription,
  (now) => ({ confirmedAt: null, createdAt: { $lte: new Date(now.getTime() - confirmationWindowMs) } }),
  'createdAt',
)
