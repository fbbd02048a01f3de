/**
 * Looks whether a file is the document that its name says: by its first bytes and by how it is built. In memory, nothing is
 * run, nothing is fetched, and no more is unpacked than was counted before.
 */
import type { DocumentKind, RejectionReason } from '../../attachments/document.rules.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx } from './docx.ts'
import { inspectPdf } from './pdf.ts'

const inspectors: Record<
  DocumentKind,
  (bytes: Buffer) => RejectionReason | null | Promise<RejectionReason | null>
> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
}

/** Why the file is refused; null when it is a document we take. */
export const inspectDocument = async (kind: DocumentKind, bytes: Buffer): Promise<RejectionReason | null> =>
  bytes.length === 0 ? 'empty' : inspectors[kind](bytes)
