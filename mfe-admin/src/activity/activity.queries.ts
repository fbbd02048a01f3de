/** The operations of the activity screen: the same for each service, since each has an audit log of its own. */
import { gql, type TypedDocumentNode } from 'urql'
import type { AuditEvent } from '../components/format-audit-event.ts'

/** The filter of audit events. Days as YYYY-MM-DD, in the organisation's time zone. */
export type AuditQuery = {
  search?: string
  actor?: string
  itemType?: string
  action?: string
  fromDay?: string
  toDay?: string
  /** The cursor: the last event that is loaded already. */
  before?: { occurredAt: string; id: string }
  limit?: number
}

type AuditPageData = { page: { items: AuditEvent[]; hasMore: boolean } }
type AuditOptionsData = { choices: { actors: string[]; actions: string[]; itemTypes: string[] } }
type AuditExportData = {
  export: {
    csvHeader: string
    /** Newest first. */
    rows: { occurredAt: string; id: string; csvRow: string }[]
    /** False when the export was truncated. */
    isComplete: boolean
  }
}

type FilterVariables = { filter: AuditQuery }

/** The audit operations of a service, and the label of what it is about. */
export type AuditQueries = {
  label: string
  page: TypedDocumentNode<AuditPageData, FilterVariables>
  choices: TypedDocumentNode<AuditOptionsData, Record<string, never>>
  export: TypedDocumentNode<AuditExportData, FilterVariables>
}

function createAuditQueries(label: string, name: 'content' | 'request' | 'auth'): AuditQueries {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    label,
    page: gql`
      query ${capitalised}AuditEventPage($filter: AuditEventFilter!) {
        page: ${name}AuditEventPage(filter: $filter) {
          items { id occurredAt actor action itemType itemId title changedFields }
          hasMore
        }
      }
    `,
    choices: gql`
      query ${capitalised}AuditFilterOptions {
        choices: ${name}AuditFilterOptions { actors actions itemTypes }
      }
    `,
    export: gql`
      mutation Export${capitalised}AuditEvents($filter: AuditEventFilter!) {
        export: export${capitalised}AuditEvents(filter: $filter) {
          csvHeader
          rows { occurredAt id csvRow }
          isComplete
        }
      }
    `,
  }
}

export const contentAuditQueries = createAuditQueries('the website', 'content')
export const requestAuditQueries = createAuditQueries('requests and messages', 'request')
export const authAuditQueries = createAuditQueries('sign-ins', 'auth')
