/** Searching the whole site. The question is in the address, and a plain form asks it, with or without scripts. */
import { EmptyState, Go, LoadFailed, Loading, Masthead, Page, useOffice, useRetry } from '@access/kit'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { type SearchResults, searchDocument } from './documents.ts'
import { Hints } from './Hints.tsx'
import { Hits } from './Hits.tsx'
import { kinds, searchAddress } from './kinds.ts'
import styles from './Search.module.css'
import { SearchForm } from './SearchForm.tsx'

const lead = 'Services, case stories, judgments, events, articles and people, all in one place.'

// A search may find nothing, and then it does not say of what.
const context = { additionalTypenames: kinds.map(({ name }) => name) }

export default function Search() {
  const [params] = useSearchParams()
  const words = readable(params.get('q') ?? '')
  const kind = kinds.find(({ key }) => key === params.get('kind'))
  const asked = useQuery({
    query: searchDocument,
    variables: { text: words, kind: kind?.name ?? null },
    pause: words === '',
    context,
  })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const found = words === '' || retry.failed ? undefined : data?.search

  return (
    <Page title={words ? `Search: ${words}` : 'Search'} description={lead} robots="noindex">
      <Masthead title="Search" lead={lead} />
      <div className="page section-end">
        <SearchForm words={words} />
        {words === '' ? (
          <Hints />
        ) : (
          <>
            <p className="found" role="status">
              {found && <Count found={found} />}
            </p>
            {kind && (
              <p className={styles.only}>
                Only {kind.noun[1]} are shown. <Go to={searchAddress(words)}>Search everything</Go>
              </p>
            )}
            {found?.didYouMean && (
              <p className={styles.meant}>
                Did you mean <Link to={searchAddress(found.didYouMean)}>{found.didYouMean}</Link>?
              </p>
            )}
            {retry.failed && <LoadFailed {...retry} />}
            {fetching && !found && !retry.failed && <Loading />}
            {found && <Hits found={found} only={kind !== undefined} />}
            {found?.total === 0 && <Nothing />}
          </>
        )}
      </div>
    </Page>
  )
}

/** An address may hold what no keyboard types and no page may show. */
const readable = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()

function Count({ found: { total, words } }: { found: SearchResults }) {
  const results = total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`
  return (
    <>
      <strong>{results}</strong>
      <span className="muted">for “{words}”</span>
    </>
  )
}

function Nothing() {
  const { phone } = useOffice()
  return (
    <EmptyState
      title="Nothing Found"
      text="Try fewer words, or other ones. What you look for may go by another name."
      action={
        <p>
          Or ask a person: <a href={phone.href}>{phone.display}</a>
        </p>
      }
    />
  )
}
