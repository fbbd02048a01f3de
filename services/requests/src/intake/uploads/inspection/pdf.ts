/**
 * A PDF: its first bytes, and the active content and programs in it. Banks and courts send PDFs that are encrypted with an
 * empty password, only so that they are not edited: everybody can read those. Court forms carry JavaScript that adds up
 * figures: that alone is no reason to refuse one, but staff are to know.
 *
 * It is looked at twice: as the bytes that came, so that nothing hides from PDFium that another reader would find, and as
 * PDFium writes it anew, so that nothing hides in an encryption, in an object stream or in an escaped name. What PDFium
 * opens is taken, whatever is wrong with the end that lists its contents: every reader mends that. What it cannot open for
 * want of a password may have anything in it.
 */
import type { RejectionReason } from '../../attachments/document.rules.ts'
import { hasPage, type OpenPdf, openPdf, UnopenedPdfError } from '../../pdf/pdfium.ts'
import { listAttachments, rewritePdf } from '../../pdf/rewrite-pdf.ts'
import { containsExecutable, hasExecutableName, isExecutable } from './executables.ts'
import { acceptDocument, type Inspection, rejectDocument } from './inspection.ts'
import { listPdfStreams } from './pdf-streams.ts'

const header = '%PDF'
/** Bytes from the beginning in which PDFium looks for the header: scanners and mail programs put something before it. */
const headLength = 1024

export async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  if (isExecutable(bytes)) return rejectDocument('executable')
  const head = bytes.toString('latin1', 0, headLength + header.length)
  if (!head.includes(header)) return rejectDocument('contentMismatch')
  const { executable, rejection, activeContent, isEncrypted } = await inspectContent(bytes)
  if (executable) return rejectDocument('executable')
  return rejection ? rejectDocument(rejection) : acceptDocument({ activeContent, needsPassword: isEncrypted })
}

/**
 * Names of ISO 32000 of what acts when the document is opened, or brings another file: actions (12.6.4), embedded files
 * (7.11.4), rich media (13.7), scripts of 3D views (13.6) and forms in XML (12.7.8). A link waits until it is followed.
 */
const activeNames = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia', 'OnInstantiate', 'XFA'],
]
const delimiter = '[\\0\\t\\n\\f\\r ()<>[\\]{}/%]'
const activeNamePattern = new RegExp(`/(?:${activeNames.join('|')})(?=${delimiter}|$)`)

interface PdfContent {
  isEncrypted: boolean
  activeContent: boolean
  executable: boolean
  /** Why PDFium did not open it, other than for its encryption: it is damaged, or needs too much memory. */
  rejection: RejectionReason | null
}

async function inspectContent(bytes: Buffer): Promise<PdfContent> {
  const raw = await inspectText(bytes)
  const unseen = { activeContent: true, executable: raw.executable }
  let pdf: OpenPdf
  try {
    pdf = await openPdf(bytes)
  } catch (error) {
    if (!(error instanceof UnopenedPdfError))
      return { ...unseen, isEncrypted: false, rejection: 'notChecked' }
    const { isEncrypted } = error
    return { ...unseen, isEncrypted, rejection: isEncrypted ? null : 'unreadable' }
  }
  if (!hasPage(pdf)) return { ...unseen, isEncrypted: false, rejection: 'unreadable' }
  try {
    const rewritten = rewritePdf(pdf)
    const copy = await inspectText(rewritten)
    return {
      isEncrypted: false,
      rejection: null,
      activeContent: raw.activeContent || copy.activeContent,
      executable:
        raw.executable ||
        copy.executable ||
        hasExecutableFileName(rewritten.toString('latin1')) ||
        (await hasExecutableAttachment(listAttachments(pdf))),
    }
  } catch {
    // It opens, so that staff see its pages; the rest of it may be anything.
    return { ...unseen, isEncrypted: hasEncryption(bytes), rejection: null }
  }
}

const hasEncryption = (bytes: Buffer) => unescapeNames(bytes.toString('latin1')).includes('/Encrypt')

async function inspectText(bytes: Buffer) {
  const text = bytes.toString('latin1')
  const findings = { activeContent: hasActiveName(text), executable: false }
  for await (const { head, objects } of listPdfStreams(bytes, text)) {
    if (isExecutable(head)) findings.executable = true
    if (objects && hasActiveName(objects.toString('latin1'))) findings.activeContent = true
  }
  return findings
}

const hasActiveName = (text: string) => activeNamePattern.test(unescapeNames(text))

/** Any letter of a name may be written by its number: `/J#61vaScript`. */
const unescapeNames = (text: string) =>
  text.includes('#')
    ? text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** In PDFium's writing a file specification's name follows the reference to its embedded file. */
const fileSpecificationPattern =
  /\/EF(?:<<[^<>]{0,200}>>|\s{0,9}\d{1,9} \d{1,9} R\s?)((?:(?!\/EF)[\s\S]){0,2000})/g
const fileNamePattern = /\/U?F\s?(?:\(((?:\\[\s\S]|[^\\)])*)\)|<([\da-fA-F]*)>)/g

function hasExecutableFileName(text: string): boolean {
  for (const [, rest = ''] of text.matchAll(fileSpecificationPattern))
    for (const [, literal, hexadecimal] of rest.matchAll(fileNamePattern)) {
      const name = literal ?? Buffer.from(hexadecimal!, 'hex').toString('latin1')
      // In two bytes a letter the first is zero for all that matters here.
      if (hasExecutableName(name.replaceAll('\0', '').replaceAll('\\000', ''))) return true
    }
  return false
}

async function hasExecutableAttachment(attachments: ReturnType<typeof listAttachments>): Promise<boolean> {
  for (const { name, bytes } of attachments) if (await containsExecutable(name, bytes)) return true
  return false
}
