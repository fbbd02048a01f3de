/** The report of an import or of a dry run, as the client receives it. */

export interface RowError {
  row: number
  /** The column; '' for an error of the row as a whole. */
  field: string
  message: string
}

export interface ImportReport {
  rows: number
  creates: number
  updates: number
  unchanged: number
  /** The first errors. */
  errors: RowError[]
  /** The number of all errors. */
  errorCount: number
  /** What the person importing the file should know about how it is read; null for nothing. */
  note: string | null
  /** Identifies the state of the items that the file was compared with: an import with it is rejected when they have changed. */
  fingerprint: string
}

const maxErrors = 200

export const createEmptyReport = (): ImportReport => ({
  rows: 0,
  creates: 0,
  updates: 0,
  unchanged: 0,
  errors: [],
  errorCount: 0,
  note: null,
  fingerprint: '',
})

export function addErrors(report: ImportReport, errors: RowError[]): void {
  report.errorCount += errors.length
  report.errors.push(...errors.slice(0, maxErrors - report.errors.length))
}
