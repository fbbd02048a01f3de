/** The search and filters of a list in one line, with counts for each option; what does not fit is in a drawer. */

import { type Office, useOffice } from '@access/kit'
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import parts from '../../components/components.module.css'
import { Select } from '../../components/Select.tsx'
import { useFilterRoom } from '../../components/use-display-preferences.ts'
import { listPracticeAreaNames } from '../../data/use-practice-areas.ts'
import type { Filter, FilterCount } from '../definition/definition.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { isFiltered } from './list-query.ts'
import { SearchBox } from './SearchBox.tsx'
import type { ListQueryState } from './use-list-query.ts'

type FilteredList = {
  listQuery: ListQueryState
  counts: readonly FilterCount[]
  /** The number of items; undefined while loading. */
  total: number | undefined
  isFetching: boolean
}

export function ListFilters({
  label,
  list: { listQuery, counts, total, isFetching },
  filters,
  children,
}: {
  /** The label of the search. */
  label?: string | undefined
  list: FilteredList
  filters: readonly Filter[]
  /** What else stands at the end of the line. */
  children?: ReactNode
}) {
  const { query, updateQuery } = listQuery
  const office = useOffice()
  const room = useFilterRoom()
  // The button of a drawer takes as much room as one filter.
  const fittingCount = filters.length === room + 1 ? filters.length : room
  const choices = filters.map((filter) => {
    const value = query.filters[filter.column] ?? ''
    return {
      label: filter.label,
      options: buildFilterOptions(filter, { value, counts, office }),
      value,
      onChange: (selected: string) => updateQuery({ [filter.column]: selected }),
    }
  })
  const drawn = choices.slice(fittingCount)
  return (
    <Flex wrap align="end" gap="small" className={parts.strip}>
      <SearchBox
        label={label}
        value={query.search}
        isFetching={isFetching}
        // One history entry for a search, not one for each letter.
        onSearch={(q) => updateQuery({ q }, { replace: query.search !== '' })}
      />
      {choices.slice(0, fittingCount).map(({ label, ...choice }) => (
        <Select
          key={label}
          {...choice}
          aria-label={label}
          emptyLabel={`${label}: all`}
          className={parts.filter}
        />
      ))}
      {drawn.length > 0 && (
        <FilterDrawer
          choices={drawn}
          onClear={() =>
            updateQuery(Object.fromEntries(filters.slice(fittingCount).map(({ column }) => [column, ''])))
          }
        />
      )}
      <Typography.Text type="secondary" role="status" className={parts.resultCount}>
        {total !== undefined && `${total.toLocaleString('en-US')} ${isFiltered(query) ? 'found' : 'in all'}`}
      </Typography.Text>
      {children}
    </Flex>
  )
}

// Data may contain values that no form offers: they can be filtered as well.
function buildFilterOptions(
  { column, options, isFlag, practiceAreas }: Filter,
  { value, counts, office }: { value: string; counts: readonly FilterCount[]; office: Office },
) {
  const labels = new Map(options.map((option) => [option.value, option.label]))
  const columnCounts = counts.filter((one) => one.column === column)
  const categories = practiceAreas ? listPracticeAreaNames(office, practiceAreas) : []
  const dataValues = isFlag ? [] : [...columnCounts.map((one) => one.value), value]
  for (const name of [...categories, ...dataValues]) if (name && !labels.has(name)) labels.set(name, name)
  return [...labels].map(([value, label]) => {
    const count = columnCounts.find((one) => one.value === value)?.count ?? 0
    return { value, label: `${label} (${count.toLocaleString('en-US')})` }
  })
}
