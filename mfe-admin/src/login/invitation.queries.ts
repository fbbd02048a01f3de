/** What whoever was invited asks, before anybody knows them. */
import { gql } from 'urql'

export type Invitation = { email: string; name: string; invitationExpiresAt: string }

/** Null for a link that is worth nothing, for whatever reason. */
export const invitationQuery = gql<{ invitation: Invitation | null }, { token: string }>`
  query Invitation($token: String!) {
    invitation(token: $token) { email name invitationExpiresAt }
  }
`

export const acceptInvitationMutation = gql<{ account: { id: string } }, { token: string; password: string }>`
  mutation AcceptInvitation($token: String!, $password: String) {
    account: acceptInvitation(token: $token, password: $password) { id }
  }
`
