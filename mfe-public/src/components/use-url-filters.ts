/** Filters in the URL: they survive a reload, can be shared, and work as a plain form too. */

import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

type Filters<Name extends string> = Record<Name, string>

/**
 * `filters` is what the list is filtered by; `pendingFilters` is what the fields show, which may be a moment ahead.
 * A change goes into the URL after `debounceDelay` milliseconds, and drops everything else there, so that a new
 * search begins on its first page.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[], debounceDelay = 0) {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Filters<Name>
  const [pendingFilters, setPendingFilters] = useState<Filters<Name> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (pendingFilters && names.every((name) => pendingFilters[name] === filters[name])) setPendingFilters(null)

  const setFilter = (name: Name, value: string) => {
    const next = { ...(pendingFilters ?? filters), [name]: value }
    setPendingFilters(next)
    clearTimeout(timer.current)
    const applyFilters = () => setParams(omitEmpty(next), { replace: true })
    if (debounceDelay > 0) timer.current = setTimeout(applyFilters, debounceDelay)
    else applyFilters()
  }

  return {
    filters,
    fieldValues: pendingFilters ?? filters,
    setFilter,
    isActive: names.some((name) => filters[name].trim()),
  }
}

const omitEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
