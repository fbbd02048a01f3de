/** Tables as CSV, safe to open in a spreadsheet: a text that would be taken for a formula begins with an apostrophe. */
import { stringify } from 'csv-stringify/sync'

// Spreadsheets look for these to know that the file is UTF-8.
const byteOrderMark = '\uFEFF'

/**
 * The rows under their heads, in RFC 4180. Nothing is an empty field, a list its words with commas, a moment its ISO
 * text. Texts that begin with =, +, -, @, a tab or a line break get an apostrophe before them (OWASP's CSV injection).
 */
export function asCsv(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const options = { escape_formulas: true, record_delimiter: 'windows' } as const
  return byteOrderMark + stringify([[...heads], ...rows.map((row) => row.map(inCell))], options)
}

function inCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (value instanceof Date) return value.toISOString()
  return String(value)
}
