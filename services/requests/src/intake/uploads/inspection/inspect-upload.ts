/** Looks into a file that somebody uploads, whatever it is. A picture becomes a PDF, which staff read as any other. */
import {
  type DocumentKind,
  getDocumentKind,
  isPictureName,
  type RejectionReason,
} from '../../attachments/document.rules.ts'
import { convertPicture } from '../../pictures/convert-picture.ts'
import { inspectDocument } from './inspect-document.ts'
import type { InspectedContent } from './inspection.ts'

/** Why a file is refused, or what it is; with its PDF where it was a picture. */
export type UploadInspection =
  | { rejection: RejectionReason }
  | { rejection: null; kind: DocumentKind; content: InspectedContent; pdf: Uint8Array | null }

export async function inspectUpload(name: string, bytes: Buffer): Promise<UploadInspection> {
  if (!isPictureName(name)) return inspectAs(getDocumentKind(name)!, bytes)
  const conversion = await convertPicture(bytes)
  return conversion.rejection ? conversion : inspectAs('pdf', Buffer.from(conversion.pdf), conversion.pdf)
}

async function inspectAs(
  kind: DocumentKind,
  bytes: Buffer,
  pdf: Uint8Array | null = null,
): Promise<UploadInspection> {
  const { rejection, content } = await inspectDocument(kind, bytes)
  return rejection ? { rejection } : { rejection, kind, content, pdf }
}
