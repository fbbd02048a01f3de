/** The query of a list, stored in the URL. */
import { parsePageNumber } from '@access/kit'
import type { Filter, PageInput } from '../definition/definition.ts'

/** The page sizes; the first is the default. */
export const pageSizes = [25, 50, 100] as const

export type ListQuery = {
  search: string
  /** A sort column; '' for the default order. */
  sort: string
  isDescending: boolean
  /** The value of each filter; '' for all. */
  filters: Record<string, string>
  page: number
  size: number
}

/** The possible filters and sort columns. */
export type ListQueryOptions = { sortColumns: Record<string, string>; filters: readonly Filter[] }

/** Parses the URL; invalid values are ignored. */
export function parseListQuery(
  parameters: URLSearchParams,
  { sortColumns, filters }: ListQueryOptions,
): ListQuery {
  const getParameter = (name: string) => parameters.get(name) ?? ''
  const sort = Object.values(sortColumns).includes(getParameter('sort')) ? getParameter('sort') : ''
  const size = Number(getParameter('size'))
  return {
    search: getParameter('q'),
    sort,
    isDescending: sort !== '' && getParameter('order') === 'down',
    filters: Object.fromEntries(
      filters.map((filter) => [filter.column, parseFilterValue(filter, getParameter(filter.column))]),
    ),
    page: parsePageNumber(getParameter('page')),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
  }
}

/** Converts the query to the input of the service. */
export function buildPageInput({ search, sort, isDescending, filters, page, size }: ListQuery): PageInput {
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...(search && { search }),
    ...(sort && { sort, descending: isDescending }),
    ...(activeFilters.length > 0 && { filters: activeFilters.map(([column, value]) => ({ column, value })) }),
    offset: (page - 1) * size,
    limit: size,
  }
}

/** Whether a search or filter is active. */
export const isFiltered = ({ search, filters }: ListQuery) =>
  search !== '' || Object.values(filters).some((value) => value !== '')

// A value that is not an option may still occur in data; a flag has only its two options.
const parseFilterValue = ({ options, isFlag }: Filter, value: string) =>
  isFlag && !options.some((option) => option.value === value) ? '' : value
