/** The operations of the administrators screen. */
import { gql } from 'urql'

/** An administrator. */
export type Account = {
  id: string
  email: string
  name: string
  status: 'active' | 'invited' | 'disabled'
  lastSignedInAt: string | null
  /** When the link of the invitation expires. */
  invitationExpiresAt: string | null
}

/** An invitation that was just created. */
export type SentInvitation = {
  account: Account
  /** The secret of its link, shown once. */
  token: string
  isEmailSent: boolean
}

type AccountData = { account: Account }
type IdVariables = { id: string }

const accountFields = gql`
  fragment AccountFields on Account {
    id email name status lastSignedInAt invitationExpiresAt
  }
`

const invitationFields = gql`
  fragment InvitationFields on SentInvitation {
    account { ...AccountFields }
    token isEmailSent
  }
  ${accountFields}
`

export const administratorsQuery = gql<{ accounts: Account[] }, Record<string, never>>`
  query Administrators {
    accounts: administrators { ...AccountFields }
  }
  ${accountFields}
`

export const inviteAdministratorMutation = gql<
  { invitation: SentInvitation },
  { email: string; name: string }
>`
  mutation InviteAdministrator($email: String, $name: String) {
    invitation: inviteAdministrator(email: $email, name: $name) { ...InvitationFields }
  }
  ${invitationFields}
`

export const reinviteAdministratorMutation = gql<{ invitation: SentInvitation }, IdVariables>`
  mutation ResendInvitation($id: ID!) {
    invitation: resendInvitation(id: $id) { ...InvitationFields }
  }
  ${invitationFields}
`

export const withdrawInvitationMutation = gql<AccountData, IdVariables>`
  mutation WithdrawInvitation($id: ID!) {
    account: withdrawInvitation(id: $id) { ...AccountFields }
  }
  ${accountFields}
`

export const disableAdministratorMutation = gql<AccountData, IdVariables>`
  mutation DisableAdministrator($id: ID!) {
    account: disableAdministrator(id: $id) { ...AccountFields }
  }
  ${accountFields}
`

export const enableAdministratorMutation = gql<AccountData, IdVariables>`
  mutation EnableAdministrator($id: ID!) {
    account: enableAdministrator(id: $id) { ...AccountFields }
  }
  ${accountFields}
`

export const renameAdministratorMutation = gql<AccountData, IdVariables & { name: string }>`
  mutation RenameAdministrator($id: ID!, $name: String) {
    account: renameAdministrator(id: $id, name: $name) { ...AccountFields }
  }
  ${accountFields}
`
