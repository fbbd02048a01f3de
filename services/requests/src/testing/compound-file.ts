/** Writes compound files, the boxes of old Word files. */
import type { Buffer as Bytes } from 'node:buffer'

const size = 512
const endOfChain = 0xfffffffe
const tableMarker = 0xfffffffd

/** A box with a stream for each entry; a name that ends with a slash is a folder. */
export function buildCompoundFile(contents: Record<string, Bytes>): Bytes {
  const names = Object.keys(contents)
  const sectors: Bytes[] = []
  const table: number[] = [tableMarker]
  const folderSectors = Math.ceil((names.length + 1) / 4)
  for (let index = 1; index <= folderSectors; index++)
    table.push(index === folderSectors ? endOfChain : index + 1)

  const entries = [buildEntry('Root Entry', 5, endOfChain, 0)]
  for (const name of names) {
    const content = contents[name]!
    if (name.endsWith('/')) entries.push(buildEntry(name.slice(0, -1), 1, 0, 0))
    else {
      const start = table.length
      const count = Math.ceil(content.length / size)
      for (let index = 1; index <= count; index++) table.push(index === count ? endOfChain : start + index)
      sectors.push(padTo(content, count * size))
      entries.push(buildEntry(name, 2, start, content.length))
    }
  }
  return Buffer.concat([
    buildHeader(),
    encodeUInt32s(table),
    padTo(Buffer.concat(entries), folderSectors * size),
    ...sectors,
  ])
}

/**
 * A Word document with objects of the Packager that all name the one chain of `links` small sectors, of which none has
 * a byte: 300 kB with 65,000 links and 300 objects.
 */
export function buildSharedChain(links: number, objects: number): Bytes {
  const folderSectors = Math.ceil((objects + 2) / 4)
  const linkSectors = Math.ceil((links * 4) / size)
  const sectorCount = 1 + folderSectors + linkSectors
  const tableSectors = Math.ceil(sectorCount / (size / 4 - 1))
  const document = tableSectors
  const folder = document + 1
  const smallTable = folder + folderSectors

  const table = Array.from({ length: tableSectors + sectorCount }, (_, index) => index + 1)
  for (let index = 0; index < tableSectors; index += 1) table[index] = tableMarker
  for (const last of [document, smallTable - 1, table.length - 1]) table[last] = endOfChain
  const header = buildHeader()
  header.writeUInt32LE(folder, 48)
  // Every stream is a small one, whatever its size.
  header.writeUInt32LE(0xffffffff, 56)
  header.writeUInt32LE(smallTable, 60)
  for (let index = 0; index < tableSectors; index += 1) header.writeUInt32LE(index, 76 + index * 4)
  const entries = [
    buildEntry('Root Entry', 5, document, size),
    buildEntry('WordDocument', 2, 0, size),
    ...Array.from({ length: objects }, () => buildEntry('\x01Ole10Native', 2, 10, 0x7fffffff)),
  ]
  return Buffer.concat([
    header,
    padTo(encodeUInt32s(table, tableSectors * size), tableSectors * size),
    buildWordStream().subarray(0, size),
    padTo(Buffer.concat(entries), folderSectors * size),
    encodeUInt32s(
      Array.from({ length: links }, (_, index) => index + 1),
      linkSectors * size,
    ),
  ])
}

/** A Word document's main stream, with the flags that say how it is kept; `magic` is another of Word 95. */
export function buildWordStream({ encrypted = false, magic = 0xa5ec } = {}): Bytes {
  const stream = Buffer.alloc(4096)
  stream.writeUInt16LE(magic, 0)
  stream.writeUInt16LE(encrypted ? 0x0100 : 0, 10)
  return stream
}

function buildHeader() {
  const bytes = Buffer.alloc(size, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.fill(0, 8, 76)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeUInt32LE(endOfChain, 60)
  bytes.writeUInt32LE(endOfChain, 68)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function buildEntry(name: string, kind: number, start: number, length: number) {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes[66] = kind
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(length, 120)
  return bytes
}

function encodeUInt32s(numbers: number[], length = size) {
  const bytes = Buffer.alloc(length, 0xff)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4)
  return bytes
}

const padTo = (bytes: Bytes, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
