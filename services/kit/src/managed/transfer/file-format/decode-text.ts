/** Decodes the text of a file, or says what the file is instead. */
const spreadsheetMessage = 'This is a spreadsheet. Save it as "CSV UTF-8" first, then import that file.'
const formatEncodingMessage = (name: string) =>
  `This file is written in ${name}. Save it as "CSV UTF-8" first, then import that file.`

/** The signatures of files that are not text, with a message on what to do. */
const fileSignatures: readonly [string, string][] = [
  ['504b0304', spreadsheetMessage],
  ['d0cf11e0', spreadsheetMessage],
  ['fffe', formatEncodingMessage('UTF-16')],
  ['feff', formatEncodingMessage('UTF-16')],
]

/** The text as a stream, without a byte order mark; rejects with `UnreadableFileError` when it is not UTF-8. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of bytes) {
    if (isFirst) assertTextFile(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    isFirst = false
    yield decodeChunk(() => decoder.decode(chunk, { stream: true }))
  }
  yield decodeChunk(() => decoder.decode())
}

function assertTextFile(first: Buffer): void {
  const hex = first.toString('hex', 0, 4)
  const [, message] = fileSignatures.find(([signature]) => hex.startsWith(signature)) ?? []
  if (message) throw new UnreadableFileError(message)
  // In UTF-16 every other byte of plain text is zero; in UTF-8 none is.
  if (first.includes(0)) throw new UnreadableFileError(formatEncodingMessage('UTF-16, or is no text at all'))
}

function decodeChunk(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new UnreadableFileError(
      formatEncodingMessage('another encoding than UTF-8, such as Windows-1252 or Latin-1'),
    )
  }
}

/** The file cannot be read at all; the message says what to do. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}
