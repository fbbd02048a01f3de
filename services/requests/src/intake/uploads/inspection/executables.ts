/**
 * Programs inside a document: by the first bytes of what is embedded, and by what it is called. A document is for reading;
 * nobody who asks for help needs to send a program, and one that staff could start with two clicks is refused.
 */
import { isCompoundFile, readCompoundFile } from './compound-file.ts'
import { isZip, readZip } from './zip.ts'

/** What Windows, macOS or Linux start when they are opened: the types that Outlook blocks, as far as they run. */
const executableExtensions =
  'exe|com|scr|pif|dll|cpl|msi|msp|mst|msix|appx|application|bat|cmd|ps1|psm1|vb|vbs|vbe|js|jse|ws|wsf|wsc|wsh|hta|lnk|url|scf|reg|inf|jar|jnlp|class|chm|gadget|msc|sh|command|app|pkg|deb|rpm|apk|desktop|elf|run'
const executableNamePattern = new RegExp(`\\.(?:${executableExtensions})[. ]*$`, 'i')

/** Bytes at the beginning of a file in which a PE header is looked for. */
const maxHeaderOffset = 0x1000

export const hasExecutableName = (name: string) => executableNamePattern.test(name)

/** Whether a file begins as a program of Windows (PE), Linux (ELF) or macOS (Mach-O), or as a script with an interpreter. */
export const isExecutable = (bytes: Buffer): boolean =>
  isPortableExecutable(bytes) ||
  isElf(bytes) ||
  isMachO(bytes) ||
  /^#! ?\//.test(bytes.toString('latin1', 0, 4))

function isPortableExecutable(bytes: Buffer): boolean {
  if (bytes.length < 64 || bytes.toString('latin1', 0, 2) !== 'MZ') return false
  const header = bytes.readUInt32LE(60)
  return header < maxHeaderOffset && bytes.toString('latin1', header, header + 4) === 'PE\0\0'
}

/** The magic number, then 32 or 64 bits, an order of bytes, and version 1. */
const isElf = (bytes: Buffer) => /^7f454c460[12]0[12]01/.test(bytes.toString('hex', 0, 7))

/** One architecture in either order of bytes, or several: a class of Java begins like the latter, and is a program too. */
const isMachO = (bytes: Buffer) =>
  /^(?:c[ef]faedfe.{6}0[01]|feedfac[ef]0[01]|cafebabe000000)/.test(bytes.toString('hex', 0, 8))

/** Whether an embedded file is a program, or brings one: in a zip, or in an object of Office. */
export async function containsExecutable(name: string, bytes: Buffer): Promise<boolean> {
  if (hasExecutableName(name) || isExecutable(bytes)) return true
  if (isCompoundFile(bytes)) return isUnsafeCompoundFile(bytes)
  return isZip(bytes) && zipContainsExecutable(bytes)
}

/** What shares its bytes or its links is written by nobody who has a file to attach: as good as a program. */
function isUnsafeCompoundFile(bytes: Buffer): boolean {
  try {
    return hasExecutablePackage(bytes)
  } catch {
    return true
  }
}

/**
 * Whether a compound file has an object of the Packager in it (`Ole10Native`) that is a program. A `RangeError` as
 * `readStream` has it.
 */
export function hasExecutablePackage(bytes: Buffer): boolean {
  const compound = readCompoundFile(bytes)
  const packages = compound?.entries.filter(({ name, isStream }) => isStream && isOlePackageName(name)) ?? []
  return packages.some((entry) => {
    const { names, content } = parseOlePackage(compound!.readStream(entry))
    return names.some(hasExecutableName) || isExecutable(content)
  })
}

export const isOlePackageName = (name: string) => name.toLowerCase().endsWith('ole10native')

/** One level deep; a zip that cannot be read has nothing to start either. */
async function zipContainsExecutable(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await readZip(bytes)
    for (const entry of zip.entries)
      if (hasExecutableName(entry.fileName) || isExecutable(await zip.readFirstBytes(entry))) return true
    return false
  } catch {
    return false
  }
}

/**
 * The stream `Ole10Native` of an object that the Packager of Windows made of a file: what it was called, where it came
 * from, and its bytes. The layout is not in Microsoft's specifications; this is the one that oletools (oleobj) reads.
 */
interface OlePackage {
  /** Its label and its paths. */
  names: string[]
  content: Buffer
}

/** After a length and a type: two names, two numbers, a name with its length before it, and the content with its own. */
function parseOlePackage(stream: Buffer): OlePackage {
  const native = { names: [], content: stream.subarray(4) }
  if (stream.length < 6 || stream.readUInt16LE(4) !== 2) return native
  const label = readText(stream, 6)
  const source = readText(stream, label.end)
  const lengthOffset = source.end + 4
  if (lengthOffset + 4 > stream.length) return native
  const temporary = readText(stream, lengthOffset + 4)
  const contentOffset = lengthOffset + 4 + stream.readUInt32LE(lengthOffset)
  const names = [label.text, source.text, temporary.text]
  return contentOffset + 4 > stream.length
    ? { ...native, names }
    : { names, content: stream.subarray(contentOffset + 4) }
}

/** A text that ends with a zero byte, and the offset after it. */
function readText(stream: Buffer, start: number) {
  const zero = stream.indexOf(0, start)
  const end = zero === -1 ? stream.length : zero
  return { text: stream.toString('latin1', start, end), end: end + 1 }
}
