/** Finds a place by name or reference, and narrows the list by how things stand. */
import { Input } from 'antd'
import { Search } from 'lucide-react'
import management from '../management/management.module.css'
import { Narrow } from '../parts/Narrow.tsx'
import parts from '../parts/parts.module.css'
import { useAddress } from '../parts/useAddress.ts'
import type { Registration } from './documents.ts'

const standings: Record<string, { label: string; holds(registration: Registration): boolean }> = {
  placed: { label: 'Placed', holds: ({ state }) => state === 'placed' },
  expected: { label: 'Not here yet', holds: ({ state, checkedInAt }) => state === 'placed' && !checkedInAt },
  here: { label: 'Checked in', holds: ({ checkedInAt }) => checkedInAt !== null },
  waiting: { label: 'Waiting', holds: ({ state }) => state === 'waiting' },
  cancelled: { label: 'Cancelled', holds: ({ state }) => state === 'cancelled' },
}
const options = Object.entries(standings).map(([value, { label }]) => ({ value, label }))

type Wanted = Record<'q' | 'state', string>

export function usePlaceFilters() {
  return useAddress(['q', 'state'])
}

/** Those that are asked for. */
export function foundIn(registrations: Registration[], { q, state }: Wanted): Registration[] {
  const holds = standings[state]?.holds ?? (() => true)
  return registrations.filter(
    (one) => holds(one) && [one.name ?? '', one.reference].some((text) => plain(text).includes(plain(q))),
  )
}

// Capitals, dashes and spaces do not matter to who reads a name from a phone.
const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

export function PlaceFilters({
  wanted,
  want,
  found,
  total,
}: ReturnType<typeof usePlaceFilters> & { found: number; total: number }) {
  return (
    <div className={parts.filters}>
      <Input
        type="search"
        className={management.searchField}
        prefix={<Search size={18} aria-hidden />}
        aria-label="Search by name or reference"
        placeholder="Search by name or reference"
        value={wanted.q}
        onChange={({ target }) => want('q', target.value)}
      />
      <Narrow
        label="State"
        options={options}
        value={wanted.state}
        onChange={(state) => want('state', state)}
      />
      <p role="status" className={parts.found}>
        {found.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
    </div>
  )
}
