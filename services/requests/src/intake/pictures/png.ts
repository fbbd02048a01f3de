/** What a PDF needs of a PNG: its pixels and palette, without the texts and dates that programs add. */
import { inflateSync } from 'node:zlib'
import type { Picture, Size } from './picture-pdf.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Unpacked, in bytes: a screenshot has a tenth of it. */
const maxUnpackedBytes = 100 * 1024 * 1024

/** Samples of a pixel by colour type; the last of those with transparency says how much of it is seen. */
const channelCounts: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const palette = 3
const withAlpha = [4, 6]

/** What the first chunk says. */
interface Header {
  width: number
  height: number
  bitDepth: number
  colorType: number
  channels: number
  isInterlaced: boolean
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/** A PNG as far as it was read: its picture, or its size where its pixels have to be decoded before they go into a PDF. */
export type ReadPng = Size & { picture: Picture | null }

/**
 * The PNG; null for one that is broken, or larger than it says. One with too many pixels is not unpacked here. PDF
 * readers know neither the order of interlaced pixels nor transparency beside the colors: a picture with either has to
 * be decoded.
 */
export function readPng(bytes: Buffer): ReadPng | null {
  const chunks = readChunks(bytes)
  const header = chunks && readHeader(chunks[0])
  if (!header) return null
  const { width, height, bitDepth, colorType, channels } = header
  const isTransparent = withAlpha.includes(colorType) || chunks.some(({ type }) => type === 'tRNS')
  const length = height * (1 + Math.ceil((width * channels * bitDepth) / 8))
  if (header.isInterlaced || isTransparent || length > maxUnpackedBytes)
    return { width, height, picture: null }
  const compressed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  if (!unpacksTo(compressed, length)) return null
  const colors = chunks.find(({ type }) => type === 'PLTE')?.data
  if (colorType === palette && !colors?.length) return null
  const colorSpace =
    colorType === palette
      ? `[/Indexed/DeviceRGB ${Math.floor(colors!.length / 3) - 1}<${colors!.toString('hex')}>]`
      : getColorSpace(channels)
  // PDF readers know the filters of PNG: it goes in as it came.
  const dictionary = formatDictionary(header, colorSpace)
  return { width, height, picture: { width, height, orientation: 1, dictionary, data: compressed } }
}

const getColorSpace = (colors: number) => (colors === 1 ? '/DeviceGray' : '/DeviceRGB')

const formatDictionary = ({ width, bitDepth, channels }: Header, colorSpace: string) =>
  `/ColorSpace${colorSpace}/BitsPerComponent ${bitDepth}/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${bitDepth}/Columns ${width}>>`

interface Chunk {
  type: string
  data: Buffer
}

/** All parts up to the end; null when there is none. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let offset = signature.length; offset + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset)
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    if (type === 'IEND') return chunks
    chunks.push({ type, data: bytes.subarray(offset + 8, offset + 8 + length) })
    offset += length + 12
  }
  return null
}

function readHeader(chunk: Chunk | undefined): Header | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null
  const { data } = chunk
  const [bitDepth, colorType, , , interlacing] = data.subarray(8)
  const channels = channelCounts[colorType!]
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const isValid = width > 0 && height > 0 && [1, 2, 4, 8, 16].includes(bitDepth!) && interlacing! <= 1
  if (!channels || !isValid || (bitDepth! < 8 && withAlpha.includes(colorType!))) return null
  return {
    width,
    height,
    bitDepth: bitDepth!,
    colorType: colorType!,
    channels,
    isInterlaced: interlacing === 1,
  }
}

/** Whether it unpacks to exactly so many bytes: no more is ever unpacked. */
function unpacksTo(compressed: Buffer, length: number): boolean {
  try {
    return inflateSync(compressed, { maxOutputLength: length }).length === length
  } catch {
    return false
  }
}
