/**
 * How many emails visitors may bring about. Whoever types an address need not be whose it is: a form that anybody may
 * send would fill a stranger's mailbox, and lists of spam senders would soon have our own address. What the office or
 * a schedule sends is not counted; the links of accounts have limits of their own, in auth.
 */
import { acquireAdvisoryLock, executePrepared } from '@access/service-kit'
import { getMailboxKey } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndexes, type EncryptionKeys } from '../encryption/encryption.ts'

const hourMs = 3_600_000

/** Of all kinds together: to one mailbox within a day, and to all within an hour. */
export const emailLimits = { toRecipient: 3, toAll: 300 } as const

/** Why an email is held back: codes of `delivery-errors.ts`. */
export type HoldReason = 'HELD_RECIPIENT' | 'HELD_ALL'

/** What an address is counted by: blind indexes by each key, that of today first. */
export const computeRecipientHashes = (keys: EncryptionKeys, address: string): string[] =>
  computeBlindIndexes(keys, `recipient of an email ${getMailboxKey(address)}`)

/**
 * Why an email to an address may not go out now; null where it may. Until this transaction ends, others that write to
 * the same address wait.
 */
export async function findHoldReason(
  em: EntityManager,
  hashes: readonly string[],
): Promise<HoldReason | null> {
  await acquireAdvisoryLock(em, hashes[0]!)
  const now = Date.now()
  const [row] = await executePrepared<{ toRecipient: number; toAll: number }>(
    em,
    `select (select count(*)::int from outbox_email
        where recipient_hash = any($1) and created_at > $2 and last_error is distinct from 'HELD_RECIPIENT') as "toRecipient",
      (select count(*)::int from outbox_email
        where recipient_hash is not null and created_at > $3 and (last_error is null or last_error not like 'HELD%')) as "toAll"`,
    [[...hashes], new Date(now - 24 * hourMs), new Date(now - hourMs)],
  )
  if (row!.toRecipient >= emailLimits.toRecipient) return 'HELD_RECIPIENT'
  return row!.toAll >= emailLimits.toAll ? 'HELD_ALL' : null
}
