/**
 * Makes one PDF of pictures, a page for each: upright, and without what the camera noted. It runs in the reader's thread,
 * with libvips for the pictures and PDFium for the PDF.
 */
import sharp from 'sharp'
import type { RejectionReason } from '../attachments/document.rules.ts'
import { malloc, startPdfium } from '../pdf/pdfium.ts'
import { writePdf } from '../pdf/rewrite-pdf.ts'

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

interface Jpeg {
  data: Buffer
  /** In pixels. */
  width: number
  height: number
}

/** US Letter in points, which prints on A4 as well. */
const sheet = { short: 612, long: 792 }
const margin = 18

/** Of public/fpdf_save.h: the whole file. */
const noFlags = 0

/** A PDF of JPEGs, a page for each, written by PDFium. */
async function buildPicturePdf(jpegs: readonly Jpeg[]): Promise<Buffer> {
  const pdfium = await startPdfium()
  const document = pdfium.FPDF_CreateNewDocument()
  for (const [index, { data, ...size }] of jpegs.entries()) {
    const { pageWidth, pageHeight, x, y, width, height } = layOutPage(size)
    const page = pdfium.FPDFPage_New(document, index, pageWidth, pageHeight)
    const image = pdfium.FPDFPageObj_NewImageObj(document)
    const address = malloc(pdfium, data.length)
    pdfium.pdfium.HEAPU8.set(data, address)
    // No page has it yet: the pages are those whose caches would be emptied.
    if (!pdfium.EPDFImageObj_SetJpeg(0, 0, image, address, data.length))
      throw new Error('PDFium cannot read a JPEG of ours')
    pdfium.FPDFImageObj_SetMatrix(image, width, 0, 0, height, x, y)
    pdfium.FPDFPage_InsertObject(page, image)
    pdfium.FPDFPage_GenerateContent(page)
  }
  return writePdf({ pdfium, document }, noFlags)
}

/** In points: in landscape when the picture is wide, and in the middle of the page. */
function layOutPage(picture: { width: number; height: number }) {
  const isWide = picture.width > picture.height
  const pageWidth = isWide ? sheet.long : sheet.short
  const pageHeight = isWide ? sheet.short : sheet.long
  const scale = Math.min((pageWidth - 2 * margin) / picture.width, (pageHeight - 2 * margin) / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { pageWidth, pageHeight, width, height, x: (pageWidth - width) / 2, y: (pageHeight - height) / 2 }
}
