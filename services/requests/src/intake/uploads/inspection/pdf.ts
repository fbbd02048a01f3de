/**
 * A PDF: its first bytes, and what is in it. Banks and courts send PDFs that are encrypted with an empty password,
 * only so that they are not edited: everybody can read those. Court forms carry JavaScript that adds up figures: that alone
 * is no reason to refuse one, but staff are to know.
 *
 * What PDFium opens is taken, whatever is wrong with the end that says where its contents are listed: every reader mends
 * that. What it does not open, because it is damaged, nobody here could read.
 */
import { isExecutable } from './executables.ts'
import { acceptDocument, type Inspection, rejectDocument } from './inspection.ts'
import { inspectPdfContent } from './pdf-content.ts'

/** Bytes from the beginning in which PDFium looks for the header: scanners and mail programs put something before it. */
const headLength = 1024

export async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  if (isExecutable(bytes)) return rejectDocument('executable')
  const head = bytes.toString('latin1', 0, headLength + header.length)
  if (!head.includes(header)) return rejectDocument('contentMismatch')
  const { executable, rejection, activeContent, isEncrypted } = await inspectPdfContent(bytes)
  if (executable) return rejectDocument('executable')
  return rejection ? rejectDocument(rejection) : acceptDocument({ activeContent, needsPassword: isEncrypted })
}

const header = '%PDF'
