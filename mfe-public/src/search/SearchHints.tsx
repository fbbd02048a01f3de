/** What the page says without results: examples and hints before a search, and what to do when nothing was found. */

import { EmptyState, LinkButton, PhoneLink } from '@access/kit'
import { Link } from 'react-router-dom'
import chips from '../components/Chips.module.css'
import { buildSearchUrl } from './result-groups.ts'
import styles from './Search.module.css'

const commonSearches = ['eviction', 'unpaid wages', 'custody', 'asylum', 'clearing a record', 'interpreter']

/** Examples and hints, before a search. */
export function CommonSearches() {
  return (
    <div className={styles.hints}>
      <section aria-labelledby="often">
        <h2 id="often">Often looked for</h2>
        <ul className={chips.chips}>
          {commonSearches.map((searchText) => (
            <li key={searchText}>
              <Link className={chips.chip} to={buildSearchUrl(searchText)}>
                {searchText}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">How to search</h2>
        <ul className={styles.how}>
          <li>Use the words you would say aloud: rent, wages, school, visa.</li>
          <li>
            Put a phrase in quotation marks to find it as it stands: <q>security deposit</q>
          </li>
          <li>Write OR between words to find either, and a minus before one to leave it out.</li>
          <li>A name or a case number works too.</li>
        </ul>
      </section>
    </div>
  )
}

/** Nothing was found: what to do now. */
export function NoResults() {
  return (
    <EmptyState
      title="Nothing Found"
      text="Try fewer words, or other ones. You do not have to find the right word: tell us what happened, and a person reads it."
      action={
        <div className={styles.ways}>
          <LinkButton to="/get-help">Request Legal Aid</LinkButton>
          <PhoneLink className="btn btn-outline" isCall />
          <LinkButton variant="quiet" to="/services">
            See what we help with
          </LinkButton>
        </div>
      }
    />
  )
}
