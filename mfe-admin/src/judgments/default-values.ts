import type { JudgmentDraft } from './judgments.queries.ts'

/** A new judgment, which visitors see unless one says otherwise. */
export const defaultValues: JudgmentDraft = {
  title: '',
  caseNumber: null,
  courtName: '',
  judgeName: null,
  judgmentDate: '',
  parties: null,
  legalIssues: null,
  category: '',
  summary: null,
  fullText: null,
  legalImplications: null,
  pdfUrl: null,
  keywords: [],
  isVisible: true,
}
