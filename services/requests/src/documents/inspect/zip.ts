/** Reads a zip of which nothing is believed: all of it is counted by its list of contents before any is unpacked. */
import { type Entry, fromBufferPromise } from 'yauzl'

/** Ordinary letters have thirty parts, a report with hundreds of pictures has hundreds. */
const mostEntries = 2000
const mostUnpacked = 100 * 1024 * 1024
/** The text of a long document is packed to a tenth of its size, hardly ever to a fiftieth. */
const mostTimes = 100
/** Milliseconds that unpacking may take, everything together. */
const patience = 2000

export interface Zip {
  entries: Entry[]
  /** Unpacks a part, piece by piece, never more of it than was counted. */
  unpacked(entry: Entry): AsyncIterable<Buffer>
}

/** A zip that is broken, or built so that it does harm. */
export class BadZip extends Error {
  override name = 'BadZip'
}

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

/** Opens it; rejects with an error when it cannot be trusted. */
export async function readZip(bytes: Buffer): Promise<Zip> {
  const until = performance.now() + patience
  // Refuses names that lead elsewhere (absolute, `..`, backslashes) and sizes that are not true.
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true })
  if (zip.entryCount > mostEntries) throw new BadZip('too many parts')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  refuseBombs(entries, bytes.length)
  refuseTricks(entries)

  return {
    entries,
    async *unpacked(entry) {
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        if (performance.now() > until) throw new BadZip('takes too long')
        yield piece as Buffer
      }
    },
  }
}

function refuseBombs(entries: Entry[], size: number) {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > mostUnpacked || total > size * mostTimes) throw new BadZip('unpacks to too much')

  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of inOrder) {
    if (start < end) throw new BadZip('parts share their bytes')
    end = start + 30 + fileNameLength + compressedSize
  }
}

function refuseTricks(entries: Entry[]) {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  if (names.size < entries.length) throw new BadZip('two parts have one name')
  if (entries.some(isLink)) throw new BadZip('a part is a link')
}

/** Written on Unix, with a mode that says "symbolic link". */
const isLink = ({ externalFileAttributes }: Entry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
