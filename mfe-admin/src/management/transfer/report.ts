/** What became of a file, or would, and how it is told. */
import { counted } from '../wording.ts'

export type RowError = { row: number; field: string; message: string }

export type Report = {
  rows: number
  creates: number
  updates: number
  unchanged: number
  /** The first of them. */
  errors: RowError[]
  errorCount: number
  /** Goes back with the import: it is refused when somebody has saved one of the items since. */
  comparedWith: string
}

/** How many items an import would store. */
export const storedBy = ({ creates, updates }: Report) => creates + updates

/** '12 new, 3 changed, 1 unchanged, 2 rows cannot be read'. */
export function summaryOf({ rows, creates, updates, unchanged, errorCount }: Report): string {
  const bad = rows - creates - updates - unchanged
  const parts = [
    creates > 0 && `${creates.toLocaleString('en-US')} new`,
    updates > 0 && `${updates.toLocaleString('en-US')} changed`,
    unchanged > 0 && `${unchanged.toLocaleString('en-US')} unchanged`,
    bad > 0 && `${counted(bad, 'row')} cannot be read`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  return errorCount > 0 ? 'The columns of this file need another look' : 'There are no rows in this file'
}
