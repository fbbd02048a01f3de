/**
 * A text as it is compared, and highlighted as it is written: "Muñoz" is "munoz", "oﬃce" is "office", "landlord’s" is
 * "landlord's". PostgreSQL does the same to what it stores (`search-text.migration.ts`).
 */

/** What nobody sees or what only formats, and tatweels. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu

/** Quotation marks, which a search may have around a phrase. */
export const doubleQuotes = /[«»ʺˮ״“-‟″‶「-』〝-〟＂]/gu

/** Signs, and what of a keyboard means the same. They come first, since NFKC makes other things of some of them. */
const plainSigns = [
  [/[`´ʹ-ʽˈˊˋ՚׳ߴ‘-‛′‵‹›\ua78b\ua78c]/gu, "'"],
  [doubleQuotes, '"'],
  [/[\p{Pd}˗⁃−]/gu, '-'],
  // The number of a footnote, or a trade mark, is no part of the word that it stands at.
  [/[\s\p{Z}\u0085²³¹⁰⁴-⁹℠™\u2800]/gu, ' '],
] as const

/** Accents and points, which NFKD puts behind their letter: of Latin, Greek, Cyrillic, Hebrew and Arabic. */
const accents =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is sought by itself
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu

/** Letters that NFKD leaves, by the table that PostgreSQL's `unaccent` has too (Unicode CLDR, Latin-ASCII). */
const plainLetters = new Map(
  'øo đd ðd ħh ıi łl ŋn ŧt ɓb ɗd ƙk ƴy ςσ æae œoe þth ßss'
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
)
const otherLetters = /[øđðħıłŋŧɓɗƙƴςæœþß]/g

/** Where there is nothing to replace but capitals. */
const isPlain = (text: string) => /^[ -_a-~]*$/.test(text)

/** Small letters of NFKC without accents and invisible characters; quotes, dashes and spaces as a keyboard has them. */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  let folded = text.replace(invisible, '')
  for (const [signs, plain] of plainSigns) folded = folded.replace(signs, plain)
  return folded
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(otherLetters, (letter) => plainLetters.get(letter)!)
    .normalize('NFC')
}

/** A folded text that knows where in the original its characters stand. */
export interface MappedText {
  folded: string
  /** The place in the original of the characters from `start` to `end` (exclusive) of the folded text. */
  toOriginal(start: number, end: number): { start: number; end: number }
}

// Letters with their marks, and the letters of a Korean syllable: they fold as a whole.
const clusters = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]+|\P{M}?\p{M}+|./gsu

/** Folds a text and keeps its places, to highlight what was found in the text as it is written. */
export function mapFoldedText(text: string): MappedText {
  if (isPlain(text)) return { folded: text.toLowerCase(), toOriginal: (start, end) => ({ start, end }) }
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const piece = foldText(cluster)
    folded += piece
    for (let count = 0; count < piece.length; count += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    folded,
    toOriginal: (start, end) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  }
}
