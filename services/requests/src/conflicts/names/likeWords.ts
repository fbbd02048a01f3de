/** How one word of a name is like another. */
import { doubleMetaphone } from 'double-metaphone'
import { distance } from './distance.ts'
import { areKnownApart, areShortForms, areSpellings } from './known.ts'

/** Where in a name the words stand. */
export type Place = 'first name' | 'surname' | 'organisation'

const inLetters = ['', 'one letter else', 'two letters else']

/** Why they may be one and the same; null where they are not. */
export function likeWords(one: string, other: string, place: Place): string | null {
  if (one === other) return 'the same'
  if (one.length === 1 || other.length === 1)
    return place !== 'organisation' && one[0] === other[0] ? 'initials' : null
  if (place !== 'organisation' && areSpellings(one, other)) return 'another spelling'
  if (place === 'first name' && areShortForms(one, other)) return 'short for'
  if (areKnownApart(one, other)) return null
  if (place === 'first name' && isOtherGender(one, other)) return null
  const errors = distance(one, other)
  if (soundsAlike(one, other) && errors <= Math.max(2, Math.min(one.length, other.length) / 2))
    return 'sounds the same'
  return errors <= mostErrors(one, other) ? inLetters[errors]! : null
}

/** The sound of a word, in both of the ways in which it may be said. */
export const soundsOf = (word: string): string[] => [...new Set(doubleMetaphone(word))].filter(Boolean)

// Vowels are no part of it: 'Lena' and 'Lana' would be one name if they began and ended otherwise.
function soundsAlike(one: string, other: string): boolean {
  const begins = (word: string) => (/^[aeiouy]/.test(word) ? 'a vowel' : 'none')
  if (begins(one) !== begins(other) || vowelsOf(one) !== vowelsOf(other)) return false
  return soundsOf(one).some((sound) => soundsOf(other).includes(sound))
}

/** The vowels as they are heard, roughly: 'ee', 'ie' and 'y' are one. */
const vowelsOf = (word: string) =>
  word
    .replace(/gh(?!$)|h(?![aeiouy])/g, '')
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/ee|ea|ie|ei|ey|y|j(?![aeiouy])/g, 'i')
    .replace(/ou|oo|ow|w/g, 'u')
    .replace(/[^aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')

/** How many letters may be wrong: in a short word nearly every other word is near. */
function mostErrors(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  if (length >= 9) return 2
  if (length >= 5) return 1
  const isSwapped = one.length === other.length && [...one].sort().join() === [...other].sort().join()
  return length === 4 && isSwapped ? 1 : 0
}

/** Mario and Maria, Daniel and Daniela. */
const isOtherGender = (one: string, other: string) => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    long === `${short}a` ||
    (/[ao]$/.test(one) && /[ao]$/.test(other) && one.slice(0, -1) === other.slice(0, -1))
  )
}
