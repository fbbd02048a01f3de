/** Pictures as phones send them: red, green, blue and white quarters, with notes of the camera. */
import { readFileSync } from 'node:fs'

/** A file of `testing/pictures`. */
export const readPicture = (name: string) => readFileSync(new URL(`pictures/${name}`, import.meta.url))

/** A JPEG of the four quarters, turned as a camera says it, with notes in which this text stands. */
export function buildJpeg({ orientation = 1, note = '', file = 'corners.jpg' } = {}): Buffer {
  const jpeg = readPicture(file)
  const entry = Buffer.alloc(14)
  entry.writeUInt16BE(1)
  entry.writeUInt16BE(0x0112, 2)
  entry.writeUInt16BE(3, 4)
  entry.writeUInt32BE(1, 6)
  entry.writeUInt16BE(orientation, 10)
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), entry, Buffer.from(note)])
  const start = jpeg.subarray(0, 2)
  return Buffer.concat([
    start,
    buildSegment(0xe1, exif),
    buildSegment(0xfe, Buffer.from(note)),
    jpeg.subarray(2),
  ])
}

function buildSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The same as a PNG, with a text in it. */
export function buildPng({ note = '', file = 'corners.png' } = {}): Buffer {
  const png = readPicture(file)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(note.length)
  const chunk = Buffer.concat([length, Buffer.from(`tEXt${note}`), Buffer.alloc(4)])
  const endOfHeader = 33
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)])
}
