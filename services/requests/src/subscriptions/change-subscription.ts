/** Confirms, opens and ends a subscription: anyone who has its secret link may, and anyone who has the code that ends it may end it. */
import { timingSafeEqual } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findNextOpening } from '../platform/deadlines/request-deadlines.ts'
import {
  computeBlindIndexes,
  DecryptionError,
  decryptValue,
  type EncryptionKeys,
} from '../platform/encryption/encryption.ts'
import type { OfficeSettings } from '../platform/office/office-settings.ts'
import {
  computeEndCode,
  type FollowedSearch,
  getLinkIndexText,
  parseEndCode,
  SearchSubscription,
  type SubscriptionPayload,
} from './search-subscription.entity.ts'

interface LinkContext {
  em: EntityManager
  keys: EncryptionKeys
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
  return timingSafeEqual(Buffer.from(computeEndCode(id, link)), Buffer.from(linkOrCode)) ? subscription : null
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

async function endSameSearches(
  { em, keys }: LinkContext,
  { id, addressHash, ...stored }: SearchSubscription,
) {
  const { search, category, court } = decryptValue<SubscriptionPayload>(
    keys,
    id,
    stored as SearchSubscription,
  )
  const others = await em.find(SearchSubscription, {
    addressHash,
    id: { $ne: id },
    confirmedAt: { $ne: null },
  })
  for (const other of others) {
    const followed = readFollowedSearch(keys, other)
    if (followed?.search === search && followed.category === category && followed.court === court)
      em.remove(other)
  }
}

/** Null for one that cannot be decrypted, which must not keep its owner from confirming another. */
function readFollowedSearch(keys: EncryptionKeys, subscription: SearchSubscription): FollowedSearch | null {
  try {
    return getFollowedSearch({ keys }, subscription)
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}

/** What it follows. */
export function getFollowedSearch(
  { keys }: Pick<LinkContext, 'keys'>,
  subscription: SearchSubscription,
): FollowedSearch {
  const { search, category, court } = decryptValue<SubscriptionPayload>(keys, subscription.id, subscription)
  return { search, category, court }
}
