/** An old Word file: a compound file with a Word document in it that opens without a password, and no macros. */
import { isCompoundFile, readCompoundFile } from './compound-file.ts'
import { hasExecutablePackage, isOlePackageName } from './executables.ts'
import { acceptDocument, type Inspection, rejectDocument } from './inspection.ts'

/** Where Word and Excel keep macros. */
const macros = new Set(['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'])

/** Where Word keeps embedded objects, which another program opens. */
const objectPool = 'ObjectPool'

/** Both in the first bytes of the document: that it is of Word 97 or later, and that it is encrypted or obscured. */
const wordDocument = 0xa5ec
const encryptedFlag = 0x0100

export function inspectDoc(bytes: Buffer): Inspection {
  if (isOldDocument(bytes)) return rejectDocument('tooOld')
  if (!isCompoundFile(bytes)) return rejectDocument('contentMismatch')
  const compound = readCompoundFile(bytes)
  if (!compound) return rejectDocument('unreadable')
  const names = new Set(compound.entries.map(({ name }) => name))
  if (names.has('EncryptedPackage')) return rejectDocument('password')
  if (names.has(worksDocument)) return rejectDocument('tooOld')
  const main = compound.entries.find(({ name, isStream }) => isStream && name === 'WordDocument')
  if (!main) return rejectDocument('contentMismatch')
  const first = compound.readFirstBytes(main)
  if (first.length >= 2 && first.readUInt16LE(0) === oldWordDocument) return rejectDocument('tooOld')
  if (first.length < 12 || first.readUInt16LE(0) !== wordDocument) return rejectDocument('unreadable')
  if (first.readUInt16LE(10) & encryptedFlag) return rejectDocument('password')
  try {
    if (hasExecutablePackage(bytes)) return rejectDocument('executable')
  } catch {
    // Streams that share their bytes or their links: nobody who has a document to send writes them.
    return rejectDocument('unreadable')
  }
  if ([...macros].some((name) => names.has(name))) return rejectDocument('macros')
  return acceptDocument({ activeContent: names.has(objectPool) || [...names].some(isOlePackageName) })
}

/** Word locks a DOCX by putting it into a compound file as a whole. */
export const isEncryptedDocx = (bytes: Buffer): boolean =>
  isCompoundFile(bytes) &&
  (readCompoundFile(bytes)?.entries.some(({ name }) => name === 'EncryptedPackage') ?? false)

/**
 * Word processors from before Word 97, whose files are called DOC as well. We do not look into them: their macros and objects
 * are where Word 97 has none, and Word itself does not open them any more unless it is told to. Lists of signatures such as
 * that of file(1) have most of these; no files of Word for Macintosh 1 and 3 and of Works for DOS were at hand to compare.
 */

/** What Word 6 and Word 95 write where Word 97 has 0xA5EC: in the first bytes of the stream `WordDocument`. */
const oldWordDocument = 0xa5dc

/** The stream of a text of Works 4 and later, in a compound file. */
const worksDocument = 'MatOST'

/** The first bytes of a file, in hexadecimal. */
const signatures = [
  // Word for Windows 1 and 2.
  ...['9ba5', 'dba52d00'],
  // Word for DOS, and Write.
  ...['31be0000', '32be0000'],
  // Word for Macintosh, 1, 3, 4 and 5.
  ...['fe320000', 'fe34', 'fe37001c', 'fe370023'],
  // WordPerfect, 5 and later.
  'ff575043',
  // Works for DOS, 2 and 3.
  '01fe',
]

const isOldDocument = (bytes: Buffer): boolean => {
  const first = bytes.toString('hex', 0, 4)
  return signatures.some((signature) => first.startsWith(signature))
}
