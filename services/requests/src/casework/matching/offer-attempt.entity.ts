/** How often somebody may try a code: slowly enough that nobody guesses. */
import { type Context, Table } from '@access/service-kit'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndex } from '../../platform/encryption/encryption.ts'
import { Attempt, recordAttempt } from '../../platform/rate-limits/rate-limit.ts'

/** One attempt to open an offer. */
@Table('offer_attempt')
export class OfferAttempt extends Attempt {}

/** Reading and answering takes three; whoever goes back and forth has some left. */
const offerRateLimit = { max: 20, windowMs: 60_000, message: 'Too many tries. Wait a minute and try again' }

/** `TooMany` from the 21st within a minute from one address on, rightly or wrongly. */
export async function assertOfferRateLimit(context: Context): Promise<void> {
  const { em, clientIp, settings } = context
  if (!clientIp || !settings.hasRateLimits) return
  await recordAttempt(
    em,
    OfferAttempt,
    computeBlindIndex(getEncryptionKeys(context), `offer from ${clientIp}`),
    offerRateLimit,
  )
}
