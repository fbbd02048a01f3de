/** The streams in the bytes of a PDF: the beginning of each, unpacked, and all of those that may hold objects. */
import { constants, inflateSync } from 'node:zlib'

interface PdfStream {
  /** Its first bytes, unpacked where they are packed with Flate. */
  head: Buffer
  /** All of it, when it may be an object stream: those begin with numbers (ISO 32000, 7.5.7). */
  objects: Buffer | null
}

/** Streams that are looked at, packed bytes of the beginning of each, and unpacked bytes of all together. */
const maxStreams = 10_000
const headLength = 1024
/** Flate makes at most 1,032 bytes of one. */
const maxUnpackedHead = headLength * 1032
const maxUnpackedBytes = 64 * 1024 * 1024

/** Beyond the limits the rest is left out: of what PDFium finds there, it writes an object of its own. */
export function* listPdfStreams(bytes: Buffer, text: string): Iterable<PdfStream> {
  let streams = 0
  let bytesLeft = maxUnpackedBytes
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    if (++streams > maxStreams) return
    const content = bytes.subarray(index + keyword.length)
    const packed = content.subarray(0, headLength)
    const unpacked = isFlate(packed) ? inflate(packed, maxUnpackedHead) : null
    const head = unpacked ?? packed
    const objects = unpacked && mayBeObjects(unpacked) ? inflate(content, bytesLeft) : null
    bytesLeft -= objects?.length ?? 0
    yield { head, objects }
  }
}

/** By the two bytes that begin it (RFC 1950). */
const isFlate = (bytes: Buffer) =>
  bytes.length > 2 && (bytes[0]! & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

/** Numbers, after white space and remarks. */
const mayBeObjects = (bytes: Buffer) =>
  /^\s*[\d%]/.test(bytes.toString('latin1', 0, 256).replaceAll('\0', ' '))

/** As much as there is, whatever follows; null when it is packed in no such way, or unpacks to too much. */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer | null {
  if (maxOutputLength <= 0) return null
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return null
  }
}
