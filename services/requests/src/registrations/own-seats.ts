/** How many seats of one event somebody may have: by the address that they give, and by that of their device. */
import { Invalid } from '@access/service-kit'
import { getEmailKey } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndexes, type EncryptionKeys } from '../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import type { Registration } from './registration.entity.ts'
import { limits } from './registration.rules.ts'
import type { RegistrationContext } from './seat-allocation.ts'

/** Blind indexes by each key, that of today first. */
export const computeAddressHashes = (keys: EncryptionKeys, email: string) =>
  computeBlindIndexes(keys, `places of ${getEmailKey(email)}`)

export const computeSenderHashes = (keys: EncryptionKeys, clientIp: string) =>
  computeBlindIndexes(keys, `places from ${clientIp}`)

/** Who would have the seats, by blind indexes. */
export interface SeatOwner {
  addressHashes: readonly string[]
  /** None where it is not known. */
  senderHashes: readonly string[]
}

/**
 * `Invalid`, and what to do, where somebody would have more seats of an event than `limits.ownSeats`. What waits counts as
 * well, what is cancelled does not. To be called while the event is locked.
 */
export async function assertOwnSeats(
  { em, settings }: RegistrationContext,
  { id, event, seats }: Pick<Registration, 'id' | 'event' | 'seats'>,
  { addressHashes, senderHashes }: SeatOwner,
): Promise<void> {
  if (!settings.hasRateLimits) return
  const count = await countOwnSeats(em, { id, event }, { addressHashes, senderHashes })
  if (count + seats <= limits.ownSeats) return
  const { phone } = await getOfficeSettings({ em, settings })
  throw new Invalid({
    seats: `Up to ${limits.ownSeats} seats can be booked here by one person or from one connection. If you need more, or share a connection with others, call ${phone}`,
  })
}

/** The larger of the two counts, without the registration itself. */
async function countOwnSeats(
  em: EntityManager,
  { id, event }: Pick<Registration, 'id' | 'event'>,
  { addressHashes, senderHashes }: SeatOwner,
): Promise<number> {
  await em.flush()
  const [row] = await em.execute<{ count: number }[]>(
    `select greatest(
        coalesce(sum(seats) filter (where address_hash = any(?)), 0),
        coalesce(sum(seats) filter (where sender_hash = any(?)), 0))::int as count
      from registration where event = ? and id <> ? and state <> 'cancelled'`,
    [toArray(addressHashes), toArray(senderHashes), event, id],
  )
  return row!.count
}

/** PostgreSQL's own text of an array: of hexadecimal hashes alone. */
const toArray = (hashes: readonly string[]) => `{${hashes.join(',')}}`
