/** A picture made ready for pages: upright, in the widths of the rules, as WebP, and without what a camera notes in it. */
import sharp from 'sharp'
import { limits, type Size, tallest, widths, widthsOf } from './file.rules.ts'
import { Refused } from './refused.ts'

/** Seconds that one step may take: what takes longer was made to. */
const patience = 20
const quality = 82

// Pictures differ every time: what libvips would keep is memory for nothing.
sharp.cache(false)
// Two at a time are worked on, and a small server has other things to do.
sharp.concurrency(1)

export interface Prepared extends Size {
  /** Narrowest first. */
  versions: { width: number; bytes: Buffer }[]
}

/** Rejects with `Refused` when it is damaged, moves, or unfolds to more pixels than we take. */
export async function prepared(bytes: Buffer, name: string): Promise<Prepared> {
  const file = { name, size: bytes.length }
  const { pixels, moves } = await lookedAt(bytes, file)
  if (pixels > limits.pixels) throw new Refused('tooManyPixels', file)
  if (moves) throw new Refused('moving', file)
  try {
    return await inAllWidths(bytes)
  } catch {
    throw new Refused('unreadable', file)
  }
}

/** Only its head is read. */
async function lookedAt(bytes: Buffer, file: { name: string; size: number }) {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { pixels: width * height, moves: pages > 1 }
  } catch {
    throw new Refused('unreadable', file)
  }
}

async function inAllWidths(bytes: Buffer): Promise<Prepared> {
  const largest = await opened(bytes)
    .autoOrient()
    .resize({ width: widths.at(-1), height: tallest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: patience })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = largest.info
  const versions = []
  for (const narrower of widthsOf({ width, height }).slice(0, -1)) {
    const made = opened(bytes).autoOrient().resize({ width: narrower }).webp({ quality })
    versions.push({ width: narrower, bytes: await made.timeout({ seconds: patience }).toBuffer() })
  }
  return { width, height, versions: [...versions, { width, bytes: largest.data }] }
}

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'truncated' })
