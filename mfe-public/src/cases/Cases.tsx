/** All public cases, with filters. */
import { capitalize, Masthead, Page, useScreenQuery } from '@access/kit'
import { FilterField, FilterForm, SearchField } from '../components/FilterForm.tsx'
import { buildListUrl, getListPage, usePageNumber } from '../components/list-page.ts'
import { PagedList } from '../components/PagedList.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { CaseCard } from './CaseCard.tsx'
import { filterCases, filterNames, listFilterValues } from './case-filters.ts'
import { CasesDocument } from './cases.generated.ts'

const lead = 'Real problems and what came of them, told with permission and with names changed.'

export const getPageQuery = () => ({ query: CasesDocument })

export default function Cases() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  const filters = useUrlFilters(filterNames)
  const all = data?.cases ?? []
  const cases = filterCases(all, filters.filters)
  const { fieldValues, isActive } = filters
  const listPage = getListPage(cases, usePageNumber())

  return (
    <Page title="Cases & Impact" description={lead}>
      <Masthead title="Cases & Impact" lead={lead} />
      <div className="page section-end">
        <FilterForm
          name="Cases"
          to="/cases"
          selected={[fieldValues.category, capitalize(fieldValues.status)]}
          filters={
            <>
              <FilterField
                filters={filters}
                name="category"
                label="Category"
                allLabel="All categories"
                options={listFilterValues(
                  all.map((one) => one.category),
                  fieldValues.category,
                ).map(buildOption)}
              />
              <FilterField
                filters={filters}
                name="status"
                label="Status"
                allLabel="All statuses"
                options={listFilterValues(
                  all.map((one) => one.status),
                  fieldValues.status,
                ).map(buildCapitalizedOption)}
              />
            </>
          }
        >
          <SearchField filters={filters} label="Search by title, case number or summary" example="eviction" />
        </FilterForm>
        <PagedList
          query={query}
          list={data && listPage}
          count={cases.length === 1 ? '1 case' : `${cases.length} cases`}
          notes={[sortCases(cases.length, all.length)]}
          buildUrl={(page) => buildListUrl('/cases', filters.filters, page)}
          empty={{
            title: 'No Cases Found',
            text: isActive ? 'Try adjusting your filters' : 'Check back later for case studies',
            link: isActive && { to: '/cases', label: 'Clear filters' },
          }}
        >
          <div className="stories">
            {listPage.items.map((legalCase, index) => (
              <CaseCard
                key={legalCase.id}
                legalCase={legalCase}
                before={listPage.items.slice(0, index)}
                headingLevel="h2"
              />
            ))}
          </div>
        </PagedList>
      </div>
    </Page>
  )
}

const buildOption = (value: string) => ({ value, label: value })
const buildCapitalizedOption = (value: string) => ({ value, label: capitalize(value) })

function sortCases(results: number, all: number): string {
  const order = results > 1 ? 'newest first' : ''
  return [results < all && `of ${all}`, order].filter(Boolean).join(', ')
}
