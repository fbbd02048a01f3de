/** Reads records from JSON one by one, so that a long file is never in memory as objects. */
import { parseJson } from '../../../text/json.rules.ts'
import type { FileRecord } from './file-contents.ts'

/** One record per line. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let line = 0
  for await (const json of splitAtLines(text)) {
    line += 1
    if (json.trim() !== '') yield { row: line, line, ...parseRecord(json) }
  }
}

/** The elements of one list. */
export async function* readJsonElements(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let row = 0
  for await (const json of splitAtCommas(text)) {
    row += 1
    if (json.trim() !== '') yield { row, line: row, ...parseRecord(json) }
  }
}

function parseRecord(json: string): { value: unknown } | { error: string } {
  const value = parseJson(json)
  return value === undefined ? { error: 'This is not JSON' } : { value }
}

/** Splits at line feeds only: Node's readline also splits at U+2028, which may occur within a JSON string. */
async function* splitAtLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending: string[] = []
  for await (const chunk of text) {
    const [first = '', ...nextLines] = chunk.split('\n')
    pending.push(first)
    for (const next of nextLines) {
      yield pending.join('')
      pending = [next]
    }
  }
  yield pending.join('')
}

/** The texts between the commas of the outermost list; what follows the list is one more. */
async function* splitAtCommas(text: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let isInText = false
  let isEscaped = false
  let pending: string[] = []

  function flush(rest: string) {
    const piece = [...pending, rest].join('')
    pending = []
    return piece
  }

  for await (const chunk of text) {
    let start = 0
    for (let index = 0; index < chunk.length; index++) {
      const character = chunk[index]
      if (isEscaped) isEscaped = false
      else if (isInText) {
        isEscaped = character === '\\'
        isInText = character !== '"'
      } else if (character === '"') isInText = true
      else if (character === '[' || character === '{') {
        if (depth === 0) start = index + 1
        depth += 1
      } else if (character === ']' || character === '}') {
        depth -= 1
        if (depth === 0) {
          yield flush(chunk.slice(start, index))
          start = index + 1
        }
      } else if (character === ',' && depth === 1) {
        yield flush(chunk.slice(start, index))
        start = index + 1
      }
    }
    pending.push(chunk.slice(start))
  }
  const rest = flush('')
  // A list that does not end was truncated.
  yield depth > 0 ? `${rest} …` : rest
}
