/** What PDFium makes of a PDF: the whole document written anew, and the files that are attached to it. */
import { copyOut, malloc, type OpenPdf } from './pdfium.ts'

/** FPDF_REMOVE_SECURITY of public/fpdf_save.h. */
const removeSecurity = 3
const maxAttachments = 1000

/**
 * The document as PDFium writes it: decrypted, names without escapes, every object that its tables list on its own and
 * not in an object stream, the keys of dictionaries in alphabetical order.
 */
export const rewritePdf = (pdf: OpenPdf): Buffer => writePdf(pdf, removeSecurity)

/** The document as PDFium writes it, with these flags of public/fpdf_save.h. */
export function writePdf({ pdfium, document }: OpenPdf, flags: number): Buffer {
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  if (!pdfium.FPDF_SaveAsCopy(document, writer, flags)) throw new Error('PDFium cannot write it')
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const address = malloc(pdfium, size)
  pdfium.PDFiumExt_GetFileWriterData(writer, address, size)
  return copyOut(pdfium, address, size)
}

interface Attachment {
  name: string
  bytes: Buffer
}

/** Its attachments, unpacked, a thousand at most; what cannot be read is empty. */
export function* listAttachments({ pdfium, document }: OpenPdf): Iterable<Attachment> {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), maxAttachments)
  const length = pdfium.pdfium.wasmExports.malloc(4)
  for (let index = 0; index < count; index += 1) {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index)
    if (!attachment) continue
    yield { name: readName(attachment), bytes: readBytes(attachment) }
  }

  function readName(attachment: number) {
    return read(pdfium.FPDFAttachment_GetName(attachment, 0, 0), (address, size) =>
      pdfium.FPDFAttachment_GetName(attachment, address, size),
    )
      .toString('utf16le')
      .replaceAll('\0', '')
  }

  function readBytes(attachment: number) {
    pdfium.FPDFAttachment_GetFile(attachment, 0, 0, length)
    return read(pdfium.pdfium.getValue(length, 'i32'), (address, size) =>
      pdfium.FPDFAttachment_GetFile(attachment, address, size, length),
    )
  }

  function read(size: number, fill: (address: number, size: number) => unknown): Buffer {
    if (size <= 0) return Buffer.alloc(0)
    const address = malloc(pdfium, size)
    fill(address, size)
    const bytes = copyOut(pdfium, address, size)
    pdfium.pdfium.wasmExports.free(address)
    return bytes
  }
}
