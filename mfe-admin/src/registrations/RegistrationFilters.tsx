/** The search and state filter of the registrations of an event. */
import { containsLetters } from '@access/service-kit/text/search-text.rules'
import { Flex, Input, Typography } from 'antd'
import { Search } from 'lucide-react'
import parts from '../components/components.module.css'
import { Select } from '../components/Select.tsx'
import management from '../components/screen.module.css'
import { usePrivateSearch } from '../components/use-private-search.ts'
import { useUrlFilters } from '../components/use-url-filters.ts'
import type { RegistrationFragment } from './registrations.generated.ts'

const stateFilters: Record<string, { label: string; matches(registration: RegistrationFragment): boolean }> =
  {
    placed: { label: 'Placed', matches: ({ state }) => state === 'placed' },
    expected: {
      label: 'Not checked in',
      matches: ({ state, checkedInAt }) => state === 'placed' && !checkedInAt,
    },
    here: { label: 'Checked in', matches: ({ checkedInAt }) => checkedInAt !== null },
    waiting: { label: 'Waiting', matches: ({ state }) => state === 'waiting' },
    cancelled: { label: 'Cancelled', matches: ({ state }) => state === 'cancelled' },
  }
const options = Object.entries(stateFilters).map(([value, { label }]) => ({ value, label }))

/** The state is in the address; what is searched for may be a name. */
export function useRegistrationFilters() {
  return { ...useUrlFilters(['state']), ...usePrivateSearch() }
}

/** The registrations that match the filters. */
export function filterRegistrations(
  registrations: RegistrationFragment[],
  { search, state }: { search: string; state: string },
): RegistrationFragment[] {
  const matches = stateFilters[state]?.matches ?? (() => true)
  return registrations.filter(
    (registration) =>
      matches(registration) &&
      [registration.name, registration.reference].some((text) => containsLetters(text, search)),
  )
}

export function RegistrationFilters({
  filters,
  setFilter,
  search,
  setSearch,
  filteredCount,
  total,
}: ReturnType<typeof useRegistrationFilters> & { filteredCount: number; total: number }) {
  return (
    <Flex wrap align="end" gap="small" className={parts.strip}>
      <Input
        type="search"
        className={management.searchField}
        prefix={<Search size={18} aria-hidden />}
        aria-label="Search by name or reference"
        placeholder="Search by name or reference"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Select
        aria-label="State"
        emptyLabel="State: all"
        className={parts.filter}
        options={options}
        value={filters.state}
        onChange={(state) => setFilter('state', state)}
      />
      <Typography.Text type="secondary" role="status" className={parts.resultCount}>
        {filteredCount.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Typography.Text>
    </Flex>
  )
}
