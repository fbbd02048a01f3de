/** What the thread that reads an import makes of its file: the header, then the records part by part. */
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { CheckedRecord } from './check-records.ts'
import { checkRecords } from './check-records.ts'
import type { CellColumn } from './file-format/cells.ts'
import { UnreadableFileError } from './file-format/decode-text.ts'
import { type FileContents, readFileContents } from './file-format/file-contents.ts'

export interface ImportQuestion {
  typeName: string
  /** The input columns of the type. */
  columns: CellColumn[]
}

/** The header with some of the records, at first none; or why the rest of the file cannot be read. */
export type ImportPart =
  | (Pick<FileContents, 'header' | 'note'> & { records: CheckedRecord[] })
  | { unreadable: string }

/** In bytes; a file is decoded piece by piece. */
const chunkSize = 64 * 1024

/** Reads the file of items of a type with these rules. */
export async function* readImport(
  { columns }: ImportQuestion,
  bytes: Uint8Array,
  rules: z.ZodType<Record<string, unknown>>,
): AsyncGenerator<ImportPart, void> {
  try {
    const { header, note, records } = await readFileContents(() => Readable.from(splitBytes(bytes)), columns)
    yield { header, note, records: [] }
    for await (const part of checkRecords(records, rules)) yield { header, note, records: part }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    yield { unreadable: error.message }
  }
}

function* splitBytes(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += chunkSize)
    yield bytes.subarray(offset, offset + chunkSize)
}
