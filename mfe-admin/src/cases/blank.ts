import type { CaseDraft } from './documents.ts'

/** A new case. It has no field for clientInfo: what an imported case brings is kept as it is. */
export const blank: CaseDraft = {
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
