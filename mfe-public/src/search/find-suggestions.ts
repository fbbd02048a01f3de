/** Which titles to suggest for what is typed so far. */
import { toPlainText, toSearchWords } from '@access/service-kit/text/search-text.rules'
import type { SearchTitleFragment } from './search.generated.ts'

const maxSuggestions = 8

/** A single letter says too little. */
const minTextLength = 2

/**
 * The titles that have a word for each of the text, or its beginning: those first that begin with the text.
 * Null for a text that is too short.
 */
export function findSuggestions(
  titles: readonly SearchTitleFragment[],
  text: string,
): SearchTitleFragment[] | null {
  const typed = normalize(text)
  if (typed.length < minTextLength) return null
  const words = typed.split(' ')
  const hasAll = (searched: string) => words.every((word) => ` ${searched}`.includes(` ${word}`))
  // The page of a section may have some of the words, so that "constitution quorum" finds it.
  return titles
    .map((title) => ({
      title,
      own: normalize(title.title),
      all: normalize(`${title.title} ${title.page ?? ''}`),
    }))
    .filter(({ all }) => hasAll(all))
    .map(({ title, own }) => ({ title, rank: own.startsWith(typed) ? 2 : hasAll(own) ? 1 : 0 }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, maxSuggestions)
    .map(({ title }) => title)
}

/** The words without apostrophes, which hardly anyone types here. */
const normalize = (text: string) => toSearchWords(toPlainText(text).replaceAll("'", ''))
