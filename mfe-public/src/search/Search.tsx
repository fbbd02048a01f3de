/** Searches the whole site. The query is in the URL, and it is a plain form, with or without scripts. */
import { ArrowLink, EmptyState, LoadError, Loading, Masthead, Page, useOffice, useRetry } from '@access/kit'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { buildSearchUrl, resultKinds } from './result-kinds.ts'
import styles from './Search.module.css'
import { SearchForm } from './SearchForm.tsx'
import { SearchResultGroups } from './SearchResultGroups.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { SearchDocument, type SearchResultsFragment } from './search.generated.ts'

const lead = 'Services, case stories, judgments, events, articles and people, all in one place.'

// A search may find nothing, and then it does not say of what.
const queryContext = { additionalTypenames: resultKinds.map(({ name }) => name) }

export default function Search() {
  const [params] = useSearchParams()
  const searchText = normalizeQuery(params.get('q') ?? '')
  const kind = resultKinds.find(({ key }) => key === params.get('kind'))
  const queryResult = useQuery({
    query: SearchDocument,
    variables: { text: searchText, kind: kind?.name ?? null },
    pause: searchText === '',
    context: queryContext,
  })
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const searchResults = searchText === '' || retry.hasFailed ? undefined : data?.search

  return (
    <Page title={searchText ? `Search: ${searchText}` : 'Search'} description={lead} robots="noindex">
      <Masthead title="Search" lead={lead} />
      <div className="page section-end">
        <SearchForm searchText={searchText} />
        {searchText === '' ? (
          <SearchSuggestions />
        ) : (
          <>
            <p className="found" role="status">
              {searchResults && <ResultCount searchResults={searchResults} />}
            </p>
            {kind && (
              <p className={styles.only}>
                Only {kind.noun[1]} are shown.{' '}
                <ArrowLink to={buildSearchUrl(searchText)}>Search everything</ArrowLink>
              </p>
            )}
            {searchResults?.didYouMean && (
              <p className={styles.meant}>
                Did you mean{' '}
                <Link to={buildSearchUrl(searchResults.didYouMean)}>{searchResults.didYouMean}</Link>?
              </p>
            )}
            {retry.hasFailed && <LoadError {...retry} />}
            {fetching && !searchResults && !retry.hasFailed && <Loading />}
            {searchResults && <SearchResultGroups results={searchResults} singleKind={kind !== undefined} />}
            {searchResults?.total === 0 && <NoResults />}
          </>
        )}
      </div>
    </Page>
  )
}

/** A URL may contain control characters. */
const normalizeQuery = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()

function ResultCount({
  searchResults: { total, isTotalExact, query: searchText },
}: {
  searchResults: SearchResultsFragment
}) {
  const count = total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`
  const results = isTotalExact ? count : `More than ${count}`
  return (
    <>
      <strong>{results}</strong>
      <span className="muted">for “{searchText}”</span>
    </>
  )
}

function NoResults() {
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
