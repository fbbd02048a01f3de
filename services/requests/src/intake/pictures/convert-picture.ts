/** Makes a PDF of a JPEG or PNG, whichever it is by its bytes, for browsers that could not. It runs in the reader's thread. */
import { limits, type RejectionReason } from '../attachments/document.rules.ts'
import { buildPngPdf } from './decode-png.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import { buildPicturePdf, type Size } from './picture-pdf.ts'
import { isPng, readPng } from './png.ts'

/** Why a picture is refused, or its PDF. */
export type PictureConversion = { rejection: RejectionReason } | { rejection: null; pdf: Uint8Array }

/** Phones have up to 50 million; more would keep the computers busy that show it. */
const maxPixels = 60_000_000
/** As many as PDFium decodes in its memory: a screen has eight million. */
const maxDecodedPixels = 20_000_000

export async function convertPicture(bytes: Buffer): Promise<PictureConversion> {
  if (isPng(bytes)) return convertPng(bytes)
  if (!isJpeg(bytes)) return { rejection: 'contentMismatch' }
  const picture = readJpeg(bytes)
  return checkSize(picture, maxPixels) ?? checkPdf(buildPicturePdf(picture!))
}

async function convertPng(bytes: Buffer): Promise<PictureConversion> {
  const png = readPng(bytes)
  if (png?.picture) return checkSize(png, maxPixels) ?? checkPdf(buildPicturePdf(png.picture))
  const rejected = checkSize(png, maxDecodedPixels)
  if (rejected) return rejected
  try {
    return checkPdf(await buildPngPdf(bytes, png!))
  } catch {
    // It takes more memory than PDFium has.
    return { rejection: 'notChecked' }
  }
}

/** Why a picture of this size is refused; null when it is not. */
function checkSize(size: Size | null, max: number): PictureConversion | null {
  if (!size || size.width * size.height === 0) return { rejection: 'unreadable' }
  return size.width * size.height > max ? { rejection: 'tooManyPixels' } : null
}

function checkPdf(pdf: Uint8Array | null): PictureConversion {
  if (!pdf) return { rejection: 'unreadable' }
  // Decoded and packed anew it may be larger than it came, within reason.
  return pdf.length > 2 * limits.bytes ? { rejection: 'tooLarge' } : { rejection: null, pdf }
}
