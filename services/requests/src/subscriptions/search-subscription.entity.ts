/**
 * A search of judgments that somebody follows by email. Who, and what they search for, is encrypted, and found by the
 * secret link of the emails alone. It is deleted as soon as it ends.
 */
import { createHash, randomBytes } from 'node:crypto'
import { Instant, Item, Table, Text } from '@access/service-kit'
import { computeBlindIndex, type EncryptionKeys, encryptValue } from '../platform/encryption/encryption.ts'
import type { SubscriptionAnswers } from './subscription.rules.ts'

@Table('search_subscription')
export class SearchSubscription extends Item {
  /** Blind indexes of the address, and of the secret link. */
  @Text({ isIndexed: true }) addressHash!: string
  @Text({ isUnique: true }) linkHash!: string
  /** When the owner of the address has confirmed it; nobody else is written to. */
  @Instant({ isOptional: true }) confirmedAt: Date | null = null
  /** Judgments that were added until then are known. */
  @Instant() knownUntil: Date = new Date()
  /** When it is looked at next. */
  @Instant({ isOptional: true, isIndexed: true }) nextDueAt: Date | null = null
  @Text() encrypted!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** What is followed; null for what does not matter. */
export interface FollowedSearch {
  search: string | null
  category: string | null
  court: string | null
}

/** What is encrypted of it. */
export interface SubscriptionPayload extends FollowedSearch {
  email: string
  /** The secret behind the `#` of the address of its own page, 256 bits. */
  link: string
}

/** One that waits to be confirmed. */
export function newSubscription(answers: SubscriptionAnswers, keys: EncryptionKeys) {
  const { email, search = null, category = null, court = null } = answers
  const link = randomBytes(32).toString('base64url')
  const payload: SubscriptionPayload = { email, search, category, court, link }
  const subscription = new SearchSubscription()
  Object.assign(
    subscription,
    computeSubscriptionIndexes(keys, payload),
    encryptValue(keys, subscription.id, payload),
  )
  return { subscription, link }
}

/**
 * What ends a subscription and shows nothing of it, for the address that email programs call by themselves: in a path it
 * gets into logs. It follows from the link, which is encrypted, so that it stays what it is after a change of keys, and
 * goes with the subscription.
 */
export const computeEndCode = (id: string, link: string) =>
  `end-${id}-${createHash('sha256').update(`end of a subscription ${link}`).digest('base64url')}`

/** The subscription that such a code names; null for what is no such code. */
export const parseEndCode = (code: string): string | null =>
  /^end-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-[\w-]{43}$/.exec(code)?.[1] ?? null

/** Its blind indexes. */
export const computeSubscriptionIndexes = (
  keys: EncryptionKeys,
  { email, link }: Pick<SubscriptionPayload, 'email' | 'link'>,
) => ({
  addressHash: computeBlindIndex(keys, getAddressIndexText(email)),
  linkHash: computeBlindIndex(keys, getLinkIndexText(link)),
})

/** What is indexed, to know an address again. */
export const getAddressIndexText = (email: string) => `address of a subscription ${email.toLowerCase()}`
/** What is indexed, to know a secret link again. */
export const getLinkIndexText = (link: string) => `link of a subscription ${link}`
