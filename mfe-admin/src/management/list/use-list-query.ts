/** The list query of the URL, and a function to update it. */
import { useSearchParams } from 'react-router-dom'
import { type ListQuery, type ListQueryOptions, parseListQuery } from './list-query.ts'

export type ListQueryState = {
  query: ListQuery
  /** The query string of the results. */
  queryString: string
  /** Sets URL parameters; '' removes one. Any change but of the page goes to the first page. */
  updateQuery(changes: Record<string, string>, navigation?: { replace: boolean }): void
}

export function useListQuery(options: ListQueryOptions): ListQueryState {
  const [parameters, setParameters] = useSearchParams()

  function updateQuery(changes: Record<string, string>, navigation = { replace: false }) {
    const next = new URLSearchParams(parameters)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParameters(next, navigation)
  }

  return { query: parseListQuery(parameters, options), queryString: parameters.toString(), updateQuery }
}
