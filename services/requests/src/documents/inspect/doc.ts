/** An old Word file: a compound file with a Word document in it that opens without a password, and no macros. */
import type { Reason } from '../document.rules.ts'
import { isCompound, readCompound } from './compound.ts'

/** Where Word and Excel keep macros. */
const macros = new Set(['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'])

/** Both in the first bytes of the document: what it is, and that it is encrypted or obscured. */
const wordDocument = 0xa5ec
const encrypted = 0x0100

export function inspectDoc(bytes: Buffer): Reason | null {
  if (!isCompound(bytes)) return 'notWhatItSays'
  const compound = readCompound(bytes)
  if (!compound) return 'unreadable'
  const names = new Set(compound.entries.map(({ name }) => name))
  if (names.has('EncryptedPackage')) return 'password'
  const main = compound.entries.find(({ name, isStream }) => isStream && name === 'WordDocument')
  if (!main) return 'notWhatItSays'
  const first = compound.firstBytesOf(main)
  if (first.length < 12 || first.readUInt16LE(0) !== wordDocument) return 'unreadable'
  if (first.readUInt16LE(10) & encrypted) return 'password'
  return [...macros].some((name) => names.has(name)) ? 'macros' : null
}

/** Word locks a DOCX by putting it into a compound file as a whole. */
export const isLockedDocx = (bytes: Buffer): boolean =>
  isCompound(bytes) && (readCompound(bytes)?.entries.some(({ name }) => name === 'EncryptedPackage') ?? false)
