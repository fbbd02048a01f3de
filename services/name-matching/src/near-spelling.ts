/** Words that are nearly spelt alike: their consonants are the same, and one vowel is another. */
import { getCanonicalSpellings } from './spelling.ts'

/** Vowels that are taken for each other, where they are heard best. */
const interchangeableVowels = ['ei', 'ao', 'ae', 'ou', 'iy', 'ui'].flatMap((pair) => [
  pair,
  [...pair].reverse().join(''),
])

/** Whether their consonants are the same and of the vowels nearly all: Stefan, Stephon. */
export const areNearSpellings = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 4 &&
  getCanonicalSpellings(one).some((form) =>
    getCanonicalSpellings(other).some((otherForm) => haveNearVowels(form, otherForm)),
  )

function haveNearVowels(one: string, other: string): boolean {
  const consonants = (word: string) => word.replace(/[aeiou]+/g, '')
  if (consonants(one).length < 3 || consonants(one) !== consonants(other)) return false
  // With a mark between consonants, so that a vowel left out is one that differs.
  const vowels = (word: string) => word.split(/[^aeiou]/)
  const [form, otherForm] = [vowels(one), vowels(other)]
  const differing = form.flatMap((vowel, index) =>
    vowel === otherForm[index] ? [] : [{ place: index, pair: [vowel, otherForm[index]!] }],
  )
  const [first, ...more] = differing
  if (!first || more.length > 0) return !first
  const [vowel = '', another = ''] = first.pair
  // At either end a vowel that is not there is one that is missed.
  const isAtEnd = first.place === 0 || first.place === form.length - 1
  if (isAtEnd && (vowel === '' || another === '')) return false
  const isStressed = form.slice(0, first.place).every((earlierVowel) => earlierVowel === '')
  return (
    !isStressed ||
    interchangeableVowels.includes(`${vowel.at(-1)}${another.at(-1)}`) ||
    interchangeableVowels.includes(`${vowel[0]}${another[0]}`)
  )
}
