/** Records in JSON, cut out of the text one by one, so that a long file is never in memory as objects. */
import type { FileRecord } from './contents.ts'

/** One record on each line. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let line = 0
  for await (const json of splitAtLines(text)) {
    line += 1
    if (json.trim() !== '') yield { row: line, line, ...parsed(json) }
  }
}

/** The elements of one list. */
export async function* elementsOf(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let row = 0
  for await (const json of splitAtCommas(text)) {
    row += 1
    if (json.trim() !== '') yield { row, line: row, ...parsed(json) }
  }
}

function parsed(json: string): { value: unknown } | { wrong: string } {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return { wrong: 'This is not JSON' }
  }
}

/** Split at line feeds alone: Node's own readline also splits at U+2028, which JSON may have within a text. */
async function* splitAtLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of text) {
    const [first = '', ...more] = chunk.split('\n')
    begun.push(first)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
    }
  }
  yield begun.join('')
}

/** What stands between the commas of the outermost list; what follows that list is one more piece. */
async function* splitAtCommas(text: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let isInText = false
  let isEscaped = false
  let begun: string[] = []

  function take(rest: string) {
    const piece = [...begun, rest].join('')
    begun = []
    return piece
  }

  for await (const chunk of text) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]
      if (isEscaped) isEscaped = false
      else if (isInText) {
        isEscaped = sign === '\\'
        isInText = sign !== '"'
      } else if (sign === '"') isInText = true
      else if (sign === '[' || sign === '{') {
        if (depth === 0) from = at + 1
        depth += 1
      } else if (sign === ']' || sign === '}') {
        depth -= 1
        if (depth === 0) {
          yield take(chunk.slice(from, at))
          from = at + 1
        }
      } else if (sign === ',' && depth === 1) {
        yield take(chunk.slice(from, at))
        from = at + 1
      }
    }
    begun.push(chunk.slice(from))
  }
  const rest = take('')
  // A list that does not end has lost something on the way.
  yield depth > 0 ? `${rest} …` : rest
}
