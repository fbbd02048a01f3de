/** Stores a subscription that waits to be confirmed, and asks the owner of the address to do so. */
import { randomUUID } from 'node:crypto'
import { acquireAdvisoryLock, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Visitor } from '../platform/email/email-limits.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { computeBlindIndexes, type EncryptionKeys } from '../platform/encryption/encryption.ts'
import { getAddressIndexText, newSubscription, SearchSubscription } from './search-subscription.entity.ts'
import type { SubscriptionAnswers } from './subscription.rules.ts'

/** In milliseconds: how long somebody has to confirm it. */
export const confirmationWindowMs = 24 * 3_600_000

/** Of so many for one address within the window nobody is told more: it would be a way to fill a mailbox. */
const maxUnconfirmed = 3
/** How many searches one address may follow. */
const maxForAddress = 20

interface SubscriptionContext {
  em: EntityManager
  keys: EncryptionKeys
  settings: Settings
  visitor: Visitor
}

/**
 * Whatever comes of it, the answer is the same: who sends an address learns nothing about it. What looks like spam is
 * asked to be confirmed like the rest: who was quick is a person once they say yes, and a program never is.
 */
export async function subscribe(
  { em, keys, settings, visitor }: SubscriptionContext,
  answers: SubscriptionAnswers,
): Promise<{ id: string }> {
  const { email } = answers
  if (await hasTooMany({ em, keys }, email)) return { id: randomUUID() }
  const { subscription, link } = newSubscription(answers, keys)
  em.persist(subscription)
  await enqueueEmail(em, keys, {
    kind: 'subscriptionConfirmation',
    to: email,
    visitor,
    values: { confirmUrl: `${publicUrl(settings)}/judgments/follow/confirm#${link}` },
  })
  return subscription
}

async function hasTooMany({ em, keys }: Pick<SubscriptionContext, 'em' | 'keys'>, email: string) {
  const hashes = computeBlindIndexes(keys, getAddressIndexText(email))
  await acquireAdvisoryLock(em, hashes[0]!)
  const forAddress = { addressHash: { $in: hashes } }
  if ((await em.count(SearchSubscription, forAddress)) >= maxForAddress) return true
  const since = new Date(Date.now() - confirmationWindowMs)
  const recentCount = await em.count(SearchSubscription, { ...forAddress, createdAt: { $gt: since } })
  return recentCount >= maxUnconfirmed
}
