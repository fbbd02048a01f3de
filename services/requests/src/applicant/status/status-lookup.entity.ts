/** Finds a request by its reference and passphrase: slowly enough that nobody guesses. */
import { type Context, NotFound, Table } from '@access/service-kit'
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
import { Attempt, recordAttempt } from '../../platform/rate-limits/rate-limit.ts'

/** One attempt to look a request up. */
@Table('status_lookup')
export class StatusLookup extends Attempt {}

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

async function countStatusLookup(context: Context): Promise<void> {
  const { em, clientIp, settings } = context
  if (!clientIp || !settings.hasRateLimits) return
  await refreshOfficeSettings(context)
  const { phone } = await getOfficeSettings(context)
  await recordAttempt(
    em,
    StatusLookup,
    computeBlindIndex(getEncryptionKeys({ settings }), `look-up from ${clientIp}`),
    getRateLimit(phone),
  )
}
