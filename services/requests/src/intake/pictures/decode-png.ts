/** A PNG as a PDF of one page, decoded and written by PDFium, which has libpng: its picture on the white of the page. */
import { malloc, startPdfium } from '../pdf/pdfium.ts'
import { writePdf } from '../pdf/rewrite-pdf.ts'
import { layOutPage, type Size } from './picture-pdf.ts'

/** Of public/fpdf_save.h: the whole file. */
const noFlags = 0

/** The PDF; null when the picture is damaged. An error when it needs more memory than PDFium has. */
export async function buildPngPdf(bytes: Buffer, { width, height }: Size): Promise<Buffer | null> {
  const pdfium = await startPdfium()
  const document = pdfium.FPDF_CreateNewDocument()
  const { page, drawn } = layOutPage({ width, height })
  const pageHandle = pdfium.FPDFPage_New(document, 0, page.width, page.height)
  const image = pdfium.FPDFPageObj_NewImageObj(document)
  const address = malloc(pdfium, bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, address)
  // No page has it yet: the pages are those whose caches would be emptied.
  if (!pdfium.EPDFImageObj_SetPng(0, 0, image, address, bytes.length)) return null
  const size = malloc(pdfium, 8)
  pdfium.FPDFImageObj_GetImagePixelSize(image, size, size + 4)
  // It says that all went well of a picture that breaks off, too, which then has no pixels.
  if (pdfium.pdfium.getValue(size, 'i32') !== width) return null
  pdfium.FPDFImageObj_SetMatrix(image, drawn.width, 0, 0, drawn.height, drawn.x, drawn.y)
  pdfium.FPDFPage_InsertObject(pageHandle, image)
  pdfium.FPDFPage_GenerateContent(pageHandle)
  return writePdf({ pdfium, document }, noFlags)
}
