/** The parameters of the URL, and a function to change them. */
import { useLayoutEffect, useRef, useState } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/**
 * A change builds on the parameters that were asked for last: a navigation is a transition, and a second filter may be
 * set before the page shows the first.
 */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams()
  const latest = useRef(parameters)
  useLayoutEffect(() => {
    latest.current = parameters
  }, [parameters])

  /** Sets parameters; '' removes one. */
  function changeParameters(changes: Record<string, string>, options?: NavigateOptions) {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    setParameters(next, options)
  }
  return [parameters, changeParameters] as const
}

/** Reads the filters `names` from the URL ('' without a value), and sets one of them. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [parameters, changeParameters] = useUrlParameters()
  const filters = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<
    Name,
    string
  >

  // Typing must not add history entries.
  const setFilter = (name: Name, value: string) => changeParameters({ [name]: value }, { replace: true })

  return { filters, setFilter }
}

/** Begins with the text of a link, if one brought any. */
export function usePrivateSearch() {
  const [parameters, changeParameters] = useUrlParameters()
  const [search, setText] = useState(parameters.get('q') ?? '')

  function setSearch(text: string) {
    setText(text)
    changeParameters({ q: '' }, { replace: true })
  }
  return { search, setSearch }
}
