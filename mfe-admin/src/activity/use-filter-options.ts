/** The options of the filters: every value that occurs in an audit log. */
import { useQuery } from 'urql'
import { type AuditLog, authAuditLog, contentAuditLog, requestAuditLog } from './audit-logs.ts'

export type FilterOptions = Record<'actors' | 'actions' | 'itemTypes', { value: string; label: string }[]>

export function useFilterOptions(): FilterOptions {
  // Options of an unavailable service are left out.
  const parts = [
    useServiceOptions(contentAuditLog),
    useServiceOptions(requestAuditLog),
    useServiceOptions(authAuditLog),
  ].flatMap((data) => data?.choices ?? [])
  const all = (name: keyof FilterOptions) =>
    [...new Set(parts.flatMap((part) => part[name]))].toSorted().map((value) => ({ value, label: value }))
  return { actors: all('actors'), actions: all('actions'), itemTypes: all('itemTypes') }
}

const useServiceOptions = ({ choices }: AuditLog) => useQuery({ query: choices, variables: {} })[0].data
