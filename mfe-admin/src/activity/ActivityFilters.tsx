/** Narrows the audit: by words, by who, by what it is about, by what was done, and by days. */
import { SearchBox } from '../management/list/SearchBox.tsx'
import { Narrow } from '../parts/Narrow.tsx'
import parts from '../parts/parts.module.css'
import { DayFilter } from './DayFilter.tsx'
import { type Choices, useChoices } from './useChoices.ts'
import type { Filters } from './useFilters.ts'

export function ActivityFilters({ wanted, want, isFetching }: Filters & { isFetching: boolean }) {
  const { whos, nouns, actions } = useChoices()
  return (
    <div className={parts.filters}>
      <SearchBox value={wanted.search} isFetching={isFetching} onSearch={(words) => want('search', words)} />
      <Narrow
        label="Who"
        options={offered(whos, wanted.who)}
        value={wanted.who}
        onChange={(who) => want('who', who)}
      />
      <Narrow
        label="What"
        options={offered(nouns, wanted.noun)}
        value={wanted.noun}
        onChange={(noun) => want('noun', noun)}
      />
      <Narrow
        label="Action"
        options={offered(actions, wanted.action)}
        value={wanted.action}
        onChange={(action) => want('action', action)}
      />
      <DayFilter label="From" value={wanted.from} onChange={(day) => want('from', day)} />
      <DayFilter label="Until" value={wanted.until} onChange={(day) => want('until', day)} />
    </div>
  )
}

// The address may ask for what is not there yet, or no longer.
const offered = (options: Choices['whos'], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]
