import type { CaseDraft } from './cases.queries.ts'

/** The values of a new case. It has no field for clientInfo: that of an imported case stays unchanged. */
export const defaultValues: CaseDraft = {
  title: '',
  caseNumber: null,
  category: '',
  clientInfo: null,
  legalIssues: null,
  assignedAttorney: null,
  status: 'pending',
  startDate: null,
  endDate: null,
  summary: null,
  description: null,
  outcome: null,
  impactStory: null,
  isPublic: false,
  isFeatured: false,
}
