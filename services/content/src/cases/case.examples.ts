import type { Example } from '../content-type/item.examples.ts'
import type { LegalCaseInput } from './case.rules.ts'

export type CaseExample = Example<'Case', LegalCaseInput>

/** Builds a public case as administrators see it. */
export const buildCase = (overrides: Partial<CaseExample> = {}): CaseExample => ({
  __typename: 'Case',
  id: '5c2b7a10-0000-4000-8000-000000000002',
  title: 'Three days without medicine',
  caseNumber: 'ATJ-2026-013',
  category: 'Civil Rights',
  clientInfo: 'Client B.W.; do not discuss in public filings.',
  legalIssues: 'Medical care in jail; notice of claim',
  assignedAttorney: 'Kwabena Asante-Boyd',
  status: 'pending',
  startDate: '2026-04-27T00:00:00.000Z',
  endDate: null,
  summary: 'A man arrested over an unpaid ticket was held for three days without his seizure medicine.',
  description: 'The bottle had his name on it, the pharmacy number and a date from that week.',
  outcome: null,
  impactStory: 'He drives a forklift again with his doctor’s permission.',
  isPublic: true,
  isFeatured: false,
  ...overrides,
})
