/** What became of a file, or would: as it is told to whoever sent it. */

export interface RowError {
  row: number
  /** The column; '' where it is about the row as a whole. */
  field: string
  message: string
}

export interface Report {
  rows: number
  creates: number
  updates: number
  unchanged: number
  /** The first of them. */
  errors: RowError[]
  /** How many there are. */
  errorCount: number
  /** Names what the file was compared with: sent back with the import, it is refused when that is no longer so. */
  comparedWith: string
}

const mostShown = 200

export const nothingYet = (): Report => ({
  rows: 0,
  creates: 0,
  updates: 0,
  unchanged: 0,
  errors: [],
  errorCount: 0,
  comparedWith: '',
})

export function tell(report: Report, errors: RowError[]): void {
  report.errorCount += errors.length
  report.errors.push(...errors.slice(0, mostShown - report.errors.length))
}
