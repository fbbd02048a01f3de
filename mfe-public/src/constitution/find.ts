/** Finding words in the constitution: where they are, in reading order. */
import type { Passage } from './constitution.ts'

/** One place where the words stand; `start` and `end` count from the beginning of its passage. */
export type Match = { number: number; passage: Passage; start: number; end: number }

/** A single letter is everywhere and helps nobody. */
const fewest = 2

/** Every place where these words stand. Case does not matter, nor which apostrophe a telephone writes. */
export function find(searchedFor: string, passages: readonly Passage[]): Match[] {
  const words = plain(searchedFor).trim()
  if (words.length < fewest) return []
  return passages
    .flatMap((passage) =>
      placesOf(words, plain(passage.words)).map((start) => ({ passage, start, end: start + words.length })),
    )
    .map((place, number) => ({ ...place, number }))
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at)
  return places
}

// As long as the text it was made of, so that places in one are places in the other.
const plain = (text: string) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ')
