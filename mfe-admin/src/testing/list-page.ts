/** Builds a page of items as the content service does: search, filters, sorting and counts. */
import type { FilterCount, ListPage, PageInput } from '../management/definition/definition.ts'

type Item = Record<string, unknown>

export function buildListPage<It extends object>(items: It[], input: PageInput): ListPage<It> {
  const { search = '', sort, descending = false, filters = [], offset, limit } = input
  const fields = (item: It) => item as Item
  const searched = items.filter((item) =>
    String(fields(item).title ?? fields(item).name)
      .toLowerCase()
      .includes(search.toLowerCase()),
  )
  const filterItems = (ignoredColumn?: string) =>
    searched.filter((item) =>
      filters.every(
        ({ column, value }) => column === ignoredColumn || String(fields(item)[column]) === value,
      ),
    )
  const sorted = sort
    ? filterItems().toSorted(
        (one, other) =>
          String(fields(one)[sort]).localeCompare(String(fields(other)[sort])) * (descending ? -1 : 1),
      )
    : filterItems()
  const counts = columnsToCount.flatMap((column) => countValues(column, filterItems(column).map(fields)))
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

function countValues(column: string, items: Item[]): FilterCount[] {
  const values = items.filter((item) => column in item).map((item) => String(item[column]))
  return [...new Set(values)].map((value) => ({
    column,
    value,
    count: values.filter((one) => one === value).length,
  }))
}
