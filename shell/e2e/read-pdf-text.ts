/** What a reader finds in a PDF. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

/** The text of all pages, without the lines in which it is set; rejects what is no PDF. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  pdfium.PDFiumExt_Init()
  const { malloc } = pdfium.pdfium.wasmExports
  const address = malloc(bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, address)
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '')
  if (!document) throw new Error(`PDFium cannot open it: ${pdfium.FPDF_GetLastError()}`)
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const page = pdfium.FPDFText_LoadPage(pdfium.FPDF_LoadPage(document, index))
    const length = pdfium.FPDFText_CountChars(page)
    // UTF-16, with a zero at the end.
    const text = malloc((length + 1) * 2)
    pdfium.FPDFText_GetText(page, 0, length, text)
    return pdfium.pdfium.UTF16ToString(text)
  })
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
