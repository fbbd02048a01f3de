/**
 * A new Word file: a zip with a Word document in it, and nothing that runs, unpacks or calls elsewhere when it is opened.
 * What is embedded (a spreadsheet behind a chart, an old equation) can carry code of its own, so it is refused as macros
 * are: saved as a PDF it is as readable as before.
 */
import type { Entry } from 'yauzl'
import type { Reason } from '../document.rules.ts'
import { isLockedDocx } from './doc.ts'
import { callsElsewhere, carriesCode } from './relationships.ts'
import { BadZip, isZip, readZip, type Zip } from './zip.ts'

const contentTypes = '[Content_Types].xml'
/** Word on the web numbers it. */
const mainPart = /^word\/document\d*\.xml$/
const nested =
  /\.(?:zip|jar|7z|rar|gz|tgz|cab|iso|img|exe|dll|js|vbs|lnk|(?:doc|dot|xls|xlt|ppt|pot)[xmb]?)$/i
const macroPart = /(?:^|\/)vba(?:project\.bin|data\.xml)$/i
/** Lists of what belongs to what are short. */
const mostListed = 1024 * 1024

export async function inspectDocx(bytes: Buffer): Promise<Reason | null> {
  if (isLockedDocx(bytes)) return 'password'
  if (!isZip(bytes)) return 'notWhatItSays'
  try {
    return await inspectParts(await readZip(bytes))
  } catch {
    // Whatever is wrong with it, nobody here could open it.
    return 'unreadable'
  }
}

async function inspectParts(zip: Zip): Promise<Reason | null> {
  const names = zip.entries.map(({ fileName }) => fileName)
  if (!names.includes(contentTypes) || !names.some((name) => mainPart.test(name))) return 'notWhatItSays'
  if (zip.entries.some((entry) => entry.isEncrypted())) return 'password'
  if (names.some((name) => macroPart.test(name) || nested.test(name))) return 'macros'

  for (const entry of zip.entries) {
    if (!/\.(?:xml|rels)$/i.test(entry.fileName)) continue
    const text = await checkedText(zip, entry)
    if (entry.fileName === contentTypes && /macroEnabled|vbaProject/i.test(text)) return 'macros'
    if (/\.rels$/i.test(entry.fileName) && (carriesCode(text) || callsElsewhere(text))) return 'macros'
  }
  return null
}

const doctype = '<!doctype'

/** The text of a part that is a list, the beginning of any other; none may bring definitions of its own. */
async function checkedText(zip: Zip, entry: Entry): Promise<string> {
  const isList = entry.fileName === contentTypes || /\.rels$/i.test(entry.fileName)
  if (isList && entry.uncompressedSize > mostListed) throw new BadZip('a list is too long')
  let text = ''
  let end = ''
  for await (const piece of zip.unpacked(entry)) {
    // XML may be written in two bytes a letter: without the empty ones it reads the same.
    const letters = piece.toString('latin1').replaceAll('\0', '')
    if ((end + letters).toLowerCase().includes(doctype)) throw new BadZip('XML with definitions')
    end = letters.slice(-doctype.length)
    if (isList) text += letters
  }
  return text
}
