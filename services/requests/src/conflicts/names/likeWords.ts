/** How one word of a name is like another. */
import { doubleMetaphone } from 'double-metaphone'
import { areWithoutArticle } from './compounds.ts'
import { distance } from './distance.ts'
import { areKnownApart, areListed, areShortForms, areSpellings } from './known.ts'
import { areOtherGender } from './otherGender.ts'
import { rememberedFor } from './remembered.ts'
import { areSpeltAlike, spellingsOf } from './spelling.ts'
import { areSpeltNearly } from './speltNearly.ts'
import { areWithoutBeginning } from './westAfrican.ts'

/** Where in a name the words stand. */
export type Place = 'first name' | 'surname' | 'organisation'

const inLetters = ['', 'one letter else', 'two letters else']

/** Why they may be one and the same; null where they are not. */
export function likeWords(one: string, other: string, place: Place): string | null {
  if (one === other) return 'the same'
  if (one.length === 1 || other.length === 1)
    return place !== 'organisation' && one[0] === other[0] ? 'initials' : null
  // House numbers and precincts are never nearly the same.
  if (/\d/.test(one + other)) return null
  if (place === 'organisation') return mistyped(one, other)
  if (place === 'first name' && areOtherGender(one, other) && !areListed(one, other)) return null
  if (areSpellings(one, other)) return 'another spelling'
  if (place === 'first name' && (areShortForms(one, other) || areWithoutBeginning(one, other)))
    return 'a short form'
  if (!areKnownApart(one, other) && areSpeltAlike(one, other)) return 'another spelling'
  if (place === 'surname' && !areKnownApart(one, other) && areWithoutArticle(one, other, areSpeltAlike))
    return 'another spelling'
  return mistyped(one, other) ?? (areNearly(one, other) ? 'sounds the same' : null)
}

const areNearly = (one: string, other: string) => !areKnownApart(one, other) && areSpeltNearly(one, other)

function mistyped(one: string, other: string): string | null {
  if (areKnownApart(one, other)) return null
  const length = Math.min(one.length, other.length)
  if (soundsAlike(one, other) && distance(one, other) <= Math.max(2, length / 2)) return 'sounds the same'
  const most = mostErrors(one, other)
  if (Math.abs(one.length - other.length) > most || !beginAlike(one, other)) return null
  const errors = distance(one, other)
  return errors <= most ? inLetters[errors]! : null
}

/** The sound of a word, in both of the ways in which it may be said. */
export const soundsOf = rememberedFor((word: string): string[] =>
  [...new Set(doubleMetaphone(word))].filter(Boolean),
)

// Vowels are no part of it: 'Lena' and 'Lana' would be one name if they began and ended otherwise.
function soundsAlike(one: string, other: string): boolean {
  const lengths = [one.length, other.length]
  if (Math.min(...lengths) < 3 || Math.max(...lengths) < 4) return false
  if (!soundsOf(one).some((sound) => soundsOf(other).includes(sound))) return false
  const begins = (word: string) => (/^[aeiouy]/.test(word) ? 'a vowel' : 'none')
  return begins(one) === begins(other) && vowelsOf(one) === vowelsOf(other)
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

/** Nobody mistypes the first letter of a name: Belinda is not Melinda, and the north is not the south. */
function beginAlike(one: string, other: string): boolean {
  if (one[0] === other[0]) return true
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  const begins = spellingsOf(other).map(([letter]) => letter)
  return isSwapped || spellingsOf(one).some(([letter]) => begins.includes(letter))
}
