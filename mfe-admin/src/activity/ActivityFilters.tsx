/** The filters of the audit events: search, actor, item type, action and days. */
import { Flex, Typography } from 'antd'
import parts from '../components/components.module.css'
import { Select } from '../components/Select.tsx'
import { SearchBox } from '../management/list/SearchBox.tsx'
import { DateFilter } from './DateFilter.tsx'
import type { AuditFilters } from './use-audit-filters.ts'
import { type FilterOptions, useFilterOptions } from './use-filter-options.ts'

export function ActivityFilters({ filters, setFilter, isFetching }: AuditFilters & { isFetching: boolean }) {
  const { actors, itemTypes, actions } = useFilterOptions()
  return (
    <>
      <Flex wrap align="end" gap="small" className={parts.strip}>
        <SearchBox
          value={filters.search}
          isFetching={isFetching}
          onSearch={(query) => setFilter('search', query)}
        />
        <Select
          aria-label="User"
          emptyLabel="User: all"
          className={parts.filter}
          options={buildOptions(actors, filters.actor)}
          value={filters.actor}
          onChange={(actor) => setFilter('actor', actor)}
        />
        <Select
          aria-label="Item type"
          emptyLabel="Item type: all"
          className={parts.filter}
          options={buildOptions(itemTypes, filters.itemType)}
          value={filters.itemType}
          onChange={(itemType) => setFilter('itemType', itemType)}
        />
        <Select
          aria-label="Action"
          emptyLabel="Action: all"
          className={parts.filter}
          options={buildOptions(actions, filters.action)}
          value={filters.action}
          onChange={(action) => setFilter('action', action)}
        />
      </Flex>
      <Flex wrap align="center" gap="small" className={parts.strip}>
        <DateFilter label="From" value={filters.fromDay} onChange={(day) => setFilter('fromDay', day)} />
        <DateFilter label="To" value={filters.toDay} onChange={(day) => setFilter('toDay', day)} />
        <Typography.Text type="secondary" className={parts.resultCount}>
          Entries cannot be changed or deleted. Exports are logged as well.
        </Typography.Text>
      </Flex>
    </>
  )
}

// The URL may name a value that does not occur.
const buildOptions = (options: FilterOptions['actors'], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]
