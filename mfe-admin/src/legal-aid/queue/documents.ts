/** What the queue of requests asks. */
import { gql } from 'urql'
import type { PageInput, PageOf } from '../../management/definition.ts'
import type { Headline } from '../documents.ts'

/** An administrator, as far as work is given to them. */
export type Colleague = { id: string; name: string; status: string }

/** What came of an act on many requests. */
export type Together = {
  done: { id: string }[]
  /** Those that stay as they were, and why. */
  refused: { id: string; reference: string | null; reason: string }[]
}

/** A question of the list, under a name; `query` is what its address says behind the question mark. */
export type SavedView = { id: string; name: string; query: string }

export type Assigned = Pick<Headline, 'id' | 'assigneeId' | 'assigneeName'>

const view = gql`
  fragment View on SavedView {
    id name query
  }
`

const together = gql`
  fragment Together on RequestsTogether {
    done { id }
    refused { id reference reason }
  }
`

const assigned = gql`
  fragment Assigned on LegalAidRequest {
    id assigneeId assigneeName
  }
`

export const queue = {
  typename: 'LegalAidRequest',
  page: gql<{ page: PageOf<Headline> }, { page: PageInput }>`
    query RequestQueue($page: PageInput!) {
      page: requestQueue(page: $page) {
        items {
          id reference status category urgency receivedAt reviewBy matchBy documentCount unread
          assigneeId assigneeName nextPromise
        }
        total
        counts { column value count }
      }
    }
  `,
}

export const allColleagues = gql<{ colleagues: Colleague[] }, Record<string, never>>`
  query Colleagues {
    colleagues: administrators { id name status }
  }
`

/** `from` is who had it as far as one knew; without it, nobody is asked whether that is still so. */
export const assignRequest = gql<
  { request: Assigned },
  { id: string; to: string | null; from?: string | null }
>`
  mutation AssignRequest($id: ID!, $to: ID, $from: ID) {
    request: assignRequest(id: $id, to: $to, from: $from) { ...Assigned }
  }
  ${assigned}
`

export const takeNextRequest = gql<{ request: Assigned | null }, Record<string, never>>`
  mutation TakeNextRequest {
    request: takeNextRequest { ...Assigned }
  }
  ${assigned}
`

export const assignRequests = gql<{ together: Together }, { ids: string[]; to: string | null }>`
  mutation AssignRequests($ids: [ID!]!, $to: ID) {
    together: assignRequests(ids: $ids, to: $to) { ...Together }
  }
  ${together}
`

export const moveRequests = gql<{ together: Together }, { ids: string[]; to: string }>`
  mutation MoveRequests($ids: [ID!]!, $to: String!) {
    together: moveRequests(ids: $ids, to: $to) { ...Together }
  }
  ${together}
`

export const savedViews = gql<{ views: SavedView[] }, Record<string, never>>`
  query SavedViews {
    views: savedViews { ...View }
  }
  ${view}
`

export const saveView = gql<{ view: SavedView }, { name: string; query: string }>`
  mutation SaveView($name: String!, $query: String!) {
    view: saveView(name: $name, query: $query) { ...View }
  }
  ${view}
`

export const renameView = gql<{ view: SavedView }, { id: string; name: string }>`
  mutation RenameView($id: ID!, $name: String!) {
    view: renameView(id: $id, name: $name) { ...View }
  }
  ${view}
`

export const deleteView = gql<{ view: SavedView }, { id: string }>`
  mutation DeleteView($id: ID!) {
    view: deleteView(id: $id) { ...View }
  }
  ${view}
`
