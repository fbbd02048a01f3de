/** The audit logs: one of each service, with the same operations. */
import {
  AuthAuditEventPageDocument,
  AuthAuditFilterOptionsDocument,
  ContentAuditEventPageDocument,
  ContentAuditFilterOptionsDocument,
  ExportAuthAuditEventsDocument,
  ExportContentAuditEventsDocument,
  ExportRequestAuditEventsDocument,
  RequestAuditEventPageDocument,
  RequestAuditFilterOptionsDocument,
} from './activity.generated.ts'

/** The operations of an audit log, and the label of what it is about. */
export type AuditLog = typeof contentAuditLog

export const contentAuditLog = {
  label: 'the website',
  page: ContentAuditEventPageDocument,
  choices: ContentAuditFilterOptionsDocument,
  export: ExportContentAuditEventsDocument,
}

export const requestAuditLog: AuditLog = {
  label: 'requests and messages',
  page: RequestAuditEventPageDocument,
  choices: RequestAuditFilterOptionsDocument,
  export: ExportRequestAuditEventsDocument,
}

export const authAuditLog: AuditLog = {
  label: 'sign-ins',
  page: AuthAuditEventPageDocument,
  choices: AuthAuditFilterOptionsDocument,
  export: ExportAuthAuditEventsDocument,
}

/** The sort key: of equal times the greatest id comes first, as in each service. */
type SortableEvent = { occurredAt: string; id: string }

/** All events, in the order of the services. */
export const mergeEvents = <Event extends SortableEvent>(parts: Event[][]): Event[] =>
  parts.flat().toSorted(compareNewestFirst)

/** Merges a page of each service into one, and tells whether there are older events. */
export function buildAuditPage<Event extends SortableEvent>(
  parts: { items: Event[]; hasMore: boolean }[],
  pageSize: number,
) {
  const all = mergeEvents(parts.map(({ items }) => items))
  return {
    events: all.slice(0, pageSize),
    hasMore: all.length > pageSize || parts.some(({ hasMore }) => hasMore),
  }
}

function compareNewestFirst(one: SortableEvent, other: SortableEvent): number {
  const later = Date.parse(other.occurredAt) - Date.parse(one.occurredAt)
  if (later !== 0) return later
  return one.id < other.id ? 1 : -1
}
