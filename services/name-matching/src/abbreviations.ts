/** Words of organisations that are written short: by the table, by their consonants, or by how they begin. */
import abbreviations from './abbreviations.json' with { type: 'json' }
import { singularize } from './words.ts'

const lines = abbreviations.map((line) => line.split(' '))
const allLongForms = new Map<string, string[]>()
for (const line of lines)
  for (const word of line) allLongForms.set(word, [...(allLongForms.get(word) ?? []), line[0]!])

/** What it is short for; 'gr' may be grand or group, so it is left as it is. */
export const longForms = new Map(
  [...allLongForms].flatMap(([word, [long, ...others]]) =>
    others.length === 0 ? [[word, long!] as const] : [],
  ),
)

/** All that it may be short for. */
export const getLongForms = (word: string): string[] => allLongForms.get(word) ?? []

/** 'Gr' for Grand, 'Bch' for Beach, 'Amst' for Amsterdam, but 'Sun' is not short for Sunset. */
export function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  // Of numbers none is short for another.
  if (/\d/.test(short + long)) return false
  const longs = getLongForms(short)
  if (longs.length > 0) return longs.some((word) => singularize(word) === long)
  return long.length > 3 && (isVowelless(short, long) || isTruncation(short, long))
}

/** 'Hme' for Home: only the vowel at the end may be left. */
const isVowelless = (short: string, long: string) =>
  /^[^aeiouy]+[aeiouy]?$/.test(short) &&
  isSubsequence(short, long) &&
  (/[^aeiouy]$/.test(short) || short.at(-1) === long.at(-1))

/** Whether the letters of the one are in the other, in this order. No regular expression: these are a stranger's. */
function isSubsequence(letters: string, text: string): boolean {
  let from = 0
  return [...letters].every((letter) => {
    from = text.indexOf(letter, from) + 1
    return from > 0
  })
}

/** A word cut off before a vowel is no word with another behind it. */
const isTruncation = (short: string, long: string) =>
  short.length < 5 &&
  long.startsWith(short) &&
  /[^aeiouy]$/.test(short) &&
  /^[aeiou].{2}/.test(long.slice(short.length))
