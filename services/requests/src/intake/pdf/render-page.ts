/** Draws a page of a PDF as a picture, with what is filled in and noted on it. Nothing of the document is run. */
import sharp from 'sharp'
import { copyOut, type OpenPdf } from './pdfium.ts'

export interface PagePicture {
  /** A PNG. */
  png: Buffer
  pageCount: number
}

/** In pixels: letter paper at 150 to the inch, so that small print can be read. */
const width = 1275
/** Pixels of a picture, whatever the form of its page: twice the length of legal paper. */
const maxPixels = 6_000_000
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER of public/fpdfview.h: annotations too, and red before blue. */
const flags = 0x01 | 0x10

/** The page with this number, from 1; null where there is none. */
export async function renderPage(
  { pdfium, document }: OpenPdf,
  pageNumber: number,
): Promise<PagePicture | null> {
  const pageCount = pdfium.FPDF_GetPageCount(document)
  if (!Number.isInteger(pageNumber) || pageNumber < 1 || pageNumber > pageCount) return null
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo())
  const page = pdfium.FPDF_LoadPage(document, pageNumber - 1)
  if (!page) throw new Error('PDFium cannot load the page')
  if (form) pdfium.FORM_OnAfterLoadPage(page, form)

  const size = fitSize(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page))
  const bitmap = pdfium.FPDFBitmap_Create(size.width, size.height, 1)
  if (!bitmap) throw new RangeError('too much memory')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, flags)
  if (form) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, size.width, size.height, 0, flags)
  const pixels = copyOut(pdfium, pdfium.FPDFBitmap_GetBuffer(bitmap), size.width * size.height * 4)
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  return { png: await picture.png().toBuffer(), pageCount }
}

/** As wide as a page is, or as much of it as a picture may have; at least a pixel. */
function fitSize(pageWidth: number, pageHeight: number) {
  const ratio = pageHeight > 0 && pageWidth > 0 ? pageHeight / pageWidth : 1
  const scaledWidth = Math.min(width, Math.sqrt(maxPixels / ratio))
  return {
    width: Math.max(1, Math.floor(scaledWidth)),
    height: Math.max(1, Math.floor(Math.min(scaledWidth * ratio, maxPixels))),
  }
}
