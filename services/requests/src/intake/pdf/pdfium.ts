/**
 * PDFium, the reader of PDFs in Chrome, compiled to WebAssembly without JavaScript and without XFA. A stranger sent what
 * it reads: it runs in a thread of its own (`document-reader.main.ts`), and what it could break is the memory of its module.
 */
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { compilePdfium, type WasmInstance, type WasmMemory, webAssembly } from './compile-pdfium.ts'

/** Bytes of memory that PDFium may have: ten times the largest document, with room for a picture of a page. */
const maxMemory = 256 * 1024 * 1024

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of public/fpdfview.h: needs a password, or is encrypted in an unknown way. */
const encryptionErrors = new Set([4, 5])

/** An open document: PDFium, and its number for the document. */
export interface OpenPdf {
  pdfium: WrappedPdfiumModule
  document: number
}

/** It cannot be opened: because it is encrypted, or because it is broken. */
export class UnopenedPdfError extends Error {
  override name = 'UnopenedPdfError'
  readonly isEncrypted: boolean

  constructor(code: number) {
    super(`PDFium cannot open it: ${code}`)
    this.isEncrypted = encryptionErrors.has(code)
  }
}

/**
 * Opens a PDF without a password, or rejects with `UnopenedPdfError`. Each has a PDFium of its own, with memory that no
 * other document was in; it stays open until nobody holds it.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = await startPdfium()
  const address = malloc(pdfium, bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, address)
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '')
  if (!document) throw new UnopenedPdfError(pdfium.FPDF_GetLastError())
  return { pdfium, document }
}

/** A PDFium with nothing in its memory. */
export async function startPdfium(): Promise<WrappedPdfiumModule> {
  const compiled = await compilePdfium()
  const pdfium = await init({
    ...silent,
    instantiateWasm: (imports, use) => instantiate(compiled, imports, use),
  })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** The address of so many bytes of its memory; a `RangeError` when it has no more. */
export function malloc({ pdfium }: WrappedPdfiumModule, length: number): number {
  const address = pdfium.wasmExports.malloc(length)
  if (!address) throw new RangeError('too much memory')
  return address
}

/** Pages that are looked for: a lie about their number is not to keep us busy. */
const maxPages = 1000

/** Whether there is a page to see: of a file that was cut off the beginning may open, and all pages be gone. */
export function hasPage({ pdfium, document }: OpenPdf): boolean {
  const size = pdfium.pdfium.wasmExports.malloc(8)
  const pageCount = Math.min(pdfium.FPDF_GetPageCount(document), maxPages)
  for (let index = 0; index < pageCount; index += 1)
    if (pdfium.FPDF_GetPageSizeByIndexF(document, index, size)) return true
  return false
}

/** What PDFium says about a file is nobody's. */
const silent = { print: () => {}, printErr: () => {} }

function instantiate(compiled: object, imports: object, use: (instance: WasmInstance) => void): object {
  void webAssembly.instantiate(compiled, imports).then((instance) => {
    limitMemory(instance.exports.memory)
    use(instance)
  })
  return {}
}

/** The module asks for more memory by this one function; refused, it gives up on the document. */
function limitMemory(memory: WasmMemory) {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > maxMemory) throw new RangeError('too much memory')
    return grow(pages)
  }
}

/** Bytes of PDFium's memory, as a copy. */
export const copyOut = ({ pdfium }: WrappedPdfiumModule, address: number, length: number): Buffer =>
  Buffer.from(pdfium.HEAPU8.slice(address, address + length))
