/** The search box of the document: what is typed, what was found, and which of the places one is at. */
import { createContext, useContext, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { passages } from './constitution.ts'
import { find, type Match } from './find.ts'

export type Finding = {
  searchedFor: string
  matches: readonly Match[]
  /** The number of the match one is at; none before the first step. */
  at: number | undefined
  search(words: string): void
  /** One further, or one back; round at the ends. */
  step(by: 1 | -1): void
  /** Stays where one is, and goes no further. */
  stop(): void
}

/** The address may bring the words along: without scripts the box sends them there. */
export function useFinding(): Finding {
  const [params] = useSearchParams()
  const [searchedFor, setSearchedFor] = useState(params.get('find') ?? '')
  const [at, setAt] = useState<number>()
  const matches = useMemo(() => find(searchedFor, passages), [searchedFor])
  return {
    searchedFor,
    matches,
    at,
    search(words) {
      setSearchedFor(words)
      setAt(undefined)
    },
    step(by) {
      const { length } = matches
      if (length === 0) return
      setAt(at === undefined ? (by === 1 ? 0 : length - 1) : (at + by + length) % length)
    },
    stop: () => setAt(undefined),
  }
}

/** What the text needs to know of the search, wherever it stands. */
export const FindingContext = createContext<Pick<Finding, 'matches' | 'at'>>({ matches: [], at: undefined })

/** The matches in one passage. */
export function useMatches(key: string): { matches: readonly Match[]; at: number | undefined } {
  const { matches, at } = useContext(FindingContext)
  return { matches: matches.filter(({ passage }) => passage.key === key), at }
}

/** The sections in which something was found: they open, so that it is seen. */
export function useFoundSections(): ReadonlySet<string> {
  const { matches } = useContext(FindingContext)
  return new Set(matches.flatMap(({ passage }) => (passage.section ? [passage.section.id] : [])))
}
