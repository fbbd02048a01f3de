/**
 * A new Word file: a zip with a Word document in it, and nothing that runs, unpacks or calls elsewhere when it is opened.
 * What is embedded (a spreadsheet behind a chart, an old equation) can carry code of its own, so it is refused too: saved as
 * a PDF it is as readable as before. A template on its writer's own disk is nothing that anybody else would fetch.
 */
import type { Entry } from 'yauzl'
import type { RejectionReason } from '../../attachments/document.rules.ts'
import { isCompoundFile } from './compound-file.ts'
import { isEncryptedDocx } from './doc.ts'
import { hasExecutableName, hasExecutablePackage, isExecutable } from './executables.ts'
import { acceptDocument, type Inspection, rejectDocument } from './inspection.ts'
import { findActiveContent } from './relationships.ts'
import { InvalidZipError, isZip, readZip, type Zip } from './zip.ts'

const contentTypes = '[Content_Types].xml'
/** Word on the web numbers it. */
const mainPartPattern = /^word\/document\d*\.xml$/
const nestedFilePattern = /\.(?:zip|7z|rar|gz|tgz|cab|iso|img|(?:doc|dot|xls|xlt|ppt|pot)[xmb]?)$/i
const macroPartPattern = /(?:^|\/)vba(?:project\.bin|data\.xml)$/i
/** Lists of what belongs to what are short. */
const maxListLength = 1024 * 1024

export async function inspectDocx(bytes: Buffer): Promise<Inspection> {
  if (isEncryptedDocx(bytes)) return rejectDocument('password')
  if (!isZip(bytes)) return rejectDocument('contentMismatch')
  try {
    const reason = await inspectParts(await readZip(bytes))
    return reason ? rejectDocument(reason) : acceptDocument()
  } catch (error) {
    // What is built as no program builds it may well open, but not here.
    return rejectDocument(error instanceof InvalidZipError ? 'notChecked' : 'unreadable')
  }
}

async function inspectParts(zip: Zip): Promise<RejectionReason | null> {
  const names = zip.entries.map(({ fileName }) => fileName)
  if (!names.includes(contentTypes) || !names.some((name) => mainPartPattern.test(name)))
    return 'contentMismatch'
  if (zip.entries.some((entry) => entry.isEncrypted())) return 'password'
  if (names.some(hasExecutableName) || (await hasExecutablePart(zip))) return 'executable'
  if (names.some((name) => macroPartPattern.test(name))) return 'macros'
  if (names.some((name) => nestedFilePattern.test(name))) return 'embeddedFile'

  for (const entry of zip.entries) {
    if (!isXml(entry)) continue
    const text = await readCheckedText(zip, entry)
    const reason = entry.fileName === contentTypes ? rejectContentTypes(text) : findActiveContent(text)
    if (reason) return reason
  }
  return null
}

function rejectContentTypes(list: string): RejectionReason | null {
  if (/vbaProject/i.test(list)) return 'macros'
  return /macroEnabled/i.test(list) ? 'macroEnabled' : null
}

/** By their first bytes, whatever the parts are called; an object of the Packager is looked into. */
async function hasExecutablePart(zip: Zip): Promise<boolean> {
  for (const entry of zip.entries) {
    if (isXml(entry)) continue
    const first = await zip.readFirstBytes(entry)
    if (isExecutable(first)) return true
    if (isCompoundFile(first) && hasExecutablePackage(await zip.readAll(entry))) return true
  }
  return false
}

const isXml = ({ fileName }: Entry) => /\.(?:xml|rels)$/i.test(fileName)

const doctype = '<!doctype'

/** The text of a part that is a list, the beginning of any other; none may bring definitions of its own. */
async function readCheckedText(zip: Zip, entry: Entry): Promise<string> {
  const isList = entry.fileName === contentTypes || /\.rels$/i.test(entry.fileName)
  if (isList && entry.uncompressedSize > maxListLength) throw new InvalidZipError('a list is too long')
  let text = ''
  let tail = ''
  for await (const chunk of zip.extract(entry)) {
    // XML may be written in two bytes a letter: without the empty ones it reads the same.
    const letters = chunk.toString('latin1').replaceAll('\0', '')
    if ((tail + letters).toLowerCase().includes(doctype)) throw new InvalidZipError('XML with definitions')
    tail = letters.slice(-doctype.length)
    if (isList) text += letters
  }
  return text
}
