/** What a PDF needs of a JPEG: its size, how it is turned, and its picture, without the notes of the camera. */
import type { Picture } from './picture-pdf.ts'

/** The markers that matter here, of ITU-T T.81, table B.1. */
const markers = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, adobe: 0xee, comment: 0xfe }
/** Frames that PDF readers draw: baseline, extended and progressive. */
const frames = [0xc0, 0xc1, 0xc2]
/** Frames of other kinds: lossless, differential, arithmetic. */
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const colorSpaces: Partial<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

export const isJpeg = (bytes: Buffer) => bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff

/** The picture; null for one that is broken, cut off, or of a kind that PDF readers do not draw. */
export function readJpeg(bytes: Buffer): Picture | null {
  const segments: Buffer[] = [bytes.subarray(0, 2)]
  let frame: { width: number; height: number; colorSpace: string; components: number } | null = null
  let orientation = 1
  let isAdobe = false
  for (let offset = 2; offset + 4 <= bytes.length; ) {
    if (bytes[offset] !== 0xff) return null
    const marker = bytes[offset + 1]!
    // Any number of them may fill the room before a marker.
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const length = bytes.readUInt16BE(offset + 2)
    const segment = bytes.subarray(offset, offset + 2 + length)
    if (length < 2 || segment.length < length + 2 || otherFrames.includes(marker)) return null
    if (frames.includes(marker)) {
      if (segment.length < 10) return null
      const components = segment[9]!
      const colorSpace = colorSpaces[components]
      if (segment[4] !== 8 || !colorSpace) return null
      frame = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7), colorSpace, components }
    }
    if (marker === markers.exif) orientation = readOrientation(segment.subarray(4)) ?? orientation
    if (marker === markers.adobe) isAdobe = true
    if (!isNote(marker)) segments.push(segment)
    offset += segment.length
    if (marker !== markers.scan) continue
    const next = findMarker(bytes, offset)
    if (next === null) return null
    segments.push(bytes.subarray(offset, next))
    offset = next
    if (bytes[next + 1] === markers.end) return frame && buildPicture(frame)
  }
  return null

  function buildPicture({ width, height, colorSpace, components }: NonNullable<typeof frame>): Picture {
    // Adobe writes the four inks the other way round.
    const decode = components === 4 && isAdobe ? '/Decode[1 0 1 0 1 0 1 0]' : ''
    return {
      ...{ width, height, orientation },
      dictionary: `/ColorSpace${colorSpace}/BitsPerComponent 8/Filter/DCTDecode${decode}`,
      data: Buffer.concat([...segments, Buffer.from([0xff, markers.end])]),
    }
  }
}

/** Notes of cameras and programs, where and when among them; Adobe's says how the colours are meant. */
const isNote = (marker: number) =>
  marker === markers.comment || (marker >= 0xe0 && marker <= 0xef && marker !== markers.adobe)

/** Where the next marker is: in what is compressed a zero follows 0xff, or a restart. */
function findMarker(bytes: Buffer, from: number): number | null {
  for (let offset = bytes.indexOf(0xff, from); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    const marker = bytes[offset + 1]
    if (marker === undefined) return null
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return offset
  }
  return null
}

/** How the camera was held, 1 to 8, by tag 0x0112 of its first directory; null when it does not say. */
function readOrientation(content: Buffer): number | null {
  if (content.toString('latin1', 0, 6) !== 'Exif\0\0') return null
  const tiff = content.subarray(6)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  const readShort = (offset: number) =>
    offset + 2 > tiff.length ? 0 : isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  const directory = tiff.length < 8 ? 0 : isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < readShort(directory); entry += 1) {
    const offset = directory + 2 + entry * 12
    if (offset + 12 > tiff.length) return null
    if (readShort(offset) !== 0x0112) continue
    const orientation = readShort(offset + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : null
  }
  return null
}
