/** The judgments database: searched and paged by the server, with all filters in the URL. */
import { Masthead, Page, useOffice, useScreenQuery } from '@access/kit'
import { Link } from 'react-router-dom'
import { Chips } from '../components/Chips.tsx'
import { FilterField, FilterForm, SearchField } from '../components/FilterForm.tsx'
import { buildListUrl, listPageSize, usePageNumber } from '../components/list-page.ts'
import { PagedList } from '../components/PagedList.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { buildFeedUrl, FollowSearch } from './FollowSearch.tsx'
import { JudgeAndDates } from './JudgeAndDates.tsx'
import { JudgmentCard } from './JudgmentCard.tsx'
import styles from './Judgments.module.css'
import { courts, filterNames, listOptions, sortOptions } from './judgment-filters.ts'
import { JudgmentsDocument } from './judgments.generated.ts'

const lead = 'Decisions that shape everyday rights. Read them, cite them, bring them to your hearing.'

// An empty list has no typename.
const queryContext = { additionalTypenames: ['Judgment'] }

/** The debounce delay of typing, in milliseconds. */
const debounceDelay = 300

export default function Judgments() {
  const urlFilters = useUrlFilters(filterNames, debounceDelay)
  const { filters, fieldValues, isActive } = urlFilters
  const page = usePageNumber()
  const judgmentCategories = useOffice().practiceAreas.flatMap(
    ({ judgmentCategory }) => judgmentCategory ?? [],
  )
  const query = useScreenQuery({
    query: JudgmentsDocument,
    variables: {
      search: filters.q.trim() || null,
      category: filters.category || null,
      court: filters.court || null,
      judge: filters.judge.trim() || null,
      from: filters.from || null,
      to: filters.to || null,
      sort: filters.sort || null,
      page,
      size: listPageSize,
    },
    context: queryContext,
  })
  const judgmentsPage = query.hasFailed ? undefined : query.data?.judgmentsPage
  const searchedText = filters.q.trim() !== ''
  const isFiltered = searchedText || filters.category !== '' || filters.court !== ''
  // Feeds and emails follow a text, a category and a court.
  const isNarrowed = filters.judge.trim() !== '' || filters.from !== '' || filters.to !== ''

  return (
    <Page
      title="Judgments Database"
      description={lead}
      feed={isFiltered && !isNarrowed ? buildFeedUrl(filters) : undefined}
    >
      <Masthead title="Judgments Database" currentLabel="Judgments" lead={lead} />
      <div className="page section-end">
        <FilterForm
          name="Judgments"
          to="/judgments"
          selected={[fieldValues.category, fieldValues.court]}
          filters={
            <>
              <FilterField
                filters={urlFilters}
                name="category"
                label="Category"
                allLabel="All categories"
                options={listOptions(judgmentCategories, fieldValues.category)}
              />
              <FilterField
                filters={urlFilters}
                name="court"
                label="Court"
                allLabel="All courts"
                options={listOptions(courts, fieldValues.court)}
              />
            </>
          }
          more={<JudgeAndDates filters={urlFilters} />}
        >
          <SearchField
            filters={urlFilters}
            label="Search by title, case number, summary or text"
            example="repairs"
          />
          {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        </FilterForm>
        <PagedList
          query={query}
          list={judgmentsPage && { ...judgmentsPage, pageCount: judgmentsPage.pages }}
          count={judgmentsPage && formatTotal(judgmentsPage)}
          notes={[judgmentsPage !== undefined && judgmentsPage.total > 1 && !searchedText && 'newest first']}
          buildUrl={(otherPage) => buildListUrl('/judgments', filters, otherPage)}
          options={
            <>
              {judgmentsPage && judgmentsPage.total > 1 && searchedText && (
                <div className={styles.sorted}>
                  <span className="muted" aria-hidden="true">
                    Sort by
                  </span>
                  <Chips
                    name="Sort by"
                    options={sortOptions}
                    selected={filters.sort === 'date' ? 'date' : ''}
                    buildUrl={(sort) => buildListUrl('/judgments', { ...filters, sort })}
                  />
                </div>
              )}
              {judgmentsPage?.didYouMean && (
                <p className={styles.meant}>
                  Did you mean{' '}
                  <Link to={buildListUrl('/judgments', { ...filters, q: judgmentsPage.didYouMean })}>
                    {judgmentsPage.didYouMean}
                  </Link>
                  ?
                </p>
              )}
            </>
          }
          empty={{
            title: 'No Judgments Found',
            text: isActive ? 'Try other words, or fewer filters.' : undefined,
            link: (isActive || page > 1) && { to: '/judgments', label: 'Show all judgments' },
          }}
        >
          <div className={styles.judgments} aria-busy={query.fetching}>
            {judgmentsPage?.items.map((judgment) => (
              <JudgmentCard
                key={judgment.id}
                judgment={judgment}
                match={judgmentsPage.matches.find(({ id }) => id === judgment.id)}
              />
            ))}
          </div>
        </PagedList>
        {judgmentsPage && !isNarrowed && <FollowSearch filters={filters} isSearch={isFiltered} />}
      </div>
    </Page>
  )
}

function formatTotal({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  if (total === 1) return '1 judgment'
  const number = total.toLocaleString('en-US')
  return isTotalExact ? `${number} judgments` : `More than ${number} judgments`
}
