/** Builds small CSV files in the format of the service, safe to open in spreadsheets. */
import type { RowError } from './import-report.ts'

/** The header of a type without rows. */
export const buildEmptyTable = (fields: readonly string[]) => buildCsv([[...fields]])

/** The errors of a file, to correct it. */
export const buildErrorTable = (errors: readonly RowError[]) =>
  buildCsv([
    ['row', 'field', 'error'],
    ...errors.map(({ row, field, message }) => [String(row), field, message]),
  ])

const buildCsv = (rows: string[][]) =>
  new Blob([`\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })

// Prevents formula injection: column names come from files that anyone may have written.
const formatCell = (text: string) =>
  `"${text.replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'").replaceAll('"', '""')}"`
