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

/** A Word document's main stream, with the flags that say how it is kept. */
export function buildWordStream({ encrypted = false } = {}): Bytes {
  const stream = Buffer.alloc(4096)
  stream.writeUInt16LE(0xa5ec, 0)
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

function encodeUInt32s(numbers: number[]) {
  const bytes = Buffer.alloc(size, 0xff)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4)
  return bytes
}

const padTo = (bytes: Bytes, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
