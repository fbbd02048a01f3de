/** Every case that may be told, with a way to find one. */
import {
  capitalised,
  EmptyState,
  LinkButton,
  LoadFailed,
  Loading,
  Masthead,
  Page,
  useRetry,
} from '@access/kit'
import { useQuery } from 'urql'
import { FilterField, Finder, SearchField } from '../Finder.tsx'
import { useAddressFilters } from '../useAddressFilters.ts'
import { CaseCard } from './CaseCard.tsx'
import { casesDocument, type StoryCase } from './documents.ts'
import { filterNames, found, offered } from './filters.ts'

const lead = 'Real problems and what came of them, told with permission and with names changed.'
const nothing: StoryCase[] = []

export default function Cases() {
  const asked = useQuery({ query: casesDocument })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const filters = useAddressFilters(filterNames)
  const all = data?.cases ?? nothing
  const cases = found(all, filters.inAddress)
  const { typed, change, active } = filters

  return (
    <Page title="Cases & Impact" description={lead}>
      <Masthead title="Cases & Impact" lead={lead} />
      <div className="page section-end">
        <Finder name="Cases" to="/cases">
          <SearchField
            name="q"
            label="Search by title, case number or summary"
            example="eviction"
            value={typed.q}
            onChange={(words) => change('q', words)}
          />
          <FilterField
            name="category"
            label="Category"
            all="All categories"
            options={offered(
              all.map((one) => one.category),
              typed.category,
            ).map(asWritten)}
            value={typed.category}
            onChange={(category) => change('category', category)}
          />
          <FilterField
            name="status"
            label="Status"
            all="All statuses"
            options={offered(
              all.map((one) => one.status),
              typed.status,
            ).map(asSpoken)}
            value={typed.status}
            onChange={(status) => change('status', status)}
          />
        </Finder>
        <p className="found" role="status">
          {data && (
            <>
              <strong>{cases.length === 1 ? '1 case' : `${cases.length} cases`}</strong>
              <span className="muted">{inWhichOrder(cases.length, all.length)}</span>
            </>
          )}
        </p>
        {fetching && !data && !retry.failed && <Loading />}
        {cases.length > 0 && (
          <div className="stories">
            {cases.map((legalCase) => (
              <CaseCard key={legalCase.id} legalCase={legalCase} as="h2" />
            ))}
          </div>
        )}
        {cases.length === 0 && (data || retry.failed) && (
          <EmptyState
            title="No Cases Found"
            text={active ? 'Try adjusting your filters' : 'Check back later for case studies'}
            action={
              active && (
                <LinkButton look="outline" to="/cases">
                  Clear filters
                </LinkButton>
              )
            }
          />
        )}
        {retry.failed && <LoadFailed {...retry} />}
      </div>
    </Page>
  )
}

const asWritten = (value: string) => ({ value, label: value })
const asSpoken = (value: string) => ({ value, label: capitalised(value) })

function inWhichOrder(found: number, all: number): string {
  const order = found > 1 ? 'newest first' : ''
  return [found < all && `of ${all}`, order].filter(Boolean).join(', ')
}
