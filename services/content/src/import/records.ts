/** What a file holds, line by line: JSON lines, or CSV with the same names as columns. */
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { type CsvError, parse } from 'csv-parse'

/** One record and the line it begins on; or what is wrong with it. */
export type FileRecord = { line: number; bytes: number } & ({ value: unknown } | { wrong: string })

/** The records of a file, read as they are asked for. */
export function recordsOf(path: string): AsyncIterable<FileRecord> {
  return extname(path).toLowerCase() === '.csv' ? csvRecords(path) : jsonRecords(path)
}

async function* jsonRecords(path: string): AsyncGenerator<FileRecord> {
  const file = createReadStream(path, 'utf8')
  let line = 0
  for await (const text of linesOf(file)) {
    line += 1
    const json = line === 1 ? text.replace(/^\uFEFF/, '') : text
    if (json.trim() === '') continue
    const at = { line, bytes: file.bytesRead }
    try {
      yield { ...at, value: JSON.parse(json) }
    } catch {
      yield { ...at, wrong: 'this is not JSON' }
    }
  }
}

/** Split at line feeds alone: Node's own readline also splits at U+2028, which JSON may have within a text. */
async function* linesOf(file: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of file) {
    const [first = '', ...more] = chunk.split('\n')
    begun.push(first)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
    }
  }
  yield begun.join('')
}

async function* csvRecords(path: string): AsyncGenerator<FileRecord> {
  const file = createReadStream(path)
  const skipped: CsvError[] = []
  const parser = file.pipe(
    parse({ columns: true, bom: true, info: true, skip_empty_lines: true, skip_records_with_error: true }),
  )
  parser.on('skip', (error: CsvError) => skipped.push(error))
  // A record may have line breaks in it, and is known by the line it begins on.
  let line = 2
  for await (const { record, info } of parser) {
    yield* brokenUpTo(info.lines)
    yield { line, bytes: file.bytesRead, value: fromCsv(record) }
    line = info.lines + 1
  }
  yield* brokenUpTo(Number.POSITIVE_INFINITY)

  function* brokenUpTo(last: number): Generator<FileRecord> {
    while (skipped[0] && Number(skipped[0].lines) <= last) {
      const broken = skipped.shift()!
      yield {
        line: Number(broken.lines),
        bytes: file.bytesRead,
        wrong: 'this is not a row with all the columns',
      }
      line = Number(broken.lines) + 1
    }
  }
}

const lists = new Set(['keywords'])
const answers = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
])

/** In CSV everything is text: nothing is nothing, lists have commas, and yes and no have many spellings. */
function fromCsv(record: Record<string, string>): Record<string, unknown> {
  const fields = Object.entries(record).map(([name, text]) => {
    if (text === '') return [name, null]
    if (lists.has(name)) return [name, text.split(',')]
    return [name, name.startsWith('is') ? (answers.get(text.toLowerCase()) ?? text) : text]
  })
  return Object.fromEntries(fields)
}
