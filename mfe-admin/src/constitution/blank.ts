import type { ConstitutionVersionDraft } from './documents.ts'

/** A new version of the constitution. */
export const blank: ConstitutionVersionDraft = {
  versionNumber: '',
  effectiveDate: '',
  pdfUrl: null,
  changes: null,
}
