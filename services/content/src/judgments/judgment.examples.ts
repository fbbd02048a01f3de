import type { Example } from '../content-type/item.examples.ts'
import type { JudgmentInput } from './judgment.rules.ts'

export type JudgmentExample = Example<'Judgment', JudgmentInput>

/** Builds a judgment as the API returns it. */
export const buildJudgment = (overrides: Partial<JudgmentExample> = {}): JudgmentExample => ({
  __typename: 'Judgment',
  id: '5c2b7a10-0000-4000-8000-000000000001',
  title: 'Talbot v. Linden Court Apartments',
  caseNumber: 'NL-App 2026-0087',
  courtName: 'Appeals Court',
  judgeName: 'Judge Per Lindqvist-Amadi',
  judgmentDate: '2026-06-04T00:00:00.000Z',
  parties: 'Corinne Talbot (tenant, appellant); Linden Court Apartments LLC (landlord, respondent)',
  legalIssues: 'Repairs as a defense to eviction',
  category: 'Housing',
  summary: 'A tenant without heat for sixty-one days may show her photographs.',
  plainSummary: 'You may tell the judge that you had no heat.',
  fullText: 'Background\n\nThe boiler failed on December 4.',
  legalImplications: 'You may be able to raise bad conditions as a defense to eviction.',
  pdfUrl: null,
  keywords: ['heat', 'eviction'],
  isVisible: true,
  ...overrides,
})

/** Builds a judgment with no text but its title. */
export const buildBareJudgment = (overrides: Partial<JudgmentExample> = {}): JudgmentExample =>
  buildJudgment({
    ...{ caseNumber: null, parties: null, summary: null, legalIssues: null },
    ...{ legalImplications: null, fullText: null, keywords: [] },
    ...overrides,
  })

/** Builds a judgment as visitors read it, with its address. */
export const buildPublicJudgment = (overrides: Partial<JudgmentExample> = {}) => ({
  slug: 'talbot-v-linden-court-apartments-2026',
  ...buildJudgment(overrides),
})
