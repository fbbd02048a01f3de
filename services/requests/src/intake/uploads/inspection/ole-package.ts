/**
 * The stream `Ole10Native` of an object that the Packager of Windows made of a file: what it was called, where it came
 * from, and its bytes. The layout is not in Microsoft's specifications; this is the one that oletools (oleobj) reads.
 */
export interface OlePackage {
  /** Its label and its paths. */
  names: string[]
  content: Buffer
}

/** After a length and a type: two names, two numbers, a name with its length before it, and the content with its own. */
export function parseOlePackage(stream: Buffer): OlePackage {
  const native = { names: [], content: stream.subarray(4) }
  if (stream.length < 6 || stream.readUInt16LE(4) !== 2) return native
  const label = readText(stream, 6)
  const source = readText(stream, label.end)
  const lengthOffset = source.end + 4
  if (lengthOffset + 4 > stream.length) return native
  const temporary = readText(stream, lengthOffset + 4)
  const contentOffset = lengthOffset + 4 + stream.readUInt32LE(lengthOffset)
  const names = [label.text, source.text, temporary.text]
  return contentOffset + 4 > stream.length
    ? { ...native, names }
    : { names, content: stream.subarray(contentOffset + 4) }
}

/** A text that ends with a zero byte, and the offset after it. */
function readText(stream: Buffer, start: number) {
  const zero = stream.indexOf(0, start)
  const end = zero === -1 ? stream.length : zero
  return { text: stream.toString('latin1', start, end), end: end + 1 }
}
