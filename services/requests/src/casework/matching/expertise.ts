/** The words in an attorney's expertise that show which practice area they work in. */
import type { PracticeAreaName } from '@access/service-kit/practice-areas/practice-areas.rules'
import { normalizeText } from './normalize-text.ts'

/** Beginnings of words: 'tenan' is in Tenants and in Tenancy. Whom an attorney works for is no kind of problem. */
const expertiseKeywords: Record<PracticeAreaName, string> = {
  'Family Law':
    'family law, custody, guardianship, protection order, child, divorce, parent, mediation, domestic, adoption, visitation, marriage',
  'Housing Rights': 'housing, tenan, evict, landlord, habitab, repair, voucher, foreclos, homelessness, rent',
  Employment: 'employ, unemploy, wage, work, retaliation, labor, overtime, harassment, dismissal',
  Immigration:
    'immigra, asylum, removal, deport, naturali, citizenship, visa, refugee, detention, family petition, young people alone',
  'Criminal Defense':
    'criminal, misdemeanor, felony, pretrial, record clearing, record sealing, expunge, youth diversion, reentry, bail, probation, forensic, fines',
  'Civil Rights':
    'civil rights, police, discriminat, disability, voting, fair housing, school discipline, public records, accessib',
}

/** The words that belong to the category; none for a category that we do not know. */
export function filterByCategory(category: string, words: readonly string[]): string[] {
  const keywords = isPracticeArea(category) ? expertiseKeywords[category].split(', ') : []
  return words.filter((word) => keywords.some((keyword) => normalizeText(word).includes(` ${keyword}`)))
}

const isPracticeArea = (category: string): category is PracticeAreaName =>
  Object.hasOwn(expertiseKeywords, category)
