/** Blocking keys: what names that match have in common, to find candidates without comparing all there are. */
import { getPhoneticCodes } from './compare-words.ts'
import { removeArticle, removePrefix } from './name-prefixes.ts'
import { getVariantGroups } from './name-tables.ts'
import { isDistinctiveWord } from './organisation-words.ts'
import { type ParsedName, parseName } from './parse-name.ts'
import { getCanonicalSpellings } from './spelling.ts'
import { singularize } from './words.ts'

/** Increase it when you change the keys that a name has: stored ones are then computed anew. */
export const blockingKeysVersion = 3

/** Two names that match have one of these in common, with hardly an exception: those to store. */
export function computeBlockingKeys(name: string): string[] {
  const keys = parseName(name).flatMap((parsed) => [
    ...computeKeysOfWhole(parsed),
    computeInitialsKey(parsed.words),
    ...computeKeysOfWords(parsed).flat(),
  ])
  return [...new Set(keys)]
}

/** The blocking keys to search by for one reading of a name. */
export interface SearchKeys {
  /** A name that has one of these may match. */
  whole: string[]
  /** A name that has keys of two of these parts may match: there are too many Marias, and too many Garcias. */
  parts: string[][]
}

/** Finds what `computeBlockingKeys` finds, but for names that have no more than one word of this one in common. */
export const computeSearchKeys = (name: string): SearchKeys[] =>
  parseName(name).map((parsed) => {
    const whole = computeKeysOfWhole(parsed)
    const keysOfWords = computeKeysOfWords(parsed)
    if (parsed.kind === 'organisation' || keysOfWords.length === 1)
      return { whole: [...whole, ...keysOfWords.flat()], parts: [] }
    return { whole, parts: [...keysOfWords, computePairedInitials(parsed.words)] }
  })

const computeKeysOfWhole = (parsed: ParsedName): string[] => [
  `letters ${parsed.letters}`,
  // NYCHA is found by the initials of its words.
  ...parsed.acronyms.map((initials) => `letters ${initials}`),
  ...computeBlendKeys(parsed),
  // 'Walgreens' alone is read as somebody's name.
  ...(parsed.words.length === 1 ? [`word ${singularize(parsed.words[0]!)}`] : []),
]

/** 'Realty' alone makes no two companies one, and there are thousands. */
function getDistinctiveWords({ kind, words }: ParsedName): string[] {
  const long = words.filter((word) => word.length > 1)
  const distinctive =
    kind === 'organisation' ? long.filter((word) => isDistinctiveWord(singularize(word))) : long
  return distinctive.length > 0 ? distinctive : long
}

/** For each distinctive word, and for two together: Hsu Mei-ling may be Xu Meiling elsewhere. */
function computeKeysOfWords(parsed: ParsedName): string[][] {
  const words = getDistinctiveWords(parsed)
  const joined =
    parsed.kind === 'person' && words.length > 2
      ? words.slice(1).map((word, index) => `${words[index]}${word}`)
      : []
  return [...words, ...joined].map((word) => computeWordKeys(word, parsed))
}

const computeWordKeys = (word: string, { kind }: ParsedName): string[] => [
  `word ${word}`,
  ...getPhoneticCodes(word).map((sound) => `sound ${sound}`),
  ...(kind === 'person'
    ? [
        `word ${removePrefix(word)}`,
        ...(removeArticle(word) === word
          ? []
          : getCanonicalSpellings(removeArticle(word)).map((spelling) => `spelling ${spelling}`)),
        ...getCanonicalSpellings(word).map((spelling) => `spelling ${spelling}`),
        ...getVariantGroups(word),
      ]
    : []),
]

/** Of the first word and the last, in whatever order. */
const computeInitialsKey = (words: string[]): string =>
  `initials ${[words[0]![0], words.at(-1)![0]].sort().join('')}`

/** Those that a shorter form of a name may have: 'M. Garcia' for Maria Garcia Lopez, 'Mr. Novak' for Peter Novak. */
const computePairedInitials = (words: string[]): string[] => [
  ...new Set(
    words.flatMap((word, index) => words.slice(index).map((last) => computeInitialsKey([word, last]))),
  ),
]

/** How the two words begin that FedEx may be made of, and those of Federal Express. */
const computeBlendKeys = ({ kind, words: [first = '', second = '', ...more] }: ParsedName): string[] => {
  if (second !== '')
    return kind === 'person' || more.length > 3 ? [] : [`blend ${first.slice(0, 2)} ${second.slice(0, 2)}`]
  return first.length < 4 || first.length > 8
    ? []
    : [2, 3, 4].map((length) => `blend ${first.slice(0, 2)} ${first.slice(length, length + 2)}`)
}
