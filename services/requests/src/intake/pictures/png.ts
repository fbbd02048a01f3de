/** What a PDF needs of a PNG: its pixels and palette, without the texts and dates that programs add. */
import { deflateSync, inflateSync } from 'node:zlib'
import type { Picture } from './picture-pdf.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Unpacked, in bytes: a screenshot has a tenth of it. */
const maxUnpackedBytes = 100 * 1024 * 1024

/** Samples of a pixel by colour type; the last of those with transparency says how much of it is seen. */
const channelCounts: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const palette = 3
const withAlpha = [4, 6]

interface Header {
  width: number
  height: number
  bitDepth: number
  colorType: number
  channels: number
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/** The picture; null for one that is broken, larger than it says, or interlaced. */
export function readPng(bytes: Buffer): Picture | null {
  const chunks = readChunks(bytes)
  const header = chunks && readHeader(chunks[0])
  if (!header) return null
  const { width, height, bitDepth, colorType, channels } = header
  const rowLength = Math.ceil((width * channels * bitDepth) / 8)
  const length = height * (1 + rowLength)
  if (length > maxUnpackedBytes) return null
  const compressed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const rows = inflate(compressed, length)
  if (!rows) return null
  const picture = { width, height, orientation: 1 }
  if (withAlpha.includes(colorType)) {
    if (!removeFilters(rows, { rowLength, pixelLength: (channels * bitDepth) / 8 })) return null
    const colors = channels - 1
    return {
      ...picture,
      dictionary: formatDictionary({ ...header, bitDepth: 8, channels: colors }, getColorSpace(colors)),
      data: deflateSync(blendOnWhite(rows, { ...header, rowLength })),
    }
  }
  const colors = chunks.find(({ type }) => type === 'PLTE')?.data
  if (colorType === palette && !colors?.length) return null
  const colorSpace =
    colorType === palette
      ? `[/Indexed/DeviceRGB ${Math.floor(colors!.length / 3) - 1}<${colors!.toString('hex')}>]`
      : getColorSpace(channels)
  // PDF readers know the filters of PNG: it goes in as it came.
  return { ...picture, dictionary: formatDictionary(header, colorSpace), data: compressed }
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
  const isValid = width > 0 && height > 0 && [1, 2, 4, 8, 16].includes(bitDepth!) && interlacing === 0
  if (!channels || !isValid || (bitDepth! < 8 && withAlpha.includes(colorType!))) return null
  return { width, height, bitDepth: bitDepth!, colorType: colorType!, channels }
}

/** Exactly so many bytes, or null: no more is ever unpacked. */
function inflate(compressed: Buffer, length: number): Buffer | null {
  try {
    const rows = inflateSync(compressed, { maxOutputLength: length })
    return rows.length === length ? rows : null
  } catch {
    return null
  }
}

/** Undoes the filter of each row in place (PNG 1.2, chapter 6); false when there is one that is none. */
function removeFilters(rows: Buffer, { rowLength, pixelLength }: { rowLength: number; pixelLength: number }) {
  const stride = rowLength + 1
  for (let start = 0; start < rows.length; start += stride) {
    const predict = predictors[rows[start]!]
    if (!predict) return false
    for (let index = 1; index <= rowLength; index += 1) {
      const hasLeft = index > pixelLength
      const left = hasLeft ? rows[start + index - pixelLength]! : 0
      const above = start > 0 ? rows[start + index - stride]! : 0
      const aboveLeft = hasLeft && start > 0 ? rows[start + index - stride - pixelLength]! : 0
      rows[start + index] = rows[start + index]! + predict(left, above, aboveLeft)
    }
  }
  return true
}

type Predict = (left: number, above: number, aboveLeft: number) => number

const predictors: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, aboveLeft) => {
    const estimate = left + above - aboveLeft
    const [toLeft, toAbove, toAboveLeft] = [left, above, aboveLeft].map((sample) =>
      Math.abs(estimate - sample),
    ) as [number, number, number]
    if (toLeft <= toAbove && toLeft <= toAboveLeft) return left
    return toAbove <= toAboveLeft ? above : aboveLeft
  },
]

/** Rows of eight bits a sample without transparency, each with the filter that compresses screenshots best: as above. */
function blendOnWhite(
  rows: Buffer,
  { width, height, bitDepth, channels, rowLength }: Header & { rowLength: number },
): Buffer {
  const bytesPerSample = bitDepth / 8
  const colors = channels - 1
  const stride = 1 + width * colors
  const result = Buffer.alloc(height * stride)
  const previous = new Uint8Array(stride)
  for (let row = 0; row < height; row += 1) {
    let from = row * (rowLength + 1) + 1
    let to = row * stride
    result[to] = 2
    for (let column = 0; column < width; column += 1) {
      const alpha = rows[from + colors * bytesPerSample]!
      for (let color = 0; color < colors; color += 1) {
        const index = 1 + column * colors + color
        const sample = rows[from + color * bytesPerSample]!
        const blended = Math.round((sample * alpha + 255 * (255 - alpha)) / 255)
        result[to + index] = blended - previous[index]!
        previous[index] = blended
      }
      from += channels * bytesPerSample
    }
    to += stride
  }
  return result
}
