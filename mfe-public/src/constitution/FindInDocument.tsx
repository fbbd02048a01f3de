/** Searches the document without hiding any of it: counts, highlights, and goes from one match to the next. */
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import styles from './FindInDocument.module.css'
import { getHighlightId } from './HighlightedPassage.tsx'
import type { DocumentSearch } from './use-document-search.ts'

/** Without scripts it is a form that sends the text to this page, and the first match is a link. */
export function FindInDocument({ documentSearch }: { documentSearch: DocumentSearch }) {
  const { searchText, matches, currentIndex, search, step, stop } = documentSearch
  const hasNoMatches = matches.length === 0
  const currentNumber = currentIndex === undefined ? undefined : matches[currentIndex]

  function submit(event: FormEvent) {
    event.preventDefault()
    step(1)
  }
  function keyEvent(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    step(-1)
  }

  return (
    <form action="/constitution" onSubmit={submit}>
      <div className="field">
        <label htmlFor="find">Search this document</label>
        <div className="search">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            id="find"
            name="find"
            type="search"
            dir="auto"
            autoComplete="off"
            value={searchText}
            onChange={({ target }) => search(target.value)}
            onKeyDown={keyEvent}
          />
        </div>
      </div>
      <div className={currentNumber ? `${styles.matches} ${styles.walking}` : styles.matches}>
        <p className="small" role="status">
          {describeResults(documentSearch)}
          {currentNumber && <span className="sr">, {currentNumber.passage.location}</span>}
        </p>
        <span className={`needs-script ${styles.steps}`}>
          <button
            className="btn-icon"
            type="button"
            aria-label="Previous match"
            disabled={hasNoMatches}
            onClick={() => step(-1)}
          >
            <ChevronUp className="icon" aria-hidden="true" />
          </button>
          <button
            className="btn-icon"
            type="button"
            aria-label="Next match"
            disabled={hasNoMatches}
            onClick={() => step(1)}
          >
            <ChevronDown className="icon" aria-hidden="true" />
          </button>
          <button className={`btn btn-quiet ${styles.done}`} type="button" onClick={stop}>
            Done
          </button>
        </span>
        <noscript>
          <span className={styles.ways}>
            {hasNoMatches ? null : <a href={`#${getHighlightId(0)}`}>Go to the first match</a>}
            <button className="btn btn-outline" type="submit">
              Search
            </button>
          </span>
        </noscript>
      </div>
    </form>
  )
}

function describeResults({ searchText, matches, currentIndex }: DocumentSearch): string {
  if (searchText.trim().length < 2) return ''
  const count = matches.length === 1 ? '1 match' : `${matches.length} matches`
  if (matches.length === 0) return 'No matches'
  return currentIndex === undefined ? count : `${currentIndex + 1} of ${count}`
}
