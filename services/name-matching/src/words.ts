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

/** Words that were written apart: 'Day Care' where the other name has 'Daycare', 'Mei-ling' where it has 'Meiling'. */

/** One name with those of its words in one that are one in the other. */
export function joinSplitWords(
  words: string[],
  other: string[],
  areOne: (one: string, other: string) => boolean,
): string[] {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || other.includes(word) || other.includes(next)) continue
    const joined = word + next
    if (joined.length > 3 && other.some((one) => areOne(one, joined)))
      return [...words.slice(0, index), joined, ...joinSplitWords(words.slice(index + 2), other, areOne)]
  }
  return words
}

/** The words of a list, as a set. */
export const buildWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** One form for one and for many. */
export const singularize = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word

/**
 * Words recur with every name that one is compared with, so results are cached. Of single words only: whole names of
 * people must not stay in memory.
 */
export function memoize<Result>(compute: (word: string) => Result): (word: string) => Result {
  const cache = new Map<string, Result>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    if (cache.size >= 5000) cache.clear()
    const result = compute(word)
    cache.set(word, result)
    return result
  }
}
