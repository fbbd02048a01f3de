/** Reads records from CSV, by the header in the first row. */
import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { getInputColumns } from '../../../columns/input-type.ts'
import { parseCell } from './cells.ts'
import { createUnreadableFileError } from './decode-text.ts'
import type { FileContents, FileRecord } from './file-contents.ts'

interface Row {
  record: string[]
  info: Info
}

/** In bytes: longer than the longest item that the rules accept. */
const maxRowBytes = 5_000_000

/** `firstChunk` is the beginning of the text; when it is blank there is no header. */
export async function readCsvContents(
  firstChunk: string,
  text: AsyncIterable<string>,
  Type: object,
): Promise<FileContents> {
  const { rows, malformedRows } = parseRows(firstChunk, text)
  let row = 1
  let first = await rows.next()
  while (!first.done && isBlank(first.value.record)) {
    row += 1
    first = await rows.next()
  }
  if (first.done && malformedRows.length > 0) throw createUnreadableFileError('This is neither CSV nor JSON.')
  if (first.done) return { header: [], records: noRecords() }
  const header = first.value.record.map((columnName) => normalizeColumnName(Type, columnName))
  const position = { row, line: first.value.info.lines }
  return { header, records: readRecords(header, rows, malformedRows, position, Type) }
}

/** The rows, and the malformed ones, which are known after the last row. */
function parseRows(firstChunk: string, text: AsyncIterable<string>) {
  const parser = parse({
    delimiter: detectDelimiter(firstChunk),
    info: true,
    max_record_size: maxRowBytes,
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
  Type: object,
): AsyncGenerator<FileRecord> {
  const columns = new Map(getInputColumns(Type).map((column) => [column.name, column]))
  const buildRecord = (cells: string[]) =>
    Object.fromEntries(
      header.map((columnName, index) => {
        const column = columns.get(columnName)
        const cell = cells[index] ?? ''
        return [columnName, column ? parseCell(column, cell) : cell]
      }),
    )

  let { row, line } = position
  while (true) {
    row += 1
    // A record may contain line breaks, and is identified by the line on which it begins.
    const location = { row, line: line + 1 }
    const { value, done } = await rows.next()
    if (done) return yield* malformedRows.map((error) => ({ ...location, error: describeCsvError(error) }))
    line = value.info.lines
    const cells = value.record
    if (isBlank(cells)) continue
    const hasAllColumns = cells.length >= header.length && isBlank(cells.slice(header.length))
    yield hasAllColumns
      ? { ...location, value: buildRecord(cells) }
      : { ...location, error: 'This is not a row with all the columns' }
  }
}

const describeCsvError = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened here and never closed'
    : 'A row of this file is too long to be one'

async function* noRecords(): AsyncGenerator<FileRecord> {}

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '')

/** Where the comma is the decimal separator, spreadsheets separate columns by semicolons. */
function detectDelimiter(firstChunk: string): string {
  const [header = ''] = firstChunk.split(/[\r\n]/)
  return [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)[0]!
}

/** The name of a field, without regard to case; an unknown name as it is. */
function normalizeColumnName(Type: object, columnName: string): string {
  const name = columnName.trim()
  const columnNames = ['id', ...getInputColumns(Type).map((column) => column.name)]
  return columnNames.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
}
