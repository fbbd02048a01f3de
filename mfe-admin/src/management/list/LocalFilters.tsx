/** The search and filters over a list in memory, and how many of its rows match. */
import { Flex, Typography } from 'antd'
import parts from '../../components/components.module.css'
import { type Option, Select } from '../../components/Select.tsx'
import { usePrivateSearch, useUrlFilters } from '../../components/use-url-parameters.ts'
import { SearchBox } from './SearchBox.tsx'

/** The filters are in the address; what is searched for may be a name. */
export const useLocalFilters = <Name extends string>(names: readonly Name[]) => ({
  ...useUrlFilters(names),
  ...usePrivateSearch(),
})

export function LocalFilters<Name extends string>({
  query: { search, setSearch, filters, setFilter },
  searchLabel,
  options,
  matchCount,
  total,
}: {
  query: ReturnType<typeof useLocalFilters<Name>>
  searchLabel: string
  /** By the name of a filter: its label, and its options. */
  options: Record<Name, { label: string; options: readonly Option[] }>
  matchCount: number
  total: number
}) {
  return (
    <Flex wrap align="end" gap="small" className={parts.strip}>
      <SearchBox label={searchLabel} value={search} isFetching={false} onSearch={setSearch} />
      {(Object.keys(options) as Name[]).map((name) => (
        <Select
          key={name}
          aria-label={options[name].label}
          emptyLabel={`${options[name].label}: all`}
          className={parts.filter}
          options={options[name].options}
          value={filters[name]}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      <Typography.Text type="secondary" role="status" className={parts.resultCount}>
        {matchCount.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Typography.Text>
    </Flex>
  )
}
