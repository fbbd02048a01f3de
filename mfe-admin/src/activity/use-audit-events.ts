/** One page of the audit events of all services; when one is unavailable, the others are still shown. */
import { useQuery } from 'urql'
import type { AuditEventFilter } from './activity.generated.ts'
import {
  type AuditLog,
  authAuditLog,
  buildAuditPage,
  contentAuditLog,
  requestAuditLog,
} from './audit-logs.ts'

/** About two screens. */
const pageSize = 50

export function useAuditEvents(filter: AuditEventFilter) {
  const parts = [
    useAuditPage(contentAuditLog, filter),
    useAuditPage(requestAuditLog, filter),
    useAuditPage(authAuditLog, filter),
  ]
  const pages = parts.flatMap(({ page }) => page ?? [])
  return {
    ...buildAuditPage(pages, pageSize),
    /** The labels of the services that could not be loaded. */
    unavailable: parts.flatMap(({ label, error }) => (error ? label : [])),
    /** Set when no service could be loaded. */
    error: pages.length === 0 ? parts.find(({ error }) => error)?.error : undefined,
    isLoading: parts.some(({ page, error }) => !page && !error),
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch() {
      for (const part of parts) part.refetch()
    },
  }
}

const requestPolicy = 'cache-and-network' as const
// An empty list contains no typename by which urql could refresh it.
const context = { additionalTypenames: ['AuditEvent'] }

function useAuditPage({ label, page }: AuditLog, filter: AuditEventFilter) {
  const variables = { filter: { ...filter, limit: pageSize } }
  const [{ data, error, fetching }, reexecuteQuery] = useQuery({
    query: page,
    variables,
    requestPolicy,
    context,
  })
  return {
    label,
    page: error ? undefined : data?.page,
    error,
    isFetching: fetching,
    refetch: () => reexecuteQuery({ requestPolicy: 'network-only' }),
  }
}
