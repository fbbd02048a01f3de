/** The text of a file, or words for what the file is instead. */
import { Invalid } from '../../../errors.ts'

const spreadsheet = 'This is a spreadsheet. Save it as "CSV UTF-8" first, then import that file.'
const otherEncoding = (name: string) =>
  `This file is written in ${name}. Save it as "CSV UTF-8" first, then import that file.`

/** How files begin that are no text of ours, and what to do about them. */
const beginnings: readonly [string, string][] = [
  ['504b0304', spreadsheet],
  ['d0cf11e0', spreadsheet],
  ['fffe', otherEncoding('UTF-16')],
  ['feff', otherEncoding('UTF-16')],
]

/** The text, as it arrives, without a byte order mark; rejects with `Invalid` (field `file`) when it is not UTF-8. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const piece of bytes) {
    if (isFirst) refuseOthers(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
    isFirst = false
    yield decoded(() => decoder.decode(piece, { stream: true }))
  }
  yield decoded(() => decoder.decode())
}

function refuseOthers(first: Buffer): void {
  const hex = first.toString('hex', 0, 4)
  const [, words] = beginnings.find(([beginning]) => hex.startsWith(beginning)) ?? []
  if (words) throw unreadable(words)
  // Every other byte of plain words is nothing in UTF-16, and none is in UTF-8.
  if (first.includes(0)) throw unreadable(otherEncoding('UTF-16, or is no text at all'))
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw unreadable(otherEncoding('another encoding than UTF-8, such as Windows-1252 or Latin-1'))
  }
}

/** The file as a whole cannot be read. */
export const unreadable = (words: string) => new Invalid({ file: words }, words)
