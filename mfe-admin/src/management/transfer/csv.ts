/** Small tables that are made here: in the shape of the service's own, safe to open in a spreadsheet. */
import type { RowError } from './report.ts'

/** The heads of a type's table and no row yet. */
export const emptyTable = (fields: readonly string[]) => asCsv([[...fields]])

/** The errors of a file, to mend it by. */
export const errorTable = (errors: readonly RowError[]) =>
  asCsv([
    ['row', 'field', 'what is wrong'],
    ...errors.map(({ row, field, message }) => [String(row), field, message]),
  ])

const asCsv = (rows: string[][]) =>
  new Blob([`\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })

// The name of a column comes from a file that anyone may have written.
const cellOf = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'").replaceAll('"', '""')}"`
