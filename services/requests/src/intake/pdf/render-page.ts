/** Draws a page of a PDF as a picture, with what is filled in and noted on it. Nothing of the document is run. */
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
/** FPDF_ANNOT of public/fpdfview.h: annotations too. */
const withAnnotations = 0x01
/** Of zlib. */
const compressionLevel = 6

/** The page with this number, from 1; null where there is none. */
export function renderPage({ pdfium, document }: OpenPdf, pageNumber: number): PagePicture | null {
  const pageCount = pdfium.FPDF_GetPageCount(document)
  if (!Number.isInteger(pageNumber) || pageNumber < 1 || pageNumber > pageCount) return null
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo())
  const page = pdfium.FPDF_LoadPage(document, pageNumber - 1)
  if (!page) throw new Error('PDFium cannot load the page')
  if (form) pdfium.FORM_OnAfterLoadPage(page, form)

  const size = fitSize(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page))
  const bitmap = pdfium.FPDFBitmap_Create(size.width, size.height, 0)
  if (!bitmap) throw new RangeError('too much memory')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, withAnnotations)
  if (form) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, size.width, size.height, 0, withAnnotations)
  return { png: encodePng(bitmap), pageCount }

  function encodePng(bitmap: number): Buffer {
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    const pixels = pdfium.FPDFBitmap_GetBuffer(bitmap)
    swapRedAndBlue(pixels, stride * size.height)
    const result = pdfium.pdfium.wasmExports.malloc(4)
    const length = pdfium.EPDF_PNG_EncodeRGBA(
      pixels,
      size.width,
      size.height,
      stride,
      compressionLevel,
      result,
    )
    if (length <= 0) throw new Error('the page cannot be written as a picture')
    return copyOut(pdfium, pdfium.pdfium.getValue(result, 'i32'), length)
  }

  /** PDFium draws in BGRx, a PNG is in RGBA, and paper is not transparent. */
  function swapRedAndBlue(address: number, length: number) {
    const pixels = pdfium.pdfium.HEAPU8.subarray(address, address + length)
    for (let offset = 0; offset + 3 < length; offset += 4) {
      const blue = pixels[offset]!
      pixels[offset] = pixels[offset + 2]!
      pixels[offset + 2] = blue
      pixels[offset + 3] = 255
    }
  }
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
