/** Detects the kind of a file by its first bytes, regardless of its name and declared media type. */
import type { FileErrorReason, FileKind } from './file.rules.ts'

/** How many bytes are needed to detect the kind. */
export const signatureBytes = 1024

type DetectionResult = { kind: FileKind } | { reason: FileErrorReason }

const isPicture = (firstBytes: string) =>
  firstBytes.startsWith('\xff\xd8\xff') ||
  firstBytes.startsWith('\x89PNG\r\n\x1a\n') ||
  /^GIF8[79]a/.test(firstBytes) ||
  /^RIFF[\s\S]{4}WEBP/.test(firstBytes) ||
  /^[\s\S]{4}ftypavi[fs]/.test(firstBytes)

/** Nothing but a byte order mark and white space before it: a program may have the signature of a PDF further on. */
const isPdf = (firstBytes: string) => /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(firstBytes)

const isHeic = (firstBytes: string) => /^[\s\S]{4}ftyp(?:hei[cxs]|hev[cx]|mif1|msf1)/.test(firstBytes)

const isSvg = (firstBytes: string) =>
  /^\W*(?:<\?xml|<!|<svg)/.test(firstBytes) && /<svg|<!DOCTYPE svg/i.test(firstBytes)

/** The kind, or the reason for rejection. */
export function detectFileKind(bytes: Buffer): DetectionResult {
  const firstBytes = bytes.subarray(0, signatureBytes).toString('latin1')
  if (firstBytes === '') return { reason: 'empty' }
  if (isPicture(firstBytes)) return { kind: 'picture' }
  if (isPdf(firstBytes)) return { kind: 'pdf' }
  if (isHeic(firstBytes)) return { reason: 'heic' }
  return { reason: isSvg(firstBytes) ? 'svg' : 'wrongType' }
}
