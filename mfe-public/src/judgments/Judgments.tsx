/** The judgments database: searched and paged by the server, with all filters in the URL. */
import { EmptyState, LinkButton, LoadError, Loading, Masthead, Page, useRetry } from '@access/kit'
import { judgmentCategories } from '@access/service-kit/practice-areas/practice-areas.rules'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Chips } from '../components/Chips.tsx'
import { FilterField, FilterForm, SearchField } from '../components/FilterForm.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { JudgmentCard } from './JudgmentCard.tsx'
import styles from './Judgments.module.css'
import {
  buildJudgmentsUrl,
  courts,
  filterNames,
  listOptions,
  parsePageNumber,
  sortOptions,
} from './judgment-filters.ts'
import { JudgmentsDocument } from './judgments.generated.ts'
import { Pagination } from './Pagination.tsx'

const lead =
  'Decisions that shape everyday rights, with a plain summary of each. Read them, cite them, bring them to your hearing.'

// An empty list has no typename.
const queryContext = { additionalTypenames: ['Judgment'] }

/** The debounce delay of typing, in milliseconds. */
const debounceDelay = 300

export default function Judgments() {
  const { filters, fieldValues, setFilter, isActive } = useUrlFilters(filterNames, debounceDelay)
  const [params] = useSearchParams()
  const page = parsePageNumber(params.get('page'))
  const queryResult = useQuery({
    query: JudgmentsDocument,
    variables: {
      search: filters.q.trim() || null,
      category: filters.category || null,
      court: filters.court || null,
      sort: filters.sort || null,
      page,
    },
    context: queryContext,
  })
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const judgmentsPage = retry.hasFailed ? undefined : data?.judgmentsPage
  const searchedText = filters.q.trim() !== ''
  const count = useRef<HTMLParagraphElement>(null)
  useScrollToTopOnNewPage(page, count)

  return (
    <Page title="Judgments Database" description={lead}>
      <Masthead title="Judgments Database" currentLabel="Judgments" lead={lead} />
      <div className="page section-end">
        <FilterForm name="Judgments" to="/judgments">
          <SearchField
            name="q"
            label="Search by title, case number, summary or text"
            example="repairs"
            value={fieldValues.q}
            onChange={(searchText) => setFilter('q', searchText)}
          />
          <FilterField
            name="category"
            label="Category"
            allLabel="All categories"
            options={listOptions(judgmentCategories, fieldValues.category)}
            value={fieldValues.category}
            onChange={(category) => setFilter('category', category)}
          />
          <FilterField
            name="court"
            label="Court"
            allLabel="All courts"
            options={listOptions(courts, fieldValues.court)}
            value={fieldValues.court}
            onChange={(court) => setFilter('court', court)}
          />
          {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        </FilterForm>
        <p className="found" role="status" ref={count} tabIndex={-1}>
          {judgmentsPage && (
            <>
              <strong>{formatTotal(judgmentsPage)}</strong>
              {judgmentsPage.pages > 1 && (
                <span className="muted num">
                  page {judgmentsPage.page} of {judgmentsPage.pages.toLocaleString('en-US')}
                </span>
              )}
              {judgmentsPage.total > 1 && !searchedText && <span className="muted">newest first</span>}
            </>
          )}
        </p>
        {judgmentsPage && judgmentsPage.total > 1 && searchedText && (
          <div className={styles.sorted}>
            <span className="muted" aria-hidden="true">
              Sort by
            </span>
            <Chips
              name="Sort by"
              options={sortOptions}
              selected={filters.sort === 'date' ? 'date' : ''}
              buildUrl={(sort) => buildJudgmentsUrl({ ...filters, sort }, 1)}
            />
          </div>
        )}
        {judgmentsPage?.didYouMean && (
          <p className={styles.meant}>
            Did you mean{' '}
            <Link to={buildJudgmentsUrl({ ...filters, q: judgmentsPage.didYouMean }, 1)}>
              {judgmentsPage.didYouMean}
            </Link>
            ?
          </p>
        )}
        {fetching && !judgmentsPage && !retry.hasFailed && <Loading />}
        {judgmentsPage && judgmentsPage.items.length > 0 && (
          <div className={styles.judgments} aria-busy={fetching}>
            {judgmentsPage.items.map((judgment) => (
              <JudgmentCard
                key={judgment.id}
                judgment={judgment}
                match={judgmentsPage.matches.find(({ id }) => id === judgment.id)}
              />
            ))}
          </div>
        )}
        {(judgmentsPage ? judgmentsPage.items.length === 0 : retry.hasFailed) && (
          <EmptyState
            title="No Judgments Found"
            text={isActive ? 'Try other words, or fewer filters.' : undefined}
            action={
              (isActive || page > 1) && (
                <LinkButton variant="outline" to="/judgments">
                  Show all judgments
                </LinkButton>
              )
            }
          />
        )}
        {retry.hasFailed && <LoadError {...retry} />}
        {judgmentsPage && judgmentsPage.pages > 1 && (
          <Pagination
            page={judgmentsPage.page}
            pageCount={judgmentsPage.pages}
            buildUrl={(otherPage) => buildJudgmentsUrl(filters, otherPage)}
          />
        )}
      </div>
    </Page>
  )
}

function formatTotal({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  if (total === 1) return '1 judgment'
  const number = total.toLocaleString('en-US')
  return isTotalExact ? `${number} judgments` : `More than ${number} judgments`
}

// Another page of the list begins at its top, for eyes and for the keyboard; a new filter leaves one where one types.
function useScrollToTopOnNewPage(page: number, listTop: RefObject<HTMLElement | null>) {
  const previousPage = useRef(page)
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    if (document.activeElement?.closest('.finder')) return
    listTop.current?.scrollIntoView()
    listTop.current?.focus({ preventScroll: true })
  }, [page, listTop])
}
