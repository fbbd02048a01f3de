/**
 * Looks whether a file is the document that its name says: by its first bytes and by how it is built. In memory, nothing is
 * run, nothing is fetched, and no more is unpacked than was counted before. How long it takes the file decides, so in the
 * service only the document reader's threads call this.
 */
import type { DocumentKind } from '../../attachments/document.rules.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx } from './docx.ts'
import { type Inspection, rejectDocument } from './inspection.ts'
import { inspectPdf } from './pdf.ts'

const inspectors: Record<DocumentKind, (bytes: Buffer) => Inspection | Promise<Inspection>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
}

/** Whether the file is a document that we take, and whether it has active content. */
export const inspectDocument = async (kind: DocumentKind, bytes: Buffer): Promise<Inspection> =>
  bytes.length === 0 ? rejectDocument('empty') : inspectors[kind](bytes)
