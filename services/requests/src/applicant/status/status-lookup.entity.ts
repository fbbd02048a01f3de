/** Finds a request by its reference and passphrase: slowly enough that nobody guesses. */
import { type Context, Item, NotFound, recordAttempt, Table, Text } from '@access/service-kit'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  computePassphraseIndexes,
  normalizePassphrase,
  normalizeReference,
} from '../../intake/legal-aid-requests/passphrase.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndex } from '../../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../../platform/office/refresh-office-settings.ts'

/** One attempt to look a request up; its sender is a blind index. */
@Table('status_lookup')
export class StatusLookup extends Item {
  @Text({ isIndexed: true }) sender!: string
}

/** How often one address may try within a minute, rightly or wrongly. */
const getRateLimit = (phone: string) => ({
  max: 10,
  windowMs: 60_000,
  message: `Too many tries. Wait a minute and try again, or call ${phone}.`,
})

/**
 * The request that the two belong to. A wrong reference, a wrong passphrase and that of another request are answered alike,
 * by the same work: `NotFound`. `TooMany` from the eleventh attempt within a minute on.
 */
export async function findRequest(
  context: Context,
  input: { reference: string; passphrase: string },
): Promise<LegalAidRequest> {
  await countStatusLookup(context)
  const reference = normalizeReference(input.reference)
  const indexes = computePassphraseIndexes(
    getEncryptionKeys(context),
    reference,
    normalizePassphrase(input.passphrase),
  )
  const request = await context.em.findOne(LegalAidRequest, {
    reference,
    passphraseBlindIndex: { $in: indexes },
  })
  if (!request) throw new NotFound('legal aid request')
  return request
}

/** Counts an attempt to name a passphrase; `TooMany` from the eleventh within a minute on. */
export async function countStatusLookup(context: Context): Promise<void> {
  const { em, clientIp, settings } = context
  if (!clientIp || !settings.hasRateLimits) return
  await refreshOfficeSettings(context)
  const { phone } = await getOfficeSettings(context)
  const sender = computeBlindIndex(getEncryptionKeys({ settings }), `look-up from ${clientIp}`)
  await recordAttempt(em, Object.assign(new StatusLookup(), { sender }), [
    { where: { sender }, key: sender, limit: getRateLimit(phone) },
  ])
}
