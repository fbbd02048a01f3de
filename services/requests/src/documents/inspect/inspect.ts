/**
 * Looks whether a file is the paper that its name says: by its first bytes and by how it is built. In memory, nothing is
 * run, nothing is fetched, and no more is unpacked than was counted before.
 */
import type { Kind, Reason } from '../document.rules.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx } from './docx.ts'
import { inspectPdf } from './pdf.ts'

const inspections: Record<Kind, (bytes: Buffer) => Reason | null | Promise<Reason | null>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
}

/** Why the file is refused; null when it is a paper we take. */
export const inspect = async (kind: Kind, bytes: Buffer): Promise<Reason | null> =>
  bytes.length === 0 ? 'empty' : inspections[kind](bytes)
