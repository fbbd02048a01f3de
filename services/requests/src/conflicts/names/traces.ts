/** What a name leaves by which names like it are found without reading all there are. */
import { linesOf } from './known.ts'
import { soundsOf } from './likeWords.ts'
import { readingsOf } from './read.ts'

/** Two names that are alike have one of these in common, with hardly an exception. */
export function tracesOf(name: string): string[] {
  const traces = readingsOf(name).flatMap(({ kind, words, letters }) => [
    `letters ${letters}`,
    `initials ${initialsOf(words)}`,
    // NYCHA is found by the initials of its words.
    ...(kind === 'organisation' ? [`letters ${words.map(([letter]) => letter).join('')}`] : []),
    ...words
      .filter((word) => word.length > 1)
      .flatMap((word) => [
        `word ${word}`,
        ...soundsOf(word).map((sound) => `sound ${sound}`),
        ...linesOf(word),
      ]),
  ])
  return [...new Set(traces)]
}

/** Those of the first word and the last, in whatever order. */
const initialsOf = (words: string[]) => [words[0]![0], words.at(-1)![0]].sort().join('')
