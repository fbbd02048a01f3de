/** Reads records from CSV, by the header in the first row. */
import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { unescapeFormula } from '../../../csv/format-csv.ts'
import { removeInvisible } from '../../../text/invisible-characters.rules.ts'
import { isBlank } from '../../../text/text.rules.ts'
import { type CellColumn, parseCell } from './cells.ts'
import { type DayOrder, parseDay } from './day-order.ts'
import { UnreadableFileError } from './decode-text.ts'
import type { FileContents, FileRecord } from './file-contents.ts'
import { surveyRows } from './survey-rows.ts'

interface Row {
  record: string[]
  info: Info
}

/** In bytes: longer than the longest item that the rules accept. */
const maxRowBytes = 5_000_000

/** An event and a post are of a day too, when nothing says at which time of it. */
const dayKinds: ReadonlySet<CellColumn['kind']> = new Set(['day', 'instant'])

interface CsvText {
  /** The beginning; when it is blank there is no header. */
  firstChunk: string
  text: AsyncIterable<string>
  /** The text from its beginning once more. */
  reopen(): AsyncIterable<string>
}

export async function readCsvContents(
  { firstChunk, text, reopen }: CsvText,
  columns: readonly CellColumn[],
): Promise<FileContents> {
  const format = detectFormat(firstChunk)
  const { rows, malformedRows } = parseRows(text, format)
  const { first, row } = await readHeader(rows, format)
  if (!first && malformedRows.length > 0) throw new UnreadableFileError('This is neither CSV nor JSON.')
  if (!first) return { header: [], note: null, records: noRecords() }
  const names = first.record.map((columnName) => normalizeColumnName(columns, columnName))
  const columnAt = names.map((columnName) => columns.find(({ name }) => name === columnName))
  const { width, dayOrders, note } = await surveyRows(() => readCells(reopen(), format), {
    names,
    dayColumns: columnAt.flatMap((column, index) => (column && dayKinds.has(column.kind) ? [index] : [])),
    delimiter: format.delimiter,
  })
  // A spreadsheet that was once wider saves empty columns behind the others.
  const header = names.slice(0, width)
  const position = { row, line: first.info.lines }
  return {
    header,
    note,
    records: readRecords(header, rows, malformedRows, position, (index, cell) => {
      const column = columnAt[index]
      if (!column) return cell
      const order = dayOrders.get(index)
      return order ? parseDayCell(cell, order) : parseCell(column, cell)
    }),
  }
}

/** The first row that is not blank; spreadsheets do not show that which names the delimiter, nor count it. */
async function readHeader(
  rows: AsyncIterator<Row>,
  { hasDelimiterRow }: CsvFormat,
): Promise<{ first: Row | null; row: number }> {
  let isDelimiterRow = hasDelimiterRow
  for (let row = 1; ; row += 1) {
    const { value, done } = await rows.next()
    if (done) return { first: null, row }
    if (areBlank(value.record)) continue
    if (!isDelimiterRow) return { first: value, row }
    isDelimiterRow = false
    row -= 1
  }
}

async function* readCells(text: AsyncIterable<string>, format: CsvFormat): AsyncGenerator<string[]> {
  const { rows } = parseRows(text, format)
  for await (const { record } of { [Symbol.asyncIterator]: () => rows }) yield record
}

const parseDayCell = (cell: string, order: DayOrder) => parseDay(unescapeFormula(cell), order) || null

/** The rows, and the malformed ones, which are known after the last row. */
function parseRows(text: AsyncIterable<string>, { delimiter }: CsvFormat) {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: maxRowBytes,
    // One that was put before the others may end as theirs do not.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
  })
  const malformedRows: CsvError[] = []
  parser.on('skip', (error: CsvError) => malformedRows.push(error))
  // A failure of the source ends the rows with the same error.
  pipeline(Readable.from(text), parser, () => {})
  return { rows: parser[Symbol.asyncIterator]() as AsyncIterator<Row>, malformedRows }
}

async function* readRecords(
  header: string[],
  rows: AsyncIterator<Row>,
  malformedRows: readonly CsvError[],
  position: { row: number; line: number },
  parseCellAt: (index: number, cell: string) => unknown,
): AsyncGenerator<FileRecord> {
  function buildRecord(cells: string[]): { value: unknown } | { error: string; field: string } {
    const value: Record<string, unknown> = {}
    for (const [index, field] of header.entries()) {
      const parsed = parseCellAt(index, cells[index] ?? '')
      if (isCellError(parsed)) return { error: parsed.error, field }
      value[field] = parsed
    }
    return { value }
  }

  let { row, line } = position
  while (true) {
    row += 1
    // A record may contain line breaks, and is identified by the line on which it begins.
    const location = { row, line: line + 1 }
    const { value, done } = await rows.next()
    if (done) return yield* malformedRows.map((error) => ({ ...location, error: describeCsvError(error) }))
    line = value.info.lines
    const cells = value.record
    if (areBlank(cells)) continue
    const hasAllColumns = cells.length >= header.length && areBlank(cells.slice(header.length))
    yield hasAllColumns
      ? { ...location, ...buildRecord(cells) }
      : { ...location, error: 'This is not a row with all the columns' }
  }
}

const describeCsvError = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened here and never closed'
    : 'A row of this file is too long to be one'

async function* noRecords(): AsyncGenerator<FileRecord> {}

const areBlank = (cells: string[]) => cells.every(isBlank)

const isCellError = (value: unknown): value is { error: string } =>
  typeof value === 'object' && value !== null && 'error' in value

interface CsvFormat {
  delimiter: string
  /** The first row names the delimiter, for spreadsheets: `sep=;`. */
  hasDelimiterRow: boolean
}

const delimiterRow = /^"?sep=(\\t|[^\p{L}\p{N}"'\r\n])"?[\s,;|]*$/iu

/** What the file says, or else what its header has most of: where the comma is the decimal separator, semicolons. */
function detectFormat(firstChunk: string): CsvFormat {
  const [firstLine = ''] = firstChunk.split(/[\r\n]/)
  const named = delimiterRow.exec(firstLine)?.[1]
  if (named) return { delimiter: named.toLowerCase() === '\\t' ? '\t' : named, hasDelimiterRow: true }
  const countOf = (delimiter: string) => firstLine.split(delimiter).length
  const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))
  return { delimiter, hasDelimiterRow: false }
}

/** The name of a field, without regard to case; an unknown name as it is. */
function normalizeColumnName(columns: readonly CellColumn[], columnName: string): string {
  const name = removeInvisible(columnName).trim()
  const columnNames = ['id', ...columns.map((column) => column.name)]
  return columnNames.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
}
