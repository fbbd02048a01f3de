/** Blocking keys: what names that match have in common, to find candidates without comparing all there are. */

import { getPhoneticCodes } from './compare-words.ts'
import { removeArticle } from './name-prefixes.ts'
import { getVariantGroups } from './name-tables.ts'
import { isDistinctiveWord } from './organisation-words.ts'
import { type ParsedName, parseName } from './parse-name.ts'
import { singularize } from './singularize.ts'
import { getCanonicalSpellings } from './spelling.ts'
import { removePrefix } from './west-african.ts'

/** Increased by whoever changes the keys that a name has: stored ones are then computed anew. */
export const blockingKeysVersion = 2

/** Two names that match have one of these in common, with hardly an exception. */
export function computeBlockingKeys(name: string): string[] {
  const keys = parseName(name).flatMap((parsed) => [
    `letters ${parsed.letters}`,
    `initials ${computeInitialsKey(parsed.words)}`,
    // NYCHA is found by the initials of its words.
    ...parsed.acronyms.map((initials) => `letters ${initials}`),
    ...computeBlendKeys(parsed),
    // 'Walgreens' alone is read as somebody's name.
    ...(parsed.words.length === 1 ? [`word ${singularize(parsed.words[0]!)}`] : []),
    ...getDistinctiveWords(parsed).flatMap((word) => computeWordKeys(word, parsed)),
  ])
  return [...new Set(keys)]
}

/** 'Realty' alone makes no two companies one, and there are thousands. */
function getDistinctiveWords({ kind, words }: ParsedName): string[] {
  const long = words.filter((word) => word.length > 1)
  const distinctive =
    kind === 'organisation' ? long.filter((word) => isDistinctiveWord(singularize(word))) : long
  return distinctive.length > 0 ? distinctive : long
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

/** Those of the first word and the last, in whatever order. */
const computeInitialsKey = (words: string[]) => [words[0]![0], words.at(-1)![0]].sort().join('')

/** How the two words begin that FedEx may be made of, and those of Federal Express. */
const computeBlendKeys = ({ kind, words: [first = '', second = '', ...more] }: ParsedName): string[] => {
  if (second !== '')
    return kind === 'person' || more.length > 3 ? [] : [`blend ${first.slice(0, 2)} ${second.slice(0, 2)}`]
  return first.length < 4 || first.length > 8
    ? []
    : [2, 3, 4].map((length) => `blend ${first.slice(0, 2)} ${first.slice(length, length + 2)}`)
}
