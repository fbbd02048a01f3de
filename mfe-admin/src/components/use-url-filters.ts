/** Filters of a list, stored in the URL. */
import { useUrlParameters } from './use-url-parameters.ts'

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
