/**
 * Looks whether a file is the document that its name says: by its first bytes and by how it is built. In memory, nothing is
 * run, nothing is fetched, and no more is unpacked than was counted before.
 */
import type { DocumentKind, RejectionReason } from '../../attachments/document.rules.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx } from './docx.ts'
import { inspectPdf } from './pdf.ts'

/** Why a file is refused; `notChecked` for an encrypted one that is taken unread, null for one that could be read. */
export type InspectionResult = RejectionReason | 'notChecked' | null

const inspectors: Record<DocumentKind, (bytes: Buffer) => InspectionResult | Promise<InspectionResult>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
}

/** Whether the file is a document that we take. */
export const inspectDocument = async (kind: DocumentKind, bytes: Buffer): Promise<InspectionResult> =>
  bytes.length === 0 ? 'empty' : inspectors[kind](bytes)
