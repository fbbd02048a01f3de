/** The search of the document: its text, the matches, and the current one. */
import { type Constitution, listPassages } from '@access/content/static-pages/constitution-outline.rules'
import { createContext, useContext, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findMatches, type Match } from './find-matches.ts'

export type DocumentSearch = {
  searchText: string
  matches: readonly Match[]
  /** The number of the match one is at; none before the first step. */
  currentIndex: number | undefined
  search(text: string): void
  /** One further, or one back; round at the ends. */
  step(direction: 1 | -1): void
  /** Stays where one is, and goes no further. */
  stop(): void
}

/** The URL may have the text: without scripts the form sends it there. */
export function useDocumentSearch(constitution: Constitution): DocumentSearch {
  const [params] = useSearchParams()
  const [searchText, setSearchText] = useState(params.get('find') ?? '')
  const [currentIndex, setCurrentIndex] = useState<number>()
  const passages = useMemo(() => listPassages(constitution), [constitution])
  const matches = useMemo(() => findMatches(searchText, passages), [searchText, passages])
  return {
    searchText,
    matches,
    currentIndex,
    search(text) {
      setSearchText(text)
      setCurrentIndex(undefined)
    },
    step(direction) {
      const { length } = matches
      if (length === 0) return
      setCurrentIndex(
        currentIndex === undefined
          ? direction === 1
            ? 0
            : length - 1
          : (currentIndex + direction + length) % length,
      )
    },
    stop: () => setCurrentIndex(undefined),
  }
}

/** The matches of the search, for each passage. */
export const DocumentSearchContext = createContext<Pick<DocumentSearch, 'matches' | 'currentIndex'>>({
  matches: [],
  currentIndex: undefined,
})

/** The matches in one passage. */
export function useMatches(key: string): { matches: readonly Match[]; currentIndex: number | undefined } {
  const { matches, currentIndex } = useContext(DocumentSearchContext)
  return { matches: matches.filter(({ passage }) => passage.key === key), currentIndex }
}

/** The sections with matches: they open, so that the matches are visible. */
export function useMatchingSections(): ReadonlySet<string> {
  const { matches } = useContext(DocumentSearchContext)
  return new Set(matches.flatMap(({ passage }) => (passage.section ? [passage.section.id] : [])))
}
