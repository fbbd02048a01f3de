/** What a file holds, record by record: CSV, a list in JSON, or JSON line by line. Its content says which, not its name. */
import { csvContents } from './csv.ts'
import { elementsOf, linesOf } from './json.ts'
import { textOf } from './textOf.ts'

/** One record, or what is wrong with it. */
export type FileRecord = {
  /** As a spreadsheet counts, the heads of CSV being the first; of JSON the place in the list, or the line. */
  row: number
  /** The line on which it begins. */
  line: number
} & ({ value: unknown } | { wrong: string })

export interface Contents {
  /** The heads of the columns as they are written there; null where each record names its own fields. */
  heads: readonly string[] | null
  records: AsyncIterable<FileRecord>
}

/** The contents of a file of items of `Type`, read as they are asked for. Rejects with `Invalid` when it is no such file. */
export async function contentsOf(bytes: AsyncIterable<Uint8Array>, Type: object): Promise<Contents> {
  const { beginning, text } = await lookedAt(textOf(bytes))
  if (beginning.startsWith('[')) return { heads: null, records: elementsOf(text) }
  if (beginning.startsWith('{')) return { heads: null, records: linesOf(text) }
  return csvContents(beginning, text, Type)
}

/** The text, and how it begins once there is more than blanks. */
async function lookedAt(text: AsyncGenerator<string>) {
  const read: string[] = []
  let beginning = ''
  while (beginning === '') {
    const { value, done } = await text.next()
    if (done) break
    read.push(value)
    beginning = value.trimStart()
  }
  async function* again() {
    yield* read
    yield* text
  }
  return { beginning, text: again() }
}
