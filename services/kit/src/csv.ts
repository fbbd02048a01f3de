/** Tables as CSV, safe to open in a spreadsheet: a text that would be taken for a formula begins with an apostrophe. */
import { stringify } from 'csv-stringify/sync'

// Spreadsheets look for these to know that the file is UTF-8.
const byteOrderMark = '\uFEFF'
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

/**
 * The rows under their heads, in RFC 4180. Nothing is an empty field, a list its words with commas, a moment its ISO
 * text. Texts that begin with =, +, -, @, a tab or a line break get an apostrophe before them (OWASP's CSV injection).
 */
export function asCsv(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return byteOrderMark + stringify([[...heads], ...rows.map((row) => row.map(inCell))], options)
}

/** One row as it stands in such a table, line break and all: for a table whose rows are brought in order elsewhere. */
export const asRecord = (row: readonly unknown[]): string => stringify([row.map(inCell)], options)

function inCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (value instanceof Date) return value.toISOString()
  // A text that has such an apostrophe of its own gets another: the one that is taken off again must be ours.
  return String(value).replace(/^(?='+[=+\-@\t\r＝＋－＠])/, "'")
}

/** A cell as it was before it was made safe to open. */
export const asWritten = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
