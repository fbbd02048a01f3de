/** What a list is asked for, as its address says it: it can be sent to a colleague, and going back finds it again. */
import type { Filter, PageInput } from '../definition.ts'

/** How many rows a page may have; the first unless the address says otherwise. */
export const pageSizes = [25, 50, 100] as const

export type Question = {
  search: string
  /** A column that may be sorted by; '' for the order that the list has by itself. */
  sort: string
  isDescending: boolean
  /** What each filter is set to: '' for all. */
  filters: Record<string, string>
  page: number
  size: number
}

/** What may be asked of a list. */
export type Askable = { sorts: Record<string, string>; filters: readonly Filter[] }

/** Reads an address; what it says that makes no sense is as if it said nothing. */
export function questionIn(address: URLSearchParams, { sorts, filters }: Askable): Question {
  const said = (name: string) => address.get(name) ?? ''
  const sort = Object.values(sorts).includes(said('sort')) ? said('sort') : ''
  const size = Number(said('size'))
  return {
    search: said('q'),
    sort,
    isDescending: sort !== '' && said('order') === 'down',
    filters: Object.fromEntries(filters.map((filter) => [filter.column, setTo(filter, said(filter.column))])),
    page: /^[1-9]\d{0,6}$/.test(said('page')) ? Number(said('page')) : 1,
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
  }
}

/** The same question as the service reads it. */
export function asInput({ search, sort, isDescending, filters, page, size }: Question): PageInput {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...(search && { search }),
    ...(sort && { sort, descending: isDescending }),
    ...(set.length > 0 && { filters: set.map(([column, value]) => ({ column, value })) }),
    offset: (page - 1) * size,
    limit: size,
  }
}

/** Whether a question leaves anything out. */
export const isNarrowed = ({ search, filters }: Question) =>
  search !== '' || Object.values(filters).some((value) => value !== '')

// A word that is not offered may still stand in data from elsewhere; a flag is one of its two or nothing.
const setTo = ({ options, isFlag }: Filter, value: string) =>
  isFlag && !options.some((option) => option.value === value) ? '' : value
