/** Prepares a picture for pages: upright, in several widths, as WebP, and without metadata. */

import { RejectedFileError } from '@access/service-kit'
import type sharp from 'sharp'
import type { CropArea } from './crop.rules.ts'
import {
  errorMessages,
  type FileDescription,
  type FileErrorReason,
  getWidths,
  limits,
  maxHeight,
  type Size,
  widths,
} from './file.rules.ts'

/** The time limit of one step, against pictures made to exhaust the server. */
const timeoutSeconds = 20
const quality = 82

/** Loaded with the first picture: what is idle need not have libvips, with its six megabytes. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: sharp } = await import('sharp')
  // Every picture is different, so a cache of libvips would only waste memory.
  sharp.cache(false)
  // Two pictures at a time, to leave some of a small server for other work.
  sharp.concurrency(1)
  return sharp
}

export interface PreparedPicture extends Size {
  /** Narrowest first. */
  versions: { width: number; bytes: Buffer }[]
}

/** Rejects with `RejectedMediaError` when it is damaged, animated, or has too many pixels. */
export async function preparePicture(bytes: Buffer, name: string): Promise<PreparedPicture> {
  const file = { name, size: bytes.length }
  const { pixels, isAnimated } = await inspectPicture(bytes, file)
  if (pixels > limits.pixels) throw new RejectedMediaError('tooManyPixels', file)
  if (isAnimated) throw new RejectedMediaError('animated', file)
  try {
    return await resizePicture(bytes)
  } catch {
    throw new RejectedMediaError('unreadable', file)
  }
}

/** A part of a stored picture, without loss: it is prepared like an upload next. */
export async function cropPicture(bytes: Buffer, area: CropArea): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: limits.pixels })
    .extract(area)
    .png({ compressionLevel: 1 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}

/** Reads the metadata only. */
async function inspectPicture(bytes: Buffer, file: { name: string; size: number }) {
  const sharp = await loadSharp()
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { pixels: width * height, isAnimated: pages > 1 }
  } catch {
    throw new RejectedMediaError('unreadable', file)
  }
}

async function resizePicture(bytes: Buffer): Promise<PreparedPicture> {
  const sharp = await loadSharp()
  const openPicture = () => sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'truncated' })
  const largest = await openPicture()
    .autoOrient()
    .resize({ width: widths.at(-1), height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = largest.info
  const versions = []
  for (const targetWidth of getWidths({ width, height }).slice(0, -1)) {
    const resized = openPicture().autoOrient().resize({ width: targetWidth }).webp({ quality })
    versions.push({
      width: targetWidth,
      bytes: await resized.timeout({ seconds: timeoutSeconds }).toBuffer(),
    })
  }
  return { width, height, versions: [...versions, { width, bytes: largest.data }] }
}

/** The error of a rejected picture or PDF. */
const problemKinds: Partial<Record<FileErrorReason, RejectedFileError['kind']>> = {
  pictureTooBig: 'tooLarge',
  pdfTooBig: 'tooLarge',
  wrongType: 'wrongType',
  svg: 'wrongType',
  heic: 'wrongType',
}

/** The file is not accepted. */
export class RejectedMediaError extends RejectedFileError {
  constructor(reason: FileErrorReason, file: FileDescription) {
    super(reason, errorMessages[reason](file), problemKinds[reason])
  }
}
