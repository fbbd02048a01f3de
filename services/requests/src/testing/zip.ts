/** Writes zips, honest ones and others. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a zip; what is not said is as it should be. */
export interface Part {
  name: string
  content?: string | Buffer
  /** What it says that it unpacks to. */
  size?: number
  flags?: number
  /** A Unix mode. */
  mode?: number
  /** Shows the bytes of the part before as its own. */
  shared?: boolean
}

/** A zip of these parts. */
export function buildZip(parts: Part[]): Buffer {
  const bodies: Buffer[] = []
  const directoryEntries: Buffer[] = []
  let offset = 0
  let last = 0
  for (const { name, content = '', size, flags = 0, mode = 0o100644, shared = false } of parts) {
    const plain = Buffer.from(content)
    const compressed = deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(compressed.length, 14)
    fields.writeUInt32LE(size ?? plain.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    if (!shared) {
      last = offset
      const body = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), compressed])
      bodies.push(body)
      offset += body.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(last, 10)
    const madeOnUnix = Buffer.from([20, 3])
    directoryEntries.push(Buffer.from('PK\x01\x02'), madeOnUnix, fields, rest, Buffer.from(name))
  }
  const centralDirectory = Buffer.concat(directoryEntries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(centralDirectory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, centralDirectory, end])
}
