/** Finds text in the constitution, in reading order. */
import type { Passage } from '@access/content/static-pages/constitution-outline.rules'
import { foldText, mapFoldedText } from '@access/service-kit/text/fold-text.rules'

/** One match; `start` and `end` count from the beginning of its passage. */
export type Match = { number: number; passage: Passage; start: number; end: number }

/** A single letter has too many matches. */
const minQueryLength = 2

/** All matches of a text, however it is typed and typeset: without regard to case, accents, and kinds of marks. */
export function findMatches(searchText: string, passages: readonly Passage[]): Match[] {
  const needle = foldText(searchText).trim()
  if (needle.length < minQueryLength) return []
  return passages
    .flatMap((passage) => {
      const { folded, toOriginal } = mapFoldedText(passage.text)
      return findPositions(needle, folded).map((start) => ({
        passage,
        ...toOriginal(start, start + needle.length),
      }))
    })
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
