/**
 * PDFium, the reader of PDFs in Chrome, compiled to WebAssembly without JavaScript and without XFA. A stranger sent what
 * it reads: it runs in a thread of its own (`pdf-reader.main.ts`), and what it could break is the memory of its module.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

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

/** Opens a PDF without a password, or rejects with `UnopenedPdfError`. It stays open until the thread ends. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  limitMemory()
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  pdfium.PDFiumExt_Init()
  const address = copyIn(pdfium, bytes)
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '')
  if (!document) throw new UnopenedPdfError(pdfium.FPDF_GetLastError())
  return { pdfium, document }
}

interface WasmMemory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

/** The module asks for more memory by this one function of its thread; refused, it gives up on the document. */
function limitMemory() {
  // In the types of browsers only.
  const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } })
    .WebAssembly.Memory
  const grow = prototype.grow
  prototype.grow = function growWithinLimit(this: WasmMemory, pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxMemory) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

function copyIn({ pdfium }: WrappedPdfiumModule, bytes: Uint8Array): number {
  const address = pdfium.wasmExports.malloc(bytes.length)
  if (!address) throw new RangeError('too much memory')
  pdfium.HEAPU8.set(bytes, address)
  return address
}

/** Bytes of PDFium's memory, as a copy. */
export const copyOut = ({ pdfium }: WrappedPdfiumModule, address: number, length: number): Buffer =>
  Buffer.from(pdfium.HEAPU8.slice(address, address + length))
