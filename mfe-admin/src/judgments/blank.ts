import type { JudgmentDraft } from './documents.ts'

/** A new judgment, which visitors see unless one says otherwise. */
export const blank: JudgmentDraft = {
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
