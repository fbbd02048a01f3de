/** The options of the filters: every value that occurs in an audit log. */
import { useQuery } from 'urql'
import {
  type AuditQueries,
  authAuditQueries,
  contentAuditQueries,
  requestAuditQueries,
} from './activity.queries.ts'

export type FilterOptions = Record<'actors' | 'actions' | 'itemTypes', { value: string; label: string }[]>

export function useFilterOptions(): FilterOptions {
  // Options of an unavailable service are left out.
  const parts = [
    useServiceOptions(contentAuditQueries),
    useServiceOptions(requestAuditQueries),
    useServiceOptions(authAuditQueries),
  ].flatMap((data) => data?.choices ?? [])
  const all = (name: keyof FilterOptions) =>
    [...new Set(parts.flatMap((part) => part[name]))].toSorted().map((value) => ({ value, label: value }))
  return { actors: all('actors'), actions: all('actions'), itemTypes: all('itemTypes') }
}

const useServiceOptions = ({ choices }: AuditQueries) => useQuery({ query: choices, variables: {} })[0].data
