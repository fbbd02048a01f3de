/** A PDF of JPEGs, a page for each, written by PDFium. */
import { malloc, startPdfium } from '../pdf/pdfium.ts'
import { writePdf } from '../pdf/rewrite-pdf.ts'

export interface Jpeg {
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

export async function buildPicturePdf(jpegs: readonly Jpeg[]): Promise<Buffer> {
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
