/** An old Word file: a compound file with a Word document in it that opens without a password, and no macros. */
import type { RejectionReason } from '../../attachments/document.rules.ts'
import { isCompoundFile, readCompoundFile } from './compound-file.ts'

/** Where Word and Excel keep macros. */
const macros = new Set(['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'])

/** Both in the first bytes of the document: what it is, and that it is encrypted or obscured. */
const wordDocument = 0xa5ec
const encryptedFlag = 0x0100

export function inspectDoc(bytes: Buffer): RejectionReason | null {
  if (!isCompoundFile(bytes)) return 'contentMismatch'
  const compound = readCompoundFile(bytes)
  if (!compound) return 'unreadable'
  const names = new Set(compound.entries.map(({ name }) => name))
  if (names.has('EncryptedPackage')) return 'password'
  const main = compound.entries.find(({ name, isStream }) => isStream && name === 'WordDocument')
  if (!main) return 'contentMismatch'
  const first = compound.readFirstBytes(main)
  if (first.length < 12 || first.readUInt16LE(0) !== wordDocument) return 'unreadable'
  if (first.readUInt16LE(10) & encryptedFlag) return 'password'
  return [...macros].some((name) => names.has(name)) ? 'macros' : null
}

/** Word locks a DOCX by putting it into a compound file as a whole. */
export const isEncryptedDocx = (bytes: Buffer): boolean =>
  isCompoundFile(bytes) &&
  (readCompoundFile(bytes)?.entries.some(({ name }) => name === 'EncryptedPackage') ?? false)
