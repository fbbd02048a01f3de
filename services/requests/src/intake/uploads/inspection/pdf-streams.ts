/** The streams in the bytes of a PDF: the beginning of each, unpacked, and all of those that may hold objects. */
import { constants, createInflate } from 'node:zlib'

interface PdfStream {
  /** Its first bytes, unpacked where they are packed with Flate. */
  head: Buffer
  /** All of it, when it may be an object stream: those begin with numbers (ISO 32000, 7.5.7). */
  objects: Buffer | null
}

/** Streams that are looked at. */
const maxStreams = 10_000
/** Bytes of the beginning of a stream, packed and unpacked: a program's header is within its first 4 KB. */
const headLength = 1024
const unpackedHeadLength = 8 * 1024
const maxChunkLength = 64 * 1024
/** Bytes that all streams of objects together may unpack to, in whatever state they are. */
const maxUnpackedBytes = 64 * 1024 * 1024

/** Beyond the limits the rest is left out: of what PDFium finds there, it writes an object of its own. */
export async function* listPdfStreams(bytes: Buffer, text: string): AsyncIterable<PdfStream> {
  let streams = 0
  let bytesLeft = maxUnpackedBytes
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    if (++streams > maxStreams) return
    const content = bytes.subarray(index + keyword.length)
    const packed = content.subarray(0, headLength)
    const unpacked = isFlate(packed) ? await inflate(packed, unpackedHeadLength) : null
    const head = unpacked ?? packed
    const objects =
      unpacked && bytesLeft > 0 && mayBeObjects(unpacked) ? await inflate(content, bytesLeft) : null
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

/** As much as there is, whatever follows, and no more than `maxLength`; null when it is packed in no such way. */
async function inflate(bytes: Buffer, maxLength: number): Promise<Buffer | null> {
  const inflating = createInflate({
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: Math.min(maxLength, maxChunkLength),
  })
  inflating.end(bytes)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of inflating) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxLength) break
    }
  } catch {
    // Broken from here on.
  }
  return length > 0 ? Buffer.concat(chunks).subarray(0, maxLength) : null
}
