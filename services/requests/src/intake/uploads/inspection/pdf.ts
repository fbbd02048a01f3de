/**
 * A PDF: its first bytes, its end, and, where it is encrypted, whether it opens without a password. Banks and courts
 * send PDFs that are encrypted with an empty one, only so that they are not edited: everybody can read those.
 *
 * A wrong table of contents is no reason to refuse a file, because every reader mends it.
 */
import type { InspectionResult } from './inspect-document.ts'
import { opensWithoutPassword } from './open-pdf.ts'

/** Readers look for the header in the first KB and for the end in the last one; scanners add more than that. */
const headLength = 1024
const tailLength = 16_384

export async function inspectPdf(bytes: Buffer): Promise<InspectionResult> {
  // One character a byte, so that places in the text are places in the file.
  const text = bytes.toString('latin1')
  if (!text.slice(0, headLength).includes('%PDF-')) return 'contentMismatch'
  if (!hasValidTrailer(text)) return 'unreadable'
  return !text.includes('/Encrypt') || (await opensWithoutPassword(bytes)) ? null : 'notChecked'
}

/** It says where its contents are listed, and that is inside the file: one that was cut off has no end. */
function hasValidTrailer(text: string): boolean {
  const end = text.slice(-tailLength)
  const list = /^startxref\s{1,9}(\d{1,10})/.exec(end.slice(end.lastIndexOf('startxref')))
  return list !== null && Number(list[1]) < text.length && text.includes('obj')
}
