/** What a file is, by its first bytes: neither its name nor what the browser says of it counts. */
import type { FileKind, Reason } from './file.rules.ts'

/** As many bytes as are needed to tell. */
export const enoughToTell = 1024

type Verdict = { kind: FileKind } | { reason: Reason }

const isPicture = (head: string) =>
  head.startsWith('\xff\xd8\xff') ||
  head.startsWith('\x89PNG\r\n\x1a\n') ||
  /^GIF8[79]a/.test(head) ||
  /^RIFF[\s\S]{4}WEBP/.test(head) ||
  /^[\s\S]{4}ftypavi[fs]/.test(head)

/** Readers look for a PDF's sign in the first kilobyte. */
const isPdf = (head: string) => head.includes('%PDF-')

const isFromAPhone = (head: string) => /^[\s\S]{4}ftyp(?:hei[cxs]|hev[cx]|mif1|msf1)/.test(head)

const isDrawing = (head: string) => /^\W*(?:<\?xml|<!|<svg)/.test(head) && /<svg|<!DOCTYPE svg/i.test(head)

/** The kind, or why it is none that we take. */
export function kindOf(beginning: Buffer): Verdict {
  const head = beginning.subarray(0, enoughToTell).toString('latin1')
  if (head === '') return { reason: 'empty' }
  if (isPicture(head)) return { kind: 'picture' }
  if (isPdf(head)) return { kind: 'pdf' }
  if (isFromAPhone(head)) return { reason: 'phone' }
  return { reason: isDrawing(head) ? 'vector' : 'wrongType' }
}
