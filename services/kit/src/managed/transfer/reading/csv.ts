/** Records in CSV, their columns by the heads in the first row. */
import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { inputColumnsOf } from '../../../columns/inputOf.ts'
import { fromCell } from '../cells.ts'
import type { Contents, FileRecord } from './contents.ts'
import { unreadable } from './textOf.ts'

interface Row {
  record: string[]
  info: Info
}

/** Longer than the longest item that the rules let through, in bytes. */
const longestRow = 5_000_000

/** `beginning` is how the text begins. Without a word in it there are no heads. */
export async function csvContents(
  beginning: string,
  text: AsyncIterable<string>,
  Type: object,
): Promise<Contents> {
  const { rows, broken } = rowsIn(beginning, text)
  let row = 1
  let first = await rows.next()
  while (!first.done && isBlank(first.value.record)) {
    row += 1
    first = await rows.next()
  }
  if (first.done && broken.length > 0) throw unreadable('This is neither CSV nor JSON.')
  if (first.done) return { heads: [], records: none() }
  const heads = first.value.record.map((head) => nameOf(Type, head))
  const after = { row, line: first.value.info.lines }
  return { heads, records: recordsUnder(heads, rows, broken, after, Type) }
}

/** The rows, and those that cannot be told apart, which are known once the last row is there. */
function rowsIn(beginning: string, text: AsyncIterable<string>) {
  const parser = parse({
    delimiter: delimiterOf(beginning),
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
  })
  const broken: CsvError[] = []
  parser.on('skip', (error: CsvError) => broken.push(error))
  // What fails on the way here ends the rows with the same failure.
  pipeline(Readable.from(text), parser, () => {})
  return { rows: parser[Symbol.asyncIterator]() as AsyncIterator<Row>, broken }
}

async function* recordsUnder(
  heads: string[],
  rows: AsyncIterator<Row>,
  broken: readonly CsvError[],
  after: { row: number; line: number },
  Type: object,
): AsyncGenerator<FileRecord> {
  const columns = new Map(inputColumnsOf(Type).map((column) => [column.name, column]))
  const recordOf = (cells: string[]) =>
    Object.fromEntries(
      heads.map((head, place) => {
        const column = columns.get(head)
        const cell = cells[place] ?? ''
        return [head, column ? fromCell(column, cell) : cell]
      }),
    )

  let { row, line } = after
  while (true) {
    row += 1
    // A record may have line breaks in it, and is known by the line it begins on.
    const at = { row, line: line + 1 }
    const { value, done } = await rows.next()
    if (done) return yield* broken.map((error) => ({ ...at, wrong: wordsFor(error) }))
    line = value.info.lines
    const cells = value.record
    if (isBlank(cells)) continue
    const fits = cells.length >= heads.length && isBlank(cells.slice(heads.length))
    yield fits
      ? { ...at, value: recordOf(cells) }
      : { ...at, wrong: 'This is not a row with all the columns' }
  }
}

const wordsFor = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened here and never closed'
    : 'A row of this file is too long to be one'

async function* none(): AsyncGenerator<FileRecord> {}

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '')

/** Where commas are decimal points, spreadsheets put semicolons between columns. */
function delimiterOf(beginning: string): string {
  const [heads = ''] = beginning.split(/[\r\n]/)
  return [',', ';', '\t'].toSorted((one, other) => heads.split(other).length - heads.split(one).length)[0]!
}

/** A field by its name, capitals or not; anything else as it is written. */
function nameOf(Type: object, head: string): string {
  const name = head.trim()
  const known = ['id', ...inputColumnsOf(Type).map((column) => column.name)]
  return known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
}
