/** Filters of a list, stored in the URL. */
import { useSearchParams } from 'react-router-dom'

/** Reads the filters `names` from the URL ('' without a value), and sets one of them. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<
    Name,
    string
  >

  function setFilter(name: Name, value: string) {
    const newParameters = new URLSearchParams(parameters)
    if (value) newParameters.set(name, value)
    else newParameters.delete(name)
    // Typing must not add history entries.
    setParameters(newParameters, { replace: true })
  }

  return { filters, setFilter }
}
