/** What a list is narrowed to: words, and a choice for each filter with how many there are of it. */
import { Narrow } from '../../parts/Narrow.tsx'
import parts from '../../parts/parts.module.css'
import type { Filter, FilterCount } from '../definition.ts'
import { isNarrowed } from './question.ts'
import { SearchBox } from './SearchBox.tsx'
import type { Asking } from './useQuestion.ts'

export function ListBar({
  label,
  asking: { question, want },
  filters,
  counts,
  total,
  isFetching,
}: {
  /** What the search says it looks for. */
  label?: string | undefined
  asking: Asking
  filters: readonly Filter[]
  counts: readonly FilterCount[]
  /** How many there are; undefined until that is known. */
  total: number | undefined
  isFetching: boolean
}) {
  return (
    <div className={parts.filters}>
      <SearchBox
        label={label}
        value={question.search}
        isFetching={isFetching}
        // Going back leads to before the search, not through its letters.
        onSearch={(q) => want({ q }, { replace: question.search !== '' })}
      />
      {filters.map((filter) => {
        const value = question.filters[filter.column] ?? ''
        return (
          <Narrow
            key={filter.column}
            label={filter.label}
            options={offered(filter, value, counts)}
            value={value}
            onChange={(wanted) => want({ [filter.column]: wanted })}
          />
        )
      })}
      <p role="status" className={parts.found}>
        {total !== undefined &&
          `${total.toLocaleString('en-US')} ${isNarrowed(question) ? 'found' : 'in all'}`}
      </p>
    </div>
  )
}

// Data from elsewhere has words that no form offers: they can be looked for as well.
function offered({ column, options, isFlag }: Filter, value: string, counts: readonly FilterCount[]) {
  const ofColumn = counts.filter((one) => one.column === column)
  const known = new Set(options.map((option) => option.value))
  const others = isFlag
    ? []
    : [...ofColumn.map((one) => one.value), value].filter((one) => one && !known.has(one))
  const all = [...options, ...[...new Set(others)].map((one) => ({ value: one, label: one }))]
  return all.map((option) => {
    const count = ofColumn.find((one) => one.value === option.value)?.count ?? 0
    return { value: option.value, label: `${option.label} (${count.toLocaleString('en-US')})` }
  })
}
