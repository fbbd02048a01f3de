/** Confirms, opens and ends a subscription: whoever has its secret link may. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { findNextOpening } from '../platform/deadlines/next-opening.ts'
import { computeBlindIndexes, decryptValue, type EncryptionKeys } from '../platform/encryption/encryption.ts'
import type { OfficeSettings } from '../platform/office/office-settings.ts'
import {
  type FollowedSearch,
  getLinkIndexText,
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
    const followed = decryptValue<SubscriptionPayload>(keys, other.id, other)
    if (followed.search === search && followed.category === category && followed.court === court)
      em.remove(other)
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
