/** Reads a zip of which nothing is believed: all of it is counted by its list of contents before any is unpacked. */
import { type Entry, fromBufferPromise } from 'yauzl'

/** Ordinary letters have thirty parts, a report with hundreds of pictures has hundreds. */
const maxEntries = 2000
const maxUnpackedBytes = 100 * 1024 * 1024
/** The text of a long document is packed to a tenth of its size, hardly ever to a fiftieth. */
const maxCompressionRatio = 100
/** Milliseconds that unpacking may take, everything together. */
const timeout = 2000

export interface Zip {
  entries: Entry[]
  /** Unpacks a part, piece by piece, never more of it than was counted. */
  extract(entry: Entry): AsyncIterable<Buffer>
  /** The first piece of a part, of some kilobytes; empty for an empty one. */
  readFirstBytes(entry: Entry): Promise<Buffer>
  readAll(entry: Entry): Promise<Buffer>
}

/** A zip that is broken, or built so that it does harm. */
export class InvalidZipError extends Error {
  override name = 'BadZip'
}

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

/** Opens it; rejects with an error when it cannot be trusted. */
export async function readZip(bytes: Buffer): Promise<Zip> {
  const until = performance.now() + timeout
  // Refuses names that lead elsewhere (absolute, `..`, backslashes) and sizes that are not true.
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true })
  if (zip.entryCount > maxEntries) throw new InvalidZipError('too many parts')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  rejectZipBombs(entries, bytes.length)
  rejectUnsafeEntries(entries)

  async function* extract(entry: Entry): AsyncIterable<Buffer> {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (performance.now() > until) throw new InvalidZipError('takes too long')
      yield chunk as Buffer
    }
  }

  return {
    entries,
    extract,
    async readFirstBytes(entry) {
      for await (const chunk of extract(entry)) return chunk
      return Buffer.alloc(0)
    },
    async readAll(entry) {
      const chunks: Buffer[] = []
      for await (const chunk of extract(entry)) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
  }
}

function rejectZipBombs(entries: Entry[], size: number) {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > maxUnpackedBytes || total > size * maxCompressionRatio)
    throw new InvalidZipError('unpacks to too much')

  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of inOrder) {
    if (start < end) throw new InvalidZipError('parts share their bytes')
    end = start + 30 + fileNameLength + compressedSize
  }
}

function rejectUnsafeEntries(entries: Entry[]) {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  if (names.size < entries.length) throw new InvalidZipError('two parts have one name')
  if (entries.some(isLink)) throw new InvalidZipError('a part is a link')
}

/** Written on Unix, with a mode that says "symbolic link". */
const isLink = ({ externalFileAttributes }: Entry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
