/** Searches the whole site. The query is in the URL, and it is a plain form, with or without scripts. */
import { ArrowLink, LoadError, Loading, Masthead, Page, useScreenQuery } from '@access/kit'
import { Link, useSearchParams } from 'react-router-dom'
import { BestMatch } from './BestMatch.tsx'
import { buildSearchUrl, resultGroups } from './result-groups.ts'
import { resultTypes } from './result-types.ts'
import styles from './Search.module.css'
import { SearchForm } from './SearchForm.tsx'
import { CommonSearches, NoResults } from './SearchHints.tsx'
import { SearchResultGroups } from './SearchResultGroups.tsx'
import { SearchDocument, type SearchResultsFragment } from './search.generated.ts'

const lead = 'Guides, services, case stories, judgments, events, people and our own rules, all in one place.'

// A search may find nothing, and then it does not say of what.
const queryContext = { additionalTypenames: Object.keys(resultTypes) }

export default function Search() {
  const [params] = useSearchParams()
  const searchText = normalizeQuery(params.get('q') ?? '')
  const group = resultGroups.find(({ key }) => key === params.get('kind'))
  const query = useScreenQuery({
    query: SearchDocument,
    variables: { text: searchText, kind: group?.name ?? null },
    pause: searchText === '',
    context: queryContext,
  })
  const searchResults = searchText === '' || query.hasFailed ? undefined : query.data?.search

  return (
    <Page title={searchText ? `Search: ${searchText}` : 'Search'} description={lead} robots="noindex">
      <Masthead title="Search" lead={lead} />
      <div className="page section-end">
        <SearchForm searchText={searchText} />
        {searchText === '' ? (
          <CommonSearches />
        ) : (
          <>
            <p className="found" role="status">
              {searchResults && <ResultCount searchResults={searchResults} />}
            </p>
            {group && (
              <p className={styles.only}>
                Only {group.noun[1]} are shown.{' '}
                <ArrowLink to={buildSearchUrl(searchText)}>Search everything</ArrowLink>
              </p>
            )}
            {searchResults?.didYouMean && (
              <p className={styles.meant}>
                Did you mean{' '}
                <Link to={buildSearchUrl(searchResults.didYouMean)}>{searchResults.didYouMean}</Link>?
              </p>
            )}
            {query.hasFailed && <LoadError {...query} />}
            {query.isLoading && <Loading />}
            {searchResults?.bestMatch && <BestMatch match={searchResults.bestMatch} />}
            {searchResults && (
              <SearchResultGroups results={searchResults} isSingleGroup={group !== undefined} />
            )}
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
      <span className="muted">for {quote(searchText)}</span>
    </>
  )
}

/** A phrase has its marks already. */
const quote = (text: string) => (/^["“„«].*["”“»]$/s.test(text) ? text : `“${text}”`)
