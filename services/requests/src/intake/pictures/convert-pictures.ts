/**
 * Makes one PDF of pictures, a page for each: upright, and without what the camera noted. It runs in the reader's thread,
 * with libvips for the pictures and PDFium for the PDF.
 */
import sharp from 'sharp'
import type { RejectionReason } from '../attachments/document.rules.ts'
import { buildPicturePdf, type Jpeg } from './picture-pdf.ts'

/** Why the picture with this index is refused; or the PDF of all. */
export type PictureConversion =
  | { rejection: RejectionReason; index: number; pdf: null }
  | { rejection: null; index: null; pdf: Buffer }

/** Phones have up to 50 million; more would keep the server busy. */
const maxPixels = 60_000_000

/** The longer side of a page, in pixels: small print stays readable. */
const maxLength = 2000
const quality = 80

/** The first bytes of a JPEG and of a PNG, in hexadecimal: nothing else reaches the other decoders of libvips. */
const signatures = ['ffd8ff', '89504e470d0a1a0a']

export async function convertPictures(pictures: readonly Buffer[]): Promise<PictureConversion> {
  const pages: Jpeg[] = []
  for (const [index, bytes] of pictures.entries()) {
    const rejection = await findRejection(bytes)
    if (rejection) return { rejection, index, pdf: null }
    try {
      pages.push(await encodePage(bytes))
    } catch {
      return { rejection: 'unreadable', index, pdf: null }
    }
  }
  return { rejection: null, index: null, pdf: await buildPicturePdf(pages) }
}

async function findRejection(bytes: Buffer): Promise<RejectionReason | null> {
  const isKnown = signatures.some((signature) => bytes.toString('hex', 0, 8).startsWith(signature))
  if (!isKnown) return 'contentMismatch'
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return 'unreadable'
  return size.width * size.height > maxPixels ? 'tooManyPixels' : null
}

async function encodePage(bytes: Buffer): Promise<Jpeg> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxLength, height: maxLength, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
