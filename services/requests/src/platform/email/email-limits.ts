/**
 * How many emails visitors may bring about. The person who types an address need not own it: a form that anybody may
 * send would fill a stranger's mailbox, and lists of spam senders would soon have our own address. What the office or
 * a schedule sends is not counted; the links of accounts have limits of their own, in auth.
 */
import { acquireAdvisoryLock, type Context, queryRows } from '@access/service-kit'
import { getMailboxKey } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndexes, type EncryptionKeys } from '../encryption/encryption.ts'

const hourMs = 3_600_000

/**
 * Of all kinds together: to one mailbox within a day; within an hour those that one client brings about, and all. A whole
 * shelter may share a connection, and thirty of its people are written to; it takes ten clients to use up what is for all.
 */
export const emailLimits = { toRecipient: 3, byClient: 30, toAll: 300 } as const

/** Why an email is held back: codes of `delivery-errors.ts`. */
export type HoldReason = 'HELD_RECIPIENT' | 'HELD_CLIENT' | 'HELD_ALL'

/**
 * The visitor who brings an email about, by the address of their client; '' is one who is not told apart from others, and
 * has no share of their own. Null where nothing is counted.
 */
export type Visitor = string | null

/** Who brings about the emails of a call: what staff do counts for no visitor's share. */
export const getVisitor = ({
  settings,
  administrator,
  clientIp,
}: Pick<Context, 'settings' | 'administrator' | 'clientIp'>): Visitor => {
  if (!settings.hasRateLimits) return null
  return administrator ? '' : clientIp
}

/** The blind indexes by which an email is counted: one for each key, the current one first. */
export interface EmailHashes {
  recipient: readonly string[]
  /** None for a visitor who is not told apart from others. */
  client: readonly string[]
}

export const computeEmailHashes = (keys: EncryptionKeys, address: string, visitor: string): EmailHashes => ({
  recipient: computeBlindIndexes(keys, `recipient of an email ${getMailboxKey(address)}`),
  client: visitor ? computeBlindIndexes(keys, `client of an email ${visitor}`) : [],
})

/**
 * Why an email may not go out now; null where it may. Until this transaction ends, others that write to the same address,
 * or come from the same client, wait.
 */
export async function findHoldReason(
  em: EntityManager,
  { recipient, client }: EmailHashes,
): Promise<HoldReason | null> {
  // The client first: in an order that differed from one email to the next, two of its calls could wait for each other.
  for (const hash of [client[0], recipient[0]]) if (hash) await acquireAdvisoryLock(em, hash)
  const now = Date.now()
  const [dayAgo, hourAgo] = [new Date(now - 24 * hourMs), new Date(now - hourMs)]
  const [row] = await queryRows<Record<keyof typeof emailLimits, number>>(
    em,
    `select count(*) filter (where recipient_hash = any($1))::int as "toRecipient",
      count(*) filter (where client_hash = any($2) and created_at > $4)::int as "byClient",
      count(*) filter (where created_at > $4)::int as "toAll"
    from outbox_email
    where recipient_hash is not null and (last_error is null or last_error not like 'HELD%')
      and (created_at > $4 or recipient_hash = any($1) and created_at > $3)`,
    [[...recipient], [...client], dayAgo, hourAgo],
  )
  // An hour later nobody asks where something came from. One that is being sent is left for the next time.
  await queryRows(
    em,
    `update outbox_email set client_hash = null where id in (select id from outbox_email
      where client_hash is not null and created_at <= $1 for update skip locked)`,
    [hourAgo],
  )
  if (row!.toRecipient >= emailLimits.toRecipient) return 'HELD_RECIPIENT'
  if (row!.byClient >= emailLimits.byClient) return 'HELD_CLIENT'
  return row!.toAll >= emailLimits.toAll ? 'HELD_ALL' : null
}
