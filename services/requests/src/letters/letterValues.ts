/** What fills the gaps of a letter: nothing of what the applicant told us. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { theOffice } from '../office/kept-office.ts'
import type { Office } from '../office/office.ts'
import { elsewhereFor } from './elsewhere.ts'
import type { LetterValues } from './letter.rules.ts'

/** The gaps of a letter about this request, filled as the office is today. */
export async function letterValues(
  em: EntityManager,
  settings: Settings,
  request: About,
): Promise<LetterValues> {
  return valuesFor(request, await theOffice({ em, settings }))
}

/** The same, where the office is at hand. */
export const valuesFor = (
  { reference, category }: About,
  { phone }: Pick<Office, 'phone'>,
): LetterValues => ({
  reference,
  category,
  office: 'Access to Justice',
  phone,
  elsewhere: elsewhereFor(category),
})

type About = Pick<LegalAidRequest, 'reference' | 'category'>
