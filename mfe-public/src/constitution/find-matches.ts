/** Finds text in the constitution, in reading order. */
import type { Passage } from '@access/content/static-pages/constitution-outline.rules'

/** One match; `start` and `end` count from the beginning of its passage. */
export type Match = { number: number; passage: Passage; start: number; end: number }

/** A single letter has too many matches. */
const minQueryLength = 2

/** All matches of a text, ignoring case and kinds of apostrophes. */
export function findMatches(searchText: string, passages: readonly Passage[]): Match[] {
  const needle = normalize(searchText).trim()
  if (needle.length < minQueryLength) return []
  return passages
    .flatMap((passage) =>
      findPositions(needle, normalize(passage.text)).map((start) => ({
        passage,
        start,
        end: start + needle.length,
      })),
    )
    .map((match, number) => ({ ...match, number }))
}

function findPositions(needle: string, text: string): number[] {
  const positions: number[] = []
  for (
    let position = text.indexOf(needle);
    position >= 0;
    position = text.indexOf(needle, position + needle.length)
  )
    positions.push(position)
  return positions
}

// Of the same length as the original, so that positions in one are positions in the other.
const normalize = (text: string) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ')
