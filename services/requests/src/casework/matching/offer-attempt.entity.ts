/** How often somebody may try a code: slowly enough that nobody guesses. */
import { type Context, Item, recordAttempt, Table, Text } from '@access/service-kit'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndex } from '../../platform/encryption/encryption.ts'

/** One attempt to open an offer; its sender is a blind index. */
@Table('offer_attempt')
export class OfferAttempt extends Item {
  @Text({ isIndexed: true }) sender!: string
}

/** Reading and answering takes three; anyone who goes back and forth has some left. */
const offerRateLimit = { max: 20, windowMs: 60_000, message: 'Too many tries. Wait a minute and try again' }

/** `TooMany` from the 21st within a minute from one address on, rightly or wrongly. */
export async function assertOfferRateLimit(context: Context): Promise<void> {
  const { em, clientIp, settings } = context
  if (!clientIp || !settings.hasRateLimits) return
  const sender = computeBlindIndex(getEncryptionKeys(context), `offer from ${clientIp}`)
  await recordAttempt(em, Object.assign(new OfferAttempt(), { sender }), [
    { where: { sender }, key: sender, limit: offerRateLimit },
  ])
}
