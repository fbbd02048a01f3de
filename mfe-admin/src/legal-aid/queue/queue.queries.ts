/** The operations of the request queue. */
import { gql } from 'urql'
import type { ListPage, PageInput } from '../../management/definition/definition.ts'
import type { RequestSummary } from '../request/opened-request.queries.ts'

/** An administrator who can be an assignee. */
export type StaffMember = { id: string; name: string; status: string }

/** The result of a bulk action. */
export type BulkResult = {
  updated: { id: string }[]
  /** The unchanged requests with the reason. */
  rejected: { id: string; reference: string | null; reason: string }[]
}

/** A saved list query; `query` is the query string. */
export type SavedView = { id: string; name: string; query: string }

export type Assignment = Pick<RequestSummary, 'id' | 'assigneeId' | 'assigneeName'>

const viewFields = gql`
  fragment SavedViewFields on SavedView {
    id name query
  }
`

const bulkResultFields = gql`
  fragment BulkResultFields on BulkRequestResult {
    updated { id }
    rejected { id reference reason }
  }
`

const assignmentFields = gql`
  fragment AssignmentFields on LegalAidRequest {
    id assigneeId assigneeName
  }
`

export const queueQueries = {
  typename: 'LegalAidRequest',
  page: gql<{ page: ListPage<RequestSummary> }, { page: PageInput }>`
    query RequestQueue($page: PageInput!) {
      page: requestQueue(page: $page) {
        items {
          id reference status category urgency receivedAt reviewDueAt matchDueAt documentCount unreadCount
          assigneeId assigneeName nextDueAt
        }
        total
        counts { column value count }
      }
    }
  `,
}

export const staffMembersQuery = gql<{ staffMembers: StaffMember[] }, Record<string, never>>`
  query StaffMembers {
    staffMembers: administrators { id name status }
  }
`

/** `expectedAssigneeId` detects conflicts; without it the assignment is overridden. */
export const assignRequestMutation = gql<
  { request: Assignment },
  { id: string; assigneeId: string | null; expectedAssigneeId?: string | null }
>`
  mutation AssignRequest($id: ID!, $assigneeId: ID, $expectedAssigneeId: ID) {
    request: assignRequest(id: $id, assigneeId: $assigneeId, expectedAssigneeId: $expectedAssigneeId) { ...AssignmentFields }
  }
  ${assignmentFields}
`

export const claimNextRequestMutation = gql<{ request: Assignment | null }, Record<string, never>>`
  mutation ClaimNextRequest {
    request: claimNextRequest { ...AssignmentFields }
  }
  ${assignmentFields}
`

export const assignRequestsMutation = gql<
  { result: BulkResult },
  { ids: string[]; assigneeId: string | null }
>`
  mutation AssignRequests($ids: [ID!]!, $assigneeId: ID) {
    result: assignRequests(ids: $ids, assigneeId: $assigneeId) { ...BulkResultFields }
  }
  ${bulkResultFields}
`

export const changeStatusesMutation = gql<{ result: BulkResult }, { ids: string[]; status: string }>`
  mutation ChangeRequestStatuses($ids: [ID!]!, $status: String!) {
    result: changeRequestStatuses(ids: $ids, status: $status) { ...BulkResultFields }
  }
  ${bulkResultFields}
`

export const savedViewsQuery = gql<{ views: SavedView[] }, Record<string, never>>`
  query SavedViews {
    views: savedViews { ...SavedViewFields }
  }
  ${viewFields}
`

export const saveViewMutation = gql<{ view: SavedView }, { name: string; query: string }>`
  mutation SaveView($name: String!, $query: String!) {
    view: saveView(name: $name, query: $query) { ...SavedViewFields }
  }
  ${viewFields}
`

export const renameViewMutation = gql<{ view: SavedView }, { id: string; name: string }>`
  mutation RenameView($id: ID!, $name: String!) {
    view: renameView(id: $id, name: $name) { ...SavedViewFields }
  }
  ${viewFields}
`

export const deleteViewMutation = gql<{ view: SavedView }, { id: string }>`
  mutation DeleteView($id: ID!) {
    view: deleteView(id: $id) { ...SavedViewFields }
  }
  ${viewFields}
`
