/** A page of items as the content service gives it: found, narrowed, sorted and counted. */
import type { FilterCount, PageInput, PageOf } from '../management/definition.ts'

type Item = Record<string, unknown>

export function pageOf<It extends object>(items: It[], asked: PageInput): PageOf<It> {
  const { search = '', sort, descending = false, filters = [], offset, limit } = asked
  const fields = (item: It) => item as Item
  const found = items.filter((item) =>
    String(fields(item).title ?? fields(item).name)
      .toLowerCase()
      .includes(search.toLowerCase()),
  )
  const matching = (but?: string) =>
    found.filter((item) =>
      filters.every(({ column, value }) => column === but || String(fields(item)[column]) === value),
    )
  const sorted = sort
    ? matching().toSorted(
        (one, other) =>
          String(fields(one)[sort]).localeCompare(String(fields(other)[sort])) * (descending ? -1 : 1),
      )
    : matching()
  const counts = columnsToCount.flatMap((column) => countsOf(column, matching(column).map(fields)))
  return { items: sorted.slice(offset, offset + limit), total: sorted.length, counts }
}

const columnsToCount = [
  'category',
  'status',
  'courtName',
  'eventType',
  'department',
  'isPublic',
  'isFeatured',
  'isVisible',
  'isActive',
  'available',
  'registrationRequired',
]

function countsOf(column: string, items: Item[]): FilterCount[] {
  const values = items.filter((item) => column in item).map((item) => String(item[column]))
  return [...new Set(values)].map((value) => ({
    column,
    value,
    count: values.filter((one) => one === value).length,
  }))
}
