import type { LegalAidRequestAnswers } from './legal-aid-request.rules.ts'

/** A request that the rules accept; say only what the test is about. */
export const buildLegalAidRequest = (
  overrides: Partial<LegalAidRequestAnswers> = {},
): LegalAidRequestAnswers => ({
  name: 'Ana Diaz',
  email: 'ana@example.org',
  phone: '+1 555 555 0177',
  category: 'Housing Rights',
  description: 'The heating has been off since Monday and the landlord does not answer.',
  urgency: 'High',
  documents: [],
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
  ...overrides,
})
