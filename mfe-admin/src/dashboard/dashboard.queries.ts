/** What the dashboard asks, one question a service: when one is down, the others still answer. */
import { gql } from 'urql'
import type { AuditEvent } from '../components/format-audit-event.ts'

type NoVariables = Record<string, never>

export const contentOverviewQuery = gql<
  { caseCount: number; postCount: number; teamMemberCount: number; activity: AuditEvent[] },
  NoVariables
>`
  query ContentOverview {
    caseCount
    postCount
    teamMemberCount
    activity: contentAuditEvents(first: 10) { id occurredAt actor action itemType itemId title changedFields }
  }
`

export const requestsOverviewQuery = gql<
  { legalAidRequestCount: number; activity: AuditEvent[] },
  NoVariables
>`
  query RequestsOverview {
    legalAidRequestCount
    activity: requestAuditEvents(first: 10) { id occurredAt actor action itemType itemId title changedFields }
  }
`

export const authOverviewQuery = gql<{ activity: AuditEvent[] }, NoVariables>`
  query AuthOverview {
    activity: authAuditEvents(first: 10) { id occurredAt actor action itemType itemId title changedFields }
  }
`

export const pendingCountsQuery = gql<
  { pendingCounts: { newMessages: number; failedEmails: number } },
  NoVariables
>`
  query PendingCounts {
    pendingCounts { newMessages failedEmails }
  }
`
