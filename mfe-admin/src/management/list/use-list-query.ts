/** The list query of the URL, and a function to update it. */
import { useState } from 'react'
import { useUrlParameters } from '../../components/use-url-parameters.ts'
import { type ListQuery, type ListQueryOptions, parseListQuery } from './list-query.ts'

export type ListQueryState = {
  query: ListQuery
  /** The query string of the results. */
  queryString: string
  /** Sets URL parameters; '' removes one. Any change but of the page goes to the first page. */
  updateQuery(changes: Record<string, string>, navigation?: { replace: boolean }): void
}

/** With `hasPrivateSearch` what is searched for, which may be a name, is kept out of the URL; a link may bring one. */
export function useListQuery(options: ListQueryOptions, hasPrivateSearch = false): ListQueryState {
  const [parameters, changeParameters] = useUrlParameters()
  const query = parseListQuery(parameters, options)
  const [privateSearch, setPrivateSearch] = useState(query.search)

  function updateQuery(changes: Record<string, string>, navigation = { replace: false }) {
    const isPrivate = hasPrivateSearch && changes.q !== undefined
    if (isPrivate) setPrivateSearch(changes.q!)
    changeParameters({ page: '', ...changes, ...(isPrivate && { q: '' }) }, navigation)
  }

  return {
    query: hasPrivateSearch ? { ...query, search: privateSearch } : query,
    queryString: parameters.toString(),
    updateQuery,
  }
}
