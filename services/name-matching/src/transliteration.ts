/** A name in plain small letters: what is written differently by keyboards and scripts, and means the same. */

const transliterations: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  // Cyrillic, as passports write it.
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i', і: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
  ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** Small letters without accents; apostrophes are gone, and `&` is a word. */
export const normalizeLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => transliterations[letter] ?? letter)
    .replace(/['’‘ʻʼ`´′]/g, '')
    .replace(/&|\+/g, ' and ')

/** The words of a text in plain letters, hyphens and dots being spaces. */
export const splitWords = (plain: string): string[] => plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
