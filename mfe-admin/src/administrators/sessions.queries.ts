/** The operations of the sessions. */
import { gql } from 'urql'
import { useLiveQuery } from '../data/use-live-query.ts'

/** One sign-in. */
export type ActiveSession = {
  id: string
  /** 'Chrome on Windows'; null when unknown. */
  device: string | null
  signedInAt: string
  /** To the minute. */
  lastUsedAt: string
  isCurrent: boolean
}

const sessionFields = gql`
  fragment SessionFields on ActiveSession {
    id device signedInAt lastUsedAt isCurrent
  }
`

const sessionsQuery = gql<{ sessions: ActiveSession[] }, { administrator: string }>`
  query ActiveSessions($administrator: ID!) {
    sessions: activeSessions(administrator: $administrator) { ...SessionFields }
  }
  ${sessionFields}
`

export const endSessionMutation = gql<{ session: ActiveSession }, { id: string }>`
  mutation EndSession($id: ID!) {
    session: endSession(id: $id) { ...SessionFields }
  }
  ${sessionFields}
`

export const endOtherSessionsMutation = gql<{ sessions: ActiveSession[] }, { administrator: string }>`
  mutation EndOtherSessions($administrator: ID!) {
    sessions: endOtherSessions(administrator: $administrator) { ...SessionFields }
  }
  ${sessionFields}
`

/** The active sessions of an administrator. */
export const useSessions = (administrator: string) =>
  useLiveQuery(sessionsQuery, { administrator }, 'ActiveSession')
