/**
 * Stores, confirms, opens and ends a subscription: anyone who has its secret link may, and anyone who has the code that ends
 * it may end it.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { acquireAdvisoryLock, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findNextOpening } from '../platform/deadlines/request-deadlines.ts'
import type { Visitor } from '../platform/email/email-limits.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import {
  computeBlindIndexes,
  DecryptionError,
  decryptValue,
  type EncryptionKeys,
  includesSignature,
} from '../platform/encryption/encryption.ts'
import type { OfficeSettings } from '../platform/office/office-settings.ts'
import {
  computeEndCode,
  type FollowedSearch,
  getAddressIndexText,
  getLinkIndexText,
  newSubscription,
  parseEndCode,
  SearchSubscription,
  type SubscriptionPayload,
} from './search-subscription.entity.ts'
import type { SubscriptionAnswers } from './subscription.rules.ts'

/** In milliseconds: how long somebody has to confirm it. */
export const confirmationWindowMs = 24 * 3_600_000

/** Of so many for one address within the window nobody is told more: it would be a way to fill a mailbox. */
const maxUnconfirmed = 3
/** How many searches one address may follow. */
const maxForAddress = 20

interface LinkContext {
  em: EntityManager
  keys: EncryptionKeys
}

/**
 * Whatever comes of it, the answer is the same: who sends an address learns nothing about it. What looks like spam is
 * asked to be confirmed like the rest: who was quick is a person once they say yes, and a program never is.
 */
export async function subscribe(
  { em, keys, settings, visitor }: LinkContext & { settings: Settings; visitor: Visitor },
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

async function hasTooMany({ em, keys }: LinkContext, email: string) {
  const hashes = computeBlindIndexes(keys, getAddressIndexText(email))
  await acquireAdvisoryLock(em, hashes[0]!)
  const forAddress = { addressHash: { $in: hashes } }
  if ((await em.count(SearchSubscription, forAddress)) >= maxForAddress) return true
  const since = new Date(Date.now() - confirmationWindowMs)
  const recentCount = await em.count(SearchSubscription, { ...forAddress, createdAt: { $gt: since } })
  return recentCount >= maxUnconfirmed
}

/** The subscription of a link; null when there is none, or none any more. */
export const findByLink = ({ em, keys }: LinkContext, link: string) =>
  em.findOne(SearchSubscription, { linkHash: { $in: computeBlindIndexes(keys, getLinkIndexText(link)) } })

/** The same for its link or for the code that ends it. */
export async function findToEnd(
  { em, keys }: LinkContext,
  linkOrCode: string,
): Promise<SearchSubscription | null> {
  const id = parseEndCode(linkOrCode)
  if (!id) return findByLink({ em, keys }, linkOrCode)
  const subscription = await em.findOne(SearchSubscription, { id })
  if (!subscription) return null
  const { link } = decryptValue<SubscriptionPayload>(keys, id, subscription)
  return includesSignature([computeEndCode(id, link)], linkOrCode) ? subscription : null
}

/** From now on its owner is written to. Confirmed again, nothing changes; the same search is followed once. */
export async function confirmSubscription(
  context: LinkContext,
  subscription: SearchSubscription,
  { now, office }: { now: Date; office: OfficeSettings },
): Promise<void> {
  if (subscription.confirmedAt) return
  const nextDueAt = findNextOpening(now, office)
  Object.assign(subscription, { confirmedAt: now, knownUntil: now, nextDueAt })
  await endSameSearches(context, subscription)
}

async function endSameSearches({ em, keys }: LinkContext, subscription: SearchSubscription) {
  const { id, addressHash } = subscription
  const followed = getFollowedSearch(keys, subscription)
  const others = await em.find(SearchSubscription, {
    addressHash,
    id: { $ne: id },
    confirmedAt: { $ne: null },
  })
  for (const other of others)
    if (isDeepStrictEqual(readFollowedSearch(keys, other), followed)) em.remove(other)
}

/** Null for one that cannot be decrypted, which must not keep its owner from confirming another. */
function readFollowedSearch(keys: EncryptionKeys, subscription: SearchSubscription): FollowedSearch | null {
  try {
    return getFollowedSearch(keys, subscription)
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}

/** What it follows. */
export function getFollowedSearch(keys: EncryptionKeys, subscription: SearchSubscription): FollowedSearch {
  const { search, category, court } = decryptValue<SubscriptionPayload>(keys, subscription.id, subscription)
  return { search, category, court }
}
