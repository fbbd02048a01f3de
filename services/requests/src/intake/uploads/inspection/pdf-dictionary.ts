/** Reads what little of a PDF's dictionaries we ask: a number, a string. `text` has one character a byte. */

/** No dictionary we ask for is longer. */
const maxDictionaryLength = 4096

/** The text of the dictionary that begins at or soon after `at`, and perhaps a little more; null when there is none. */
export function readDictionary(text: string, offset: number): string | null {
  const start = text.indexOf('<<', offset)
  if (start < 0 || start > offset + 100) return null
  return text.slice(start, start + maxDictionaryLength).split('endobj', 1)[0]!
}

/** The whole number under a name. */
export function readNumber(dictionary: string, name: string): number | null {
  const results = new RegExp(`/${name}\\s{0,9}(-?\\d{1,10})`).exec(dictionary)
  return results ? Number(results[1]) : null
}

/** The bytes of the string under a name, written in hexadecimal or between parentheses; of a list, its first. */
export function readString(dictionary: string, name: string): Buffer | null {
  const start = new RegExp(`/${name}\\s{0,9}\\[?\\s{0,9}([<(])`).exec(dictionary)
  if (!start) return null
  const rest = dictionary.slice(start.index + start[0].length)
  return start[1] === '<' ? parseHexString(rest) : parseLiteralString(rest)
}

const parseHexString = (rest: string) => Buffer.from(rest.split('>', 1)[0]!.replace(/\s/g, ''), 'hex')

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function parseLiteralString(rest: string): Buffer {
  let text = ''
  let depth = 1
  for (const [piece] of rest.matchAll(/\\(?:[0-7]{1,3}|\r\n|[\s\S])|[^\\]/g)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (depth === 0) break
    text += piece.startsWith('\\') ? unescapeString(piece.slice(1)) : piece
  }
  return Buffer.from(text, 'latin1')
}

function unescapeString(letters: string) {
  if (/^[0-7]/.test(letters)) return String.fromCharCode(Number.parseInt(letters, 8) & 255)
  // A line that is broken for the eye alone.
  if (/^[\r\n]/.test(letters)) return ''
  return escapes[letters] ?? letters
}
