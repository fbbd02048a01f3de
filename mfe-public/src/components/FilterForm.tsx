/** One line to ask, lists to narrow. A form that is sent by GET, so that it also works without scripts. */
import { Button, SelectField } from '@access/kit'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { NarrowDisclosure } from './NarrowDisclosure.tsx'

/**
 * `to` is the page's own path; `name` is the accessible name of the search. `filters` are folded on a narrow screen,
 * where `selected` says by what is filtered; `more` follows in a row of its own.
 */
export function FilterForm({
  name,
  to,
  filters,
  more,
  selected = [],
  children,
}: {
  name: string
  to: string
  filters?: ReactNode
  more?: ReactNode
  selected?: readonly string[]
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers we serve do not all know the search element
    <form
      className="finder"
      role="search"
      aria-label={name}
      action={to}
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="finder-row">
        {children}
        {filters && (
          <NarrowDisclosure label={<FiltersLabel selected={selected} />}>
            <div className="finder-filters">{filters}</div>
          </NarrowDisclosure>
        )}
      </div>
      {more}
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </form>
  )
}

/** What is selected stays in sight when the filters are folded. */
export function FiltersLabel({ name = 'Filters', selected }: { name?: string; selected: readonly string[] }) {
  const values = selected.filter(Boolean)
  return values.length > 0 ? (
    <>
      {name}: <strong>{values.join(', ')}</strong>
    </>
  ) : (
    name
  )
}

/** As `useUrlFilters` has them. */
interface FilterState<Name extends string> {
  fieldValues: Record<Name, string>
  setFilter(name: Name, value: string): void
}

/** The box to type into. */
export function SearchField({
  filters,
  label,
  example,
}: {
  filters: FilterState<'q'>
  label: string
  example: string
}) {
  return (
    <div className="field">
      <label htmlFor="q">{label}</label>
      <div className="search">
        <Search className="icon" aria-hidden="true" />
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          dir="auto"
          placeholder={`For example: ${example}`}
          autoComplete="off"
          value={filters.fieldValues.q}
          onChange={({ target }) => filters.setFilter('q', target.value)}
        />
      </div>
    </div>
  )
}

/** A list to narrow by; its first entry is everything. */
export function FilterField<Name extends string>({
  filters,
  name,
  label,
  allLabel,
  options,
}: {
  filters: FilterState<Name>
  name: Name
  label: string
  allLabel: string
  options: readonly { value: string; label: string }[]
}) {
  return (
    <SelectField
      name={name}
      label={label}
      emptyOptionLabel={allLabel}
      options={options}
      value={filters.fieldValues[name]}
      onChange={({ target }) => filters.setFilter(name, target.value)}
    />
  )
}
