/** What fills the placeholders of a letter: nothing of what the applicant told us. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { formatReferralResources, type LetterValues } from './letter.rules.ts'

/** The values for a letter about this request, with the current office settings. */
export async function getLetterValues(
  em: EntityManager,
  settings: Settings,
  request: LetterRequest,
): Promise<LetterValues> {
  return buildLetterValues(request, await getOfficeSettings({ em, settings }))
}

/** The same, where the office is at hand. */
export const buildLetterValues = (
  { reference, category }: LetterRequest,
  { name, phone, referralResources }: Pick<OfficeSettings, 'name' | 'phone' | 'referralResources'>,
): LetterValues => ({
  reference,
  category,
  office: name,
  phone,
  referralResources: formatReferralResources(referralResources, category),
})

type LetterRequest = Pick<LegalAidRequest, 'reference' | 'category'>
