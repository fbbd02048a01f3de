/** What is asked about where administrators are signed in. */
import { gql } from 'urql'
import { useLive } from './useLive.ts'

/** One sign-in. */
export type OpenSession = {
  id: string
  /** 'Chrome on Windows'; null where that is not known. */
  device: string | null
  signedInAt: string
  /** To the minute. */
  lastUsedAt: string
  isThisOne: boolean
}

const whole = gql`
  fragment WholeSession on OpenSession {
    id device signedInAt lastUsedAt isThisOne
  }
`

const openSessions = gql<{ sessions: OpenSession[] }, { administrator: string }>`
  query OpenSessions($administrator: ID!) {
    sessions: openSessions(administrator: $administrator) { ...WholeSession }
  }
  ${whole}
`

export const endSession = gql<{ session: OpenSession }, { id: string }>`
  mutation EndSession($id: ID!) {
    session: endSession(id: $id) { ...WholeSession }
  }
  ${whole}
`

export const endOtherSessions = gql<{ sessions: OpenSession[] }, { administrator: string }>`
  mutation EndOtherSessions($administrator: ID!) {
    sessions: endOtherSessions(administrator: $administrator) { ...WholeSession }
  }
  ${whole}
`

/** An administrator's sessions as they stand. */
export const useSessions = (administrator: string) => useLive(openSessions, { administrator }, 'OpenSession')
