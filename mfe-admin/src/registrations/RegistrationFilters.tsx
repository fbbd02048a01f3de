/** The search and state filter of the registrations of an event. */
import { containsLetters } from '@access/service-kit/text/search-text.rules'
import { Input } from 'antd'
import { Search } from 'lucide-react'
import parts from '../components/components.module.css'
import { FilterSelect } from '../components/FilterSelect.tsx'
import management from '../components/screen.module.css'
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

type RegistrationQuery = Record<'q' | 'state', string>

export function useRegistrationFilters() {
  return useUrlFilters(['q', 'state'])
}

/** The registrations that match the filters. */
export function filterRegistrations(
  registrations: RegistrationFragment[],
  { q, state }: RegistrationQuery,
): RegistrationFragment[] {
  const matches = stateFilters[state]?.matches ?? (() => true)
  return registrations.filter(
    (registration) =>
      matches(registration) &&
      [registration.name, registration.reference].some((text) => containsLetters(text, q)),
  )
}

export function RegistrationFilters({
  filters,
  setFilter,
  filteredCount,
  total,
}: ReturnType<typeof useRegistrationFilters> & { filteredCount: number; total: number }) {
  return (
    <div className={parts.filters}>
      <Input
        type="search"
        className={management.searchField}
        prefix={<Search size={18} aria-hidden />}
        aria-label="Search by name or reference"
        placeholder="Search by name or reference"
        value={filters.q}
        onChange={({ target }) => setFilter('q', target.value)}
      />
      <FilterSelect
        label="State"
        options={options}
        value={filters.state}
        onChange={(state) => setFilter('state', state)}
      />
      <p role="status" className={parts.resultCount}>
        {filteredCount.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
    </div>
  )
}
