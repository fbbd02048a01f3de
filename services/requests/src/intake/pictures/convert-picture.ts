/** Makes a PDF of a JPEG or PNG, whichever it is by its bytes, for browsers that could not. It runs in the reader's thread. */
import { limits, type RejectionReason } from '../attachments/document.rules.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import { buildPicturePdf } from './picture-pdf.ts'
import { isPng, readPng } from './png.ts'

/** Why a picture is refused, or its PDF. */
export type PictureConversion = { rejection: RejectionReason } | { rejection: null; pdf: Uint8Array }

/** Phones have up to 50 million; more would keep the computers busy that show it. */
const maxPixels = 60_000_000

export function convertPicture(bytes: Buffer): PictureConversion {
  if (!isJpeg(bytes) && !isPng(bytes)) return { rejection: 'contentMismatch' }
  const picture = isPng(bytes) ? readPng(bytes) : readJpeg(bytes)
  if (!picture || picture.width * picture.height > maxPixels || picture.width * picture.height === 0)
    return { rejection: 'unreadable' }
  const pdf = buildPicturePdf(picture)
  // Packed anew without transparency it may be larger than it came, within reason.
  return pdf.length > 2 * limits.bytes ? { rejection: 'tooLarge' } : { rejection: null, pdf }
}
