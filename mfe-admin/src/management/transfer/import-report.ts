/** The result of an import or its dry run, and its summary. */
import { formatCount } from '../../components/change.messages.ts'

export type RowError = { row: number; field: string; message: string }

export type ImportReport = {
  rows: number
  creates: number
  updates: number
  unchanged: number
  /** The first of them. */
  errors: RowError[]
  errorCount: number
  /** What to know of how the file is read; null for nothing. */
  note: string | null
  /** Sent with the import, which fails when somebody has saved one of the items since. */
  fingerprint: string
}

/** How many items an import would store. */
export const countStored = ({ creates, updates }: ImportReport) => creates + updates

/** '12 new, 3 changed, 1 unchanged, 2 rows cannot be read'. */
export function formatImportSummary({ rows, creates, updates, unchanged, errorCount }: ImportReport): string {
  const unreadable = rows - creates - updates - unchanged
  const parts = [
    creates > 0 && `${creates.toLocaleString('en-US')} new`,
    updates > 0 && `${updates.toLocaleString('en-US')} changed`,
    unchanged > 0 && `${unchanged.toLocaleString('en-US')} unchanged`,
    unreadable > 0 && `${formatCount(unreadable, 'row')} cannot be read`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  return errorCount > 0 ? 'The columns of this file are not valid' : 'There are no rows in this file'
}
