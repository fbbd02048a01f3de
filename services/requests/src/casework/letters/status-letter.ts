/** The letter that goes with a change of status: it says why, and where else to turn. */
import { Invalid, validate } from '@access/service-kit'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { storeMessage } from '../../intake/request-messages/request-message.entity.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import {
  canCloseWithoutLetter,
  fillLetter,
  formatReferralResources,
  getLetterRules,
  type Letter,
  type LetterKind,
  type LetterValues,
  letterKindByStatus,
} from './letter.rules.ts'

/**
 * Writes the letter that this status requires, if it requires one; `Invalid` where it is missing, or lacks what it must
 * say. Resolves to whether one was written.
 */
export async function writeStatusLetter(
  context: OfficeContext,
  decryptedRequest: DecryptedRequest,
  status: string,
  letter: Partial<Letter> | null | undefined,
): Promise<boolean> {
  const kind = letterKindByStatus.get(status)
  if (!kind) return false
  if (letter) await writeLetter(context, decryptedRequest, kind, letter)
  else if (kind !== 'closing' || !canCloseWithoutLetter(decryptedRequest.request))
    throw new Invalid({ letter: 'Choose a letter first: it tells them why, and where else to turn' })
  return Boolean(letter)
}

/** Writes a letter to the applicant: a message of the office, encrypted like any other. */
export async function writeLetter(
  context: OfficeContext,
  decryptedRequest: DecryptedRequest,
  kind: LetterKind,
  letter: Partial<Letter>,
): Promise<void> {
  const { subject, text } = validate(getLetterRules(kind), letter)
  const { request } = decryptedRequest
  const values = buildLetterValues(request, await getOfficeSettings(context))
  const filled = fillLetter(`${subject}\n\n${text}`, values)
  storeMessage(context.em, decryptedRequest, { sender: 'office', text: filled })
  request.lastViewedAt = new Date()
}

/** The values for the placeholders of a letter about this request: nothing of what the applicant told us. */
export const buildLetterValues = (
  { reference, category }: Pick<LegalAidRequest, 'reference' | 'category'>,
  { name, phone, referralResources }: Pick<OfficeSettings, 'name' | 'phone' | 'referralResources'>,
): LetterValues => ({
  reference,
  category,
  office: name,
  phone,
  referralResources: formatReferralResources(referralResources, category),
})
