/** The filters of the audit events: search, actor, item type, action and days. */

import { Flex, Typography } from 'antd'
import { useQuery } from 'urql'
import parts from '../components/components.module.css'
import { Select } from '../components/Select.tsx'
import { SearchBox } from '../management/list/SearchBox.tsx'
import { type AuditLog, authAuditLog, contentAuditLog, requestAuditLog } from './audit-logs.ts'
import { DateFilter } from './DateFilter.tsx'
import type { useAuditFilters } from './use-audit-filters.ts'

export function ActivityFilters({
  filters,
  setFilter,
  isFetching,
}: ReturnType<typeof useAuditFilters> & { isFetching: boolean }) {
  const { actors, itemTypes, actions } = useFilterOptions()
  const choices = [
    { name: 'actor', label: 'User', options: actors },
    { name: 'itemType', label: 'Item type', options: itemTypes },
    { name: 'action', label: 'Action', options: actions },
  ] as const
  return (
    <>
      <Flex wrap align="end" gap="small" className={parts.strip}>
        <SearchBox
          value={filters.search}
          isFetching={isFetching}
          onSearch={(query) => setFilter('search', query)}
        />
        {choices.map(({ name, label, options }) => (
          <Select
            key={name}
            aria-label={label}
            emptyLabel={`${label}: all`}
            className={parts.filter}
            options={buildOptions(options, filters[name])}
            value={filters[name]}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
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

type FilterOptions = Record<'actors' | 'actions' | 'itemTypes', { value: string; label: string }[]>

/** The options of the filters: every value that occurs in an audit log. */
function useFilterOptions(): FilterOptions {
  // Options of an unavailable service are left out.
  const answers = [
    useServiceOptions(contentAuditLog),
    useServiceOptions(requestAuditLog),
    useServiceOptions(authAuditLog),
  ].flatMap((data) => data?.choices ?? [])
  const all = (name: keyof FilterOptions) =>
    [...new Set(answers.flatMap((part) => part[name]))].toSorted().map((value) => ({ value, label: value }))
  return { actors: all('actors'), actions: all('actions'), itemTypes: all('itemTypes') }
}

const useServiceOptions = ({ choices }: AuditLog) => useQuery({ query: choices, variables: {} })[0].data
