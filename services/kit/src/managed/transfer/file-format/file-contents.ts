/** Reads a file record by record: CSV, a JSON array, or JSON lines. The content decides the format, not the name. */
import type { CellColumn } from './cells.ts'
import { readCsvContents } from './csv-records.ts'
import { decodeText } from './decode-text.ts'
import { readJsonElements, readJsonLines } from './json-records.ts'

/** One record, or its error. */
export type FileRecord = {
  /** The number of the row, the header of CSV being row 1; for JSON the position in the list, or the line. */
  row: number
  /** The line on which it begins. */
  line: number
} & ({ value: unknown } | { error: string; field?: string })

export interface FileContents {
  /** The header as it is in the file; null for JSON, where each record names its fields. */
  header: readonly string[] | null
  /** What the person importing it should know about how it is read; null for nothing. */
  note: string | null
  records: AsyncIterable<FileRecord>
}

/**
 * The contents of a file of items with these columns, read lazily. `openFile` begins at its first byte, each time that it is
 * called. Rejects with `UnreadableFileError` when it is no such file.
 */
export async function readFileContents(
  openFile: () => AsyncIterable<Uint8Array>,
  columns: readonly CellColumn[],
): Promise<FileContents> {
  const { firstChunk, text } = await peekText(decodeText(openFile()))
  if (firstChunk.startsWith('[')) return { header: null, note: null, records: readJsonElements(text) }
  if (firstChunk.startsWith('{')) return { header: null, note: null, records: readJsonLines(text) }
  return readCsvContents({ firstChunk, text, reopen: () => decodeText(openFile()) }, columns)
}

/** The text, and its beginning as soon as that is not blank. */
async function peekText(text: AsyncGenerator<string>) {
  const chunks: string[] = []
  let firstChunk = ''
  while (firstChunk === '') {
    const { value, done } = await text.next()
    if (done) break
    chunks.push(value)
    firstChunk = value.trimStart()
  }
  async function* replay() {
    yield* chunks
    yield* text
  }
  return { firstChunk, text: replay() }
}
