/** Searches the document without hiding any of it: counts, marks, and walks from one place to the next. */
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import styles from './FindInDocument.module.css'
import { markId } from './Marked.tsx'
import type { Finding } from './useFinding.ts'

/** Without scripts it is a form that sends the words to this page, and the first place found is a link. */
export function FindInDocument({ finding }: { finding: Finding }) {
  const { searchedFor, matches, at, search, step, stop } = finding
  const none = matches.length === 0
  const here = at === undefined ? undefined : matches[at]

  function submit(event: FormEvent) {
    event.preventDefault()
    step(1)
  }
  function pressed(event: KeyboardEvent) {
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
            autoComplete="off"
            value={searchedFor}
            onChange={({ target }) => search(target.value)}
            onKeyDown={pressed}
          />
        </div>
      </div>
      <div className={here ? `${styles.matches} ${styles.walking}` : styles.matches}>
        <p className="small" role="status">
          {saidOf(finding)}
          {here && <span className="sr">, {here.passage.place}</span>}
        </p>
        <span className={`needs-script ${styles.steps}`}>
          <button
            className="btn-icon"
            type="button"
            aria-label="Previous match"
            disabled={none}
            onClick={() => step(-1)}
          >
            <ChevronUp className="icon" aria-hidden="true" />
          </button>
          <button
            className="btn-icon"
            type="button"
            aria-label="Next match"
            disabled={none}
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
            {none ? null : <a href={`#${markId(0)}`}>Go to the first match</a>}
            <button className="btn btn-outline" type="submit">
              Search
            </button>
          </span>
        </noscript>
      </div>
    </form>
  )
}

function saidOf({ searchedFor, matches, at }: Finding): string {
  if (searchedFor.trim().length < 2) return ''
  const count = matches.length === 1 ? '1 match' : `${matches.length} matches`
  if (matches.length === 0) return 'No matches'
  return at === undefined ? count : `${at + 1} of ${count}`
}
