import type { Example } from '../content-type/item.examples.ts'
import type { LegalServiceInput } from './legal-service.rules.ts'

export type LegalServiceExample = Example<'LegalService', LegalServiceInput>

/** Builds a legal service as the API returns it. */
export const buildLegalService = (overrides: Partial<LegalServiceExample> = {}): LegalServiceExample => ({
  __typename: 'LegalService',
  id: '5c2b7a10-0000-4000-8000-000000000006',
  title: 'Family Safety, Custody and Support',
  category: 'Family Law',
  description: 'We help parents, grandparents and partners with custody and protection orders.',
  icon: 'family-law',
  eligibility: 'You live or have a family court matter in Maren or Pell County.',
  howToApply: 'Use the online request and choose Family Law.',
  requestArea: null,
  displayOrder: 0,
  ...overrides,
})
