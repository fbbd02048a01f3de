/**
 * Looks into what somebody uploads: a document, or pictures, which become one PDF that staff read as any other. In memory,
 * nothing is run, nothing is fetched, and no more is unpacked than was counted before. How long it takes the file decides,
 * so in the service only the document reader's threads call this.
 */
import {
  type DocumentKind,
  type FileInfo,
  getDocumentKind,
  isPictureName,
  type RejectionReason,
} from '../../attachments/document.rules.ts'
import { convertPictures } from '../../pictures/convert-pictures.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx } from './docx.ts'
import { type InspectedContent, type Inspection, rejectDocument } from './inspection.ts'
import { inspectPdf } from './pdf.ts'

/** Which file is refused, and why; or what they are, with the PDF that pictures have become. */
export type UploadInspection =
  | { rejection: RejectionReason; file: FileInfo }
  | { rejection: null; kind: DocumentKind; content: InspectedContent; pdf: Uint8Array | null }

/** `bytes` are those of all files, one after the other. */
export async function inspectUpload(files: readonly FileInfo[], bytes: Buffer): Promise<UploadInspection> {
  const [file] = files as [FileInfo]
  if (isPictureName(file.name)) return inspectPictures(files, bytes)
  const kind = getDocumentKind(file.name)!
  const { rejection, content } = await inspectDocument(kind, bytes)
  return rejection ? { rejection, file } : { rejection, kind, content, pdf: null }
}

async function inspectPictures(files: readonly FileInfo[], bytes: Buffer): Promise<UploadInspection> {
  let start = 0
  const pictures = files.map(({ size }) => {
    start += size
    return bytes.subarray(start - size, start)
  })
  const { rejection, index, pdf } = await convertPictures(pictures)
  // Written by us, of pixels alone.
  const content = { activeContent: false, needsPassword: false }
  return rejection ? { rejection, file: files[index]! } : { rejection, kind: 'pdf', content, pdf }
}

const inspectors: Record<DocumentKind, (bytes: Buffer) => Inspection | Promise<Inspection>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
}

/** Whether the file is a document that we take, and whether it has active content. */
export const inspectDocument = async (kind: DocumentKind, bytes: Buffer): Promise<Inspection> =>
  bytes.length === 0 ? rejectDocument('empty') : inspectors[kind](bytes)
