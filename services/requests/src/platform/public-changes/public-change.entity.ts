/** How often somebody without an account may change what is theirs: each change is a row of the audit log for ever. */
import { type Context, Item, recordAttempt, Table, Text } from '@access/service-kit'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { computeBlindIndex } from '../encryption/encryption.ts'
import { getOfficeSettings } from '../office/cached-office-settings.entity.ts'

/** One change; what it changes is a blind index. */
@Table('public_change')
export class PublicChange extends Item {
  @Text({ isIndexed: true }) subject!: string
}

/** Far more than anybody has to tell in a day. */
export const maxChangesPerDay = 50

/** Counts a change of one item, such as `request ID`; `TooManyRequests` from the 51st within a day on. */
export async function countPublicChange(context: Context, item: string): Promise<void> {
  const { em, settings } = context
  if (!settings.hasRateLimits) return
  const { phone } = await getOfficeSettings(context)
  const limit = {
    max: maxChangesPerDay,
    windowMs: 24 * 3_600_000,
    message: `You have changed this many times today. Go on tomorrow, or call ${phone}.`,
  }
  const subject = computeBlindIndex(getEncryptionKeys(context), `changes of ${item}`)
  await recordAttempt(em, Object.assign(new PublicChange(), { subject }), [
    { where: { subject }, key: subject, limit },
  ])
}
