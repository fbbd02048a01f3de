/**
 * Text in the standard fonts of PDF: Latin letters with the accents of Western and Central Europe. A letter that they
 * lack loses accents until they have it, as the marks of Vietnamese tones do; what is left over is a question mark.
 * Where a browser can draw, such a line is a picture.
 */

/** By the names that fonts give them, beside those of Latin-1. */
const glyphNames: Record<string, string> = Object.fromEntries(
  `Ą Aogonek ą aogonek Ă Abreve ă abreve Ā Amacron ā amacron Ć Cacute ć cacute Č Ccaron č ccaron Ď Dcaron ď dcaron
  Đ Dcroat đ dcroat Ę Eogonek ę eogonek Ě Ecaron ě ecaron Ē Emacron ē emacron Ė Edotaccent ė edotaccent Ğ Gbreve
  ğ gbreve Ģ Gcommaaccent ģ gcommaaccent İ Idotaccent ı dotlessi Ī Imacron ī imacron Į Iogonek į iogonek
  Ķ Kcommaaccent ķ kcommaaccent Ł Lslash ł lslash Ĺ Lacute ĺ lacute Ľ Lcaron ľ lcaron Ļ Lcommaaccent ļ lcommaaccent
  Ń Nacute ń nacute Ň Ncaron ň ncaron Ņ Ncommaaccent ņ ncommaaccent Ő Ohungarumlaut ő ohungarumlaut Ō Omacron
  ō omacron Œ OE œ oe Ŕ Racute ŕ racute Ř Rcaron ř rcaron Ś Sacute ś sacute Š Scaron š scaron Ş Scedilla ş scedilla
  Ș Scommaaccent ș scommaaccent Ť Tcaron ť tcaron Ț Tcommaaccent ț tcommaaccent Ů Uring ů uring Ű Uhungarumlaut
  ű uhungarumlaut Ū Umacron ū umacron Ų Uogonek ų uogonek Ÿ Ydieresis Ź Zacute ź zacute Ž Zcaron ž zcaron
  Ż Zdotaccent ż zdotaccent ‘ quoteleft ’ quoteright “ quotedblleft ” quotedblright „ quotedblbase – endash
  — emdash … ellipsis • bullet € Euro ™ trademark`
    .split(/\s+/)
    .reduce<string[][]>((pairs, word, index, words) => {
      if (index % 2 === 0) pairs.push([word, words[index + 1]!])
      return pairs
    }, []),
)

/** Codes that Latin-1 leaves free. */
const firstFreeCode = 0x80
const freeCodeCount = 0x20

const isLatin1 = (letter: string) => /^[\x20-\x7e\xa0-\xff]$/.test(letter)

/** A letter that the fonts have in the place of this one. */
function findDrawableLetter(letter: string): string {
  if (isLatin1(letter) || Object.hasOwn(glyphNames, letter)) return letter
  const decomposed = letter.normalize('NFD')
  return decomposed.length > 1 ? findDrawableLetter(decomposed.slice(0, -1).normalize('NFC')) : '?'
}

/** Whether the fonts have all letters of the text. */
export const isInStandardFonts = (text: string) =>
  [...text.normalize('NFC')].every((letter) => findDrawableLetter(letter) === letter)

export type TextEncoding = {
  /** The text as a PDF string in this encoding. */
  encode(text: string): string
  /** The encoding as a PDF object. */
  describe(): string
}

/** The encoding of one document, in which letters beyond Latin-1 get a code when they first occur. */
export function createTextEncoding(): TextEncoding {
  const letters: string[] = []

  function encodeLetter(letter: string): string {
    if (letter === '\\' || letter === '(' || letter === ')') return `\\${letter}`
    if (isLatin1(letter)) return letter < '\x7f' ? letter : formatCode(letter.charCodeAt(0))
    if (!letters.includes(letter) && letters.length < freeCodeCount) letters.push(letter)
    const index = letters.indexOf(letter)
    return index < 0 ? '?' : formatCode(firstFreeCode + index)
  }

  return {
    encode: (text) =>
      `(${[...text.normalize('NFC')].map((letter) => encodeLetter(findDrawableLetter(letter))).join('')})`,
    describe() {
      const names = letters.map((letter) => `/${glyphNames[letter]}`).join('')
      return `<</Type/Encoding/BaseEncoding/WinAnsiEncoding${names && `/Differences[${firstFreeCode}${names}]`}>>`
    },
  }
}

const formatCode = (code: number) => `\\${code.toString(8)}`

/** A text in any letters, in UTF-16: the title of the document, or what a picture of text says. */
export function encodeUtf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`
}
