/** How one word of a name is like another. */
import { computeEditDistance } from '@access/service-kit/text/edit-distance.rules'
import { doubleMetaphone } from 'double-metaphone'
import { areGenderVariants } from './gender-variants.ts'
import { areArticleVariants, arePrefixVariants } from './name-prefixes.ts'
import { areDistinctNames, areListedVariants, areNicknames, areSpellingVariants } from './name-tables.ts'
import { areNearSpellings, areSpelledAlike, getCanonicalSpellings } from './spelling.ts'
import { memoize } from './words.ts'

/** Where in a name the words stand. */
export type WordPosition = 'first name' | 'surname' | 'organisation'

const typoReasons = ['', 'one letter else', 'two letters else']

/** Why they may be one and the same; null where they are not. */
export function compareWords(one: string, other: string, position: WordPosition): string | null {
  if (one === other) return 'the same'
  if (one.length === 1 || other.length === 1)
    return position !== 'organisation' && one[0] === other[0] ? 'initials' : null
  // House numbers and precincts are never nearly the same.
  if (/\d/.test(one + other)) return null
  if (position === 'organisation') return compareTypos(one, other)
  if (position === 'first name' && areGenderVariants(one, other) && !areListedVariants(one, other))
    return null
  if (areSpellingVariants(one, other)) return 'another spelling'
  if (position === 'first name' && (areNicknames(one, other) || arePrefixVariants(one, other)))
    return 'a short form'
  if (!areDistinctNames(one, other) && areSpelledAlike(one, other)) return 'another spelling'
  if (
    position === 'surname' &&
    !areDistinctNames(one, other) &&
    areArticleVariants(one, other, areSpelledAlike)
  )
    return 'another spelling'
  return compareTypos(one, other) ?? (areLikelyNearSpellings(one, other) ? 'sounds the same' : null)
}

const areLikelyNearSpellings = (one: string, other: string) =>
  !areDistinctNames(one, other) && areNearSpellings(one, other)

function compareTypos(one: string, other: string): string | null {
  if (areDistinctNames(one, other)) return null
  const length = Math.min(one.length, other.length)
  if (arePhoneticallyAlike(one, other) && computeEditDistance(one, other) <= Math.max(2, length / 2))
    return 'sounds the same'
  const maxTypos = getMaxTypos(one, other)
  if (Math.abs(one.length - other.length) > maxTypos || !haveSameStart(one, other)) return null
  const errors = computeEditDistance(one, other)
  return errors <= maxTypos ? typoReasons[errors]! : null
}

/** The sound of a word, in both of the ways in which it may be said. */
export const getPhoneticCodes = memoize((word: string): string[] =>
  [...new Set(doubleMetaphone(word))].filter(Boolean),
)

// Vowels are no part of it: 'Lena' and 'Lana' would be one name if they began and ended otherwise.
function arePhoneticallyAlike(one: string, other: string): boolean {
  const lengths = [one.length, other.length]
  if (Math.min(...lengths) < 3 || Math.max(...lengths) < 4) return false
  if (!getPhoneticCodes(one).some((sound) => getPhoneticCodes(other).includes(sound))) return false
  const getStart = (word: string) => (/^[aeiouy]/.test(word) ? 'a vowel' : 'none')
  return getStart(one) === getStart(other) && getVowels(one) === getVowels(other)
}

/** The vowels as they are heard, roughly: 'ee', 'ie' and 'y' are one. */
const getVowels = (word: string) =>
  word
    .replace(/gh(?!$)|h(?![aeiouy])/g, '')
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/ee|ea|ie|ei|ey|y|j(?![aeiouy])/g, 'i')
    .replace(/ou|oo|ow|w/g, 'u')
    .replace(/[^aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')

/** How many letters may be wrong: in a short word nearly every other word is near. */
function getMaxTypos(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  if (length >= 9) return 2
  if (length >= 5) return 1
  const isSwapped = one.length === other.length && [...one].sort().join() === [...other].sort().join()
  return length === 4 && isSwapped ? 1 : 0
}

/** Nobody mistypes the first letter of a name: Belinda is not Melinda, and the north is not the south. */
function haveSameStart(one: string, other: string): boolean {
  if (one[0] === other[0]) return true
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  const getStart = getCanonicalSpellings(other).map(([letter]) => letter)
  return isSwapped || getCanonicalSpellings(one).some(([letter]) => getStart.includes(letter))
}

/**
 * Why two names match, for people to read: 'sounds the same', 'initials', 'reversed', 'known as', 'a short form'. Null
 * where they do not.
 */
export type MatchReasons = string[] | null
