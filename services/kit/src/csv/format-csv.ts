/** Formats CSV that is safe to open in a spreadsheet: a text that would be a formula is escaped with an apostrophe. */
import { stringify } from 'csv-stringify/sync'

// Spreadsheets look for these to know that the file is UTF-8.
const byteOrderMark = '\uFEFF'
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

/**
 * The header and the rows, in RFC 4180. Null is an empty field, a list is joined by commas, an instant is its ISO
 * text. Texts that begin with =, +, -, @, a tab or a line break are prefixed with an apostrophe (OWASP: CSV injection).
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return byteOrderMark + stringify([[...header], ...rows.map((row) => row.map(formatCell))], options)
}

/** One row of such a table with its line break, for a table whose rows are sorted by the client. */
export const formatCsvRow = (row: readonly unknown[]): string => stringify([row.map(formatCell)], options)

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (value instanceof Date) return value.toISOString()
  // A text that already begins with such an apostrophe gets another, so that unescaping removes only ours.
  return String(value).replace(/^(?='+[=+\-@\t\r＝＋－＠])/, "'")
}

/** Undoes the escape of a formula. */
export const unescapeFormula = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
