/**
 * A PDF: its first bytes, its end, and what is in it. Banks and courts send PDFs that are encrypted with an empty password,
 * only so that they are not edited: everybody can read those. Court forms carry JavaScript that adds up figures: that alone
 * is no reason to refuse one, but staff are to know.
 *
 * A wrong table of contents is no reason to refuse a file, because every reader mends it.
 */
import { readPdf } from '../../pdf/read-pdf.ts'
import { acceptDocument, type Inspection, rejectDocument } from './inspection.ts'

/** Readers look for the header in the first KB and for the end in the last one; scanners add more than that. */
const headLength = 1024
const tailLength = 16_384

export async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  // One character a byte, so that places in the text are places in the file.
  const text = bytes.toString('latin1')
  if (!text.slice(0, headLength).includes('%PDF-')) return rejectDocument('contentMismatch')
  if (!hasValidTrailer(text)) return rejectDocument('unreadable')
  const inspection = await readPdf('inspect', null, bytes)
  if (inspection?.executable) return rejectDocument('executable')
  // What could not be opened was not looked into, so it may have anything in it.
  return acceptDocument({
    activeContent: inspection?.activeContent ?? true,
    needsPassword: inspection ? inspection.isEncrypted : text.includes('/Encrypt'),
  })
}

/** It says where its contents are listed, and that is inside the file: one that was cut off has no end. */
function hasValidTrailer(text: string): boolean {
  const end = text.slice(-tailLength)
  const list = /^startxref\s{1,9}(\d{1,10})/.exec(end.slice(end.lastIndexOf('startxref')))
  return list !== null && Number(list[1]) < text.length && text.includes('obj')
}
