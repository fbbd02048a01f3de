/** Times and durations as people type and paste them, in one plain form for the patterns that read them. */

/** In Unicode, names of one sign each; a minus, an arrow and a wave stand for a dash as well. */
const dashes = /\s*(?:[\p{Pd}\u2212\u2192\u301c~]\s*)+/gu

/**
 * The text in lower case with plain spaces, dashes and quotes, and without signs that nobody sees. Full-width letters,
 * ligatures and no-break spaces become the usual ones (Unicode's NFKC); ½ becomes .5.
 */
export function toPlainText(text: string): string {
  return text
    .replace(/(\d?)\s?([¼½¾])/g, (_, whole: string, sign: string) => `${whole}${fractions[sign]} `)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\u2236|\ua789/g, ':')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(dashes, ' - ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
