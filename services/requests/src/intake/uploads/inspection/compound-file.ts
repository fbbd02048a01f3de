/**
 * Reads a compound file (MS-CFB), the box that old Word files are kept in: the names in it, and what is kept under one.
 * Every chain goes to places that it has not visited before, so that it always ends; and all of them together to twice as
 * many as the file has, so that it ends soon: in a file that is what it seems, no two chains share a place.
 */

/** Something kept in the box. */
interface Entry {
  name: string
  isStream: boolean
  start: number
  size: number
}

export interface CompoundFile {
  entries: Entry[]
  /** The first bytes of a stream, at most a sector of them; none when its place is outside the file. */
  readFirstBytes(entry: Entry): Buffer
  /**
   * All of a stream; empty when its place is outside the file. A `RangeError` once twice the file has been read, or twice
   * its links followed.
   */
  readStream(entry: Entry): Buffer
}

export const isCompoundFile = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))

const lastSector = 0xfffffffa
const smallSector = 64

/** What is in the box; null when it is broken. */
export function readCompoundFile(bytes: Buffer): CompoundFile | null {
  if (bytes.length < 1536) return null
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const size = 2 ** shift
  const perSector = size / 4
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size)
  const isInFile = (number: number) => number < lastSector && (number + 1) * size < bytes.length
  let linksLeft = 2 * Math.ceil(bytes.length / smallSector)
  const table = tableSectors()

  /** The sectors of the table that says which sector follows which: the first 109 in the header, then in a chain. */
  function tableSectors(): number[] {
    const numbers: number[] = []
    for (let index = 0; index < 109; index++) numbers.push(bytes.readUInt32LE(76 + index * 4))
    const visited = new Set<number>()
    let next = bytes.readUInt32LE(68)
    while (isInFile(next) && !visited.has(next)) {
      visited.add(next)
      const difatSector = sector(next)
      for (let index = 0; index < perSector - 1; index++) numbers.push(readUInt32(difatSector, index))
      next = readUInt32(difatSector, perSector - 1)
    }
    return numbers.filter(isInFile)
  }

  function getNextSector(number: number): number {
    const part = table[Math.floor(number / perSector)]
    return part === undefined ? lastSector : readUInt32(sector(part), number % perSector)
  }

  const getSectorChain = (start: number, maxLength?: number) =>
    followChain(start, isInFile, getNextSector, maxLength)

  function followChain(
    start: number,
    isValid: (number: number) => boolean,
    getNext: (number: number) => number,
    maxLength = Number.POSITIVE_INFINITY,
  ): number[] {
    const sectors = new Set<number>()
    for (
      let next = start;
      isValid(next) && !sectors.has(next) && sectors.size < maxLength;
      next = getNext(next)
    ) {
      countLink()
      sectors.add(next)
    }
    return [...sectors]
  }

  function countLink() {
    linksLeft -= 1
    if (linksLeft < 0) throw new RangeError('chains share their links')
  }

  const readChain = (start: number, maxLength?: number) =>
    Buffer.concat(getSectorChain(start, maxLength).map(sector))

  let smallStreams: { table: Buffer; content: Buffer } | null = null
  let bytesLeft = bytes.length * 2

  function readSmallStream({ start, size: streamSize }: Entry, rootStart: number): Buffer {
    smallStreams ??= { table: readChain(bytes.readUInt32LE(60)), content: readChain(rootStart) }
    const { table: smallTable, content } = smallStreams
    // Small sectors have a table of their own.
    const numbers = followChain(
      start,
      (number) => number < lastSector,
      (number) => readUInt32(smallTable, number),
      Math.ceil(streamSize / smallSector),
    )
    return Buffer.concat(
      numbers.map((number) => content.subarray(number * smallSector, (number + 1) * smallSector)),
    )
  }

  const entries = getSectorChain(bytes.readUInt32LE(48)).flatMap((number) => readEntries(sector(number)))
  const root = entries[0]
  if (!root || root.isStream) return null
  return {
    entries,
    readFirstBytes(entry) {
      if (entry.size >= bytes.readUInt32LE(56))
        return isInFile(entry.start) ? sector(entry.start) : Buffer.alloc(0)
      // Small streams share the sectors of one that belongs to the root.
      const offset = entry.start * smallSector
      const shared = getSectorChain(root.start)[Math.floor(offset / size)]
      return shared === undefined ? Buffer.alloc(0) : sector(shared).subarray(offset % size)
    },
    readStream(entry) {
      const isSmall = entry.size < bytes.readUInt32LE(56)
      const content = isSmall
        ? readSmallStream(entry, root.start)
        : readChain(entry.start, Math.ceil(entry.size / size))
      bytesLeft -= content.length
      if (bytesLeft < 0) throw new RangeError('streams share their bytes')
      return content.subarray(0, entry.size)
    },
  }
}

const readUInt32 = (sector: Buffer, index: number) =>
  index * 4 + 4 <= sector.length ? sector.readUInt32LE(index * 4) : lastSector

function readEntries(sector: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let index = 0; index + 128 <= sector.length; index += 128) {
    const entry = sector.subarray(index, index + 128)
    const length = Math.min(entry.readUInt16LE(64), 64)
    const type = entry[66]
    if (type === 0 || length < 2) continue
    entries.push({
      name: entry.toString('utf16le', 0, length - 2),
      isStream: type === 2,
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    })
  }
  return entries
}
