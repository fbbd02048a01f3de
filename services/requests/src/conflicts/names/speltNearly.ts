/** Words that are nearly spelt alike: their consonants are the same, and one vowel is another. */
import { spellingsOf } from './spelling.ts'

/** Vowels that are taken for each other, where they are heard best. */
const near = ['ei', 'ao', 'ae', 'ou', 'iy', 'ui'].flatMap((pair) => [pair, [...pair].reverse().join('')])

/** Whether their consonants are the same and of the vowels nearly all: Stefan, Stephon. */
export const areSpeltNearly = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 4 &&
  spellingsOf(one).some((mine) => spellingsOf(other).some((theirs) => haveNearVowels(mine, theirs)))

function haveNearVowels(one: string, other: string): boolean {
  const consonants = (word: string) => word.replace(/[aeiou]+/g, '')
  if (consonants(one).length < 3 || consonants(one) !== consonants(other)) return false
  // With a mark between consonants, so that a vowel left out is one that differs.
  const vowels = (word: string) => word.split(/[^aeiou]/)
  const [mine, theirs] = [vowels(one), vowels(other)]
  const differing = mine.flatMap((vowel, place) =>
    vowel === theirs[place] ? [] : [{ place, pair: [vowel, theirs[place]!] }],
  )
  const [first, ...more] = differing
  if (!first || more.length > 0) return !first
  const [vowel = '', another = ''] = first.pair
  // At either end a vowel that is not there is one that is missed.
  const isAtEnd = first.place === 0 || first.place === mine.length - 1
  if (isAtEnd && (vowel === '' || another === '')) return false
  const isStressed = mine.slice(0, first.place).every((before) => before === '')
  return (
    !isStressed ||
    near.includes(`${vowel.at(-1)}${another.at(-1)}`) ||
    near.includes(`${vowel[0]}${another[0]}`)
  )
}
