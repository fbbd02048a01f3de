import type { ConstitutionVersionDraft } from './constitution.queries.ts'

/** A new version of the constitution. */
export const defaultValues: ConstitutionVersionDraft = {
  versionNumber: '',
  effectiveDate: '',
  pdfUrl: null,
  changes: null,
}
