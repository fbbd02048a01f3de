/** What a name leaves by which names like it are found without reading all there are. */
import { withoutArticle } from './compounds.ts'
import { linesOf } from './known.ts'
import { soundsOf } from './likeWords.ts'
import { oneOfMany } from './oneOfMany.ts'
import { isOwn } from './organisationWords.ts'
import { type Reading, readingsOf } from './read.ts'
import { spellingsOf } from './spelling.ts'
import { withoutBeginning } from './westAfrican.ts'

/** Counted up by whoever changes the traces that a name leaves: those that are kept are then made anew. */
export const tracesVersion = 2

/** Two names that are alike have one of these in common, with hardly an exception. */
export function tracesOf(name: string): string[] {
  const traces = readingsOf(name).flatMap((reading) => [
    `letters ${reading.letters}`,
    `initials ${initialsOf(reading.words)}`,
    // NYCHA is found by the initials of its words.
    ...reading.initials.map((initials) => `letters ${initials}`),
    ...blendsOf(reading),
    // 'Walgreens' alone is read as somebody's name.
    ...(reading.words.length === 1 ? [`word ${oneOfMany(reading.words[0]!)}`] : []),
    ...tellingWordsOf(reading).flatMap((word) => tracesOfWord(word, reading)),
  ])
  return [...new Set(traces)]
}

/** 'Realty' alone makes no two companies one, and there are thousands. */
function tellingWordsOf({ kind, words }: Reading): string[] {
  const long = words.filter((word) => word.length > 1)
  const own = kind === 'organisation' ? long.filter((word) => isOwn(oneOfMany(word))) : long
  return own.length > 0 ? own : long
}

const tracesOfWord = (word: string, { kind }: Reading): string[] => [
  `word ${word}`,
  ...soundsOf(word).map((sound) => `sound ${sound}`),
  ...(kind === 'person'
    ? [
        `word ${withoutBeginning(word)}`,
        ...(withoutArticle(word) === word
          ? []
          : spellingsOf(withoutArticle(word)).map((spelling) => `spelling ${spelling}`)),
        ...spellingsOf(word).map((spelling) => `spelling ${spelling}`),
        ...linesOf(word),
      ]
    : []),
]

/** Those of the first word and the last, in whatever order. */
const initialsOf = (words: string[]) => [words[0]![0], words.at(-1)![0]].sort().join('')

/** How the two words begin that FedEx may be made of, and those of Federal Express. */
const blendsOf = ({ kind, words: [first = '', second = '', ...more] }: Reading): string[] => {
  if (second !== '')
    return kind === 'person' || more.length > 3 ? [] : [`blend ${first.slice(0, 2)} ${second.slice(0, 2)}`]
  return first.length < 4 || first.length > 8
    ? []
    : [2, 3, 4].map((length) => `blend ${first.slice(0, 2)} ${first.slice(length, length + 2)}`)
}
