/** The judgments database: searched and paged by the server, with the whole question in the address. */
import { EmptyState, LinkButton, LoadFailed, Loading, Masthead, Page, useRetry } from '@access/kit'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Chips } from '../Chips.tsx'
import { FilterField, Finder, SearchField } from '../Finder.tsx'
import { useAddressFilters } from '../useAddressFilters.ts'
import { judgmentsDocument } from './documents.ts'
import { addressOf, categories, courts, filterNames, offering, orders, pageIn } from './filters.ts'
import { JudgmentCard } from './JudgmentCard.tsx'
import styles from './Judgments.module.css'
import { Pager } from './Pager.tsx'

const lead =
  'Decisions that shape everyday rights, with a plain summary of each. Read them, cite them, bring them to your hearing.'

// A list may come back empty, and then it does not say of what.
const context = { additionalTypenames: ['Judgment'] }

/** How long typing may rest before the server is asked, in milliseconds. */
const pause = 300

export default function Judgments() {
  const { inAddress, typed, change, active } = useAddressFilters(filterNames, pause)
  const [params] = useSearchParams()
  const page = pageIn(params.get('page'))
  const asked = useQuery({
    query: judgmentsDocument,
    variables: {
      search: inAddress.q.trim() || null,
      category: inAddress.category || null,
      court: inAddress.court || null,
      sort: inAddress.sort || null,
      page,
    },
    context,
  })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const found = retry.failed ? undefined : data?.judgmentsPage
  const searched = inAddress.q.trim() !== ''
  const count = useRef<HTMLParagraphElement>(null)
  useTopOnNewPage(page, count)

  return (
    <Page title="Judgments Database" description={lead}>
      <Masthead title="Judgments Database" here="Judgments" lead={lead} />
      <div className="page section-end">
        <Finder name="Judgments" to="/judgments">
          <SearchField
            name="q"
            label="Search by title, case number, summary or text"
            example="repairs"
            value={typed.q}
            onChange={(words) => change('q', words)}
          />
          <FilterField
            name="category"
            label="Category"
            all="All categories"
            options={offering(categories, typed.category)}
            value={typed.category}
            onChange={(category) => change('category', category)}
          />
          <FilterField
            name="court"
            label="Court"
            all="All courts"
            options={offering(courts, typed.court)}
            value={typed.court}
            onChange={(court) => change('court', court)}
          />
          {inAddress.sort && <input type="hidden" name="sort" value={inAddress.sort} />}
        </Finder>
        <p className="found" role="status" ref={count} tabIndex={-1}>
          {found && (
            <>
              <strong>
                {found.total === 1 ? '1 judgment' : `${found.total.toLocaleString('en-US')} judgments`}
              </strong>
              {found.pages > 1 && (
                <span className="muted num">
                  page {found.page} of {found.pages.toLocaleString('en-US')}
                </span>
              )}
              {found.total > 1 && !searched && <span className="muted">newest first</span>}
            </>
          )}
        </p>
        {found && found.total > 1 && searched && (
          <div className={styles.sorted}>
            <span className="muted" aria-hidden="true">
              Sort by
            </span>
            <Chips
              name="Sort by"
              choices={orders}
              chosen={inAddress.sort === 'date' ? 'date' : ''}
              addressOf={(sort) => addressOf({ ...inAddress, sort }, 1)}
            />
          </div>
        )}
        {found?.didYouMean && (
          <p className={styles.meant}>
            Did you mean{' '}
            <Link to={addressOf({ ...inAddress, q: found.didYouMean }, 1)}>{found.didYouMean}</Link>?
          </p>
        )}
        {fetching && !found && !retry.failed && <Loading />}
        {found && found.items.length > 0 && (
          <div className={styles.judgments} aria-busy={fetching}>
            {found.items.map((judgment) => (
              <JudgmentCard
                key={judgment.id}
                judgment={judgment}
                match={found.matches.find(({ id }) => id === judgment.id)}
              />
            ))}
          </div>
        )}
        {(found ? found.items.length === 0 : retry.failed) && (
          <EmptyState
            title="No Judgments Found"
            text={active ? 'Try other words, or fewer filters.' : undefined}
            action={
              (active || page > 1) && (
                <LinkButton look="outline" to="/judgments">
                  Show all judgments
                </LinkButton>
              )
            }
          />
        )}
        {retry.failed && <LoadFailed {...retry} />}
        {found && found.pages > 1 && (
          <Pager page={found.page} pages={found.pages} addressOf={(other) => addressOf(inAddress, other)} />
        )}
      </div>
    </Page>
  )
}

// Another page of the list begins at its top, for eyes and for the keyboard; a new filter leaves one where one types.
function useTopOnNewPage(page: number, top: RefObject<HTMLElement | null>) {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (document.activeElement?.closest('.finder')) return
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }, [page, top])
}
