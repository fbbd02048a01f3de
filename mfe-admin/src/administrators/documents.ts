/** What the screen for administrators asks. */
import { gql } from 'urql'

/** An administrator. */
export type Account = {
  id: string
  email: string
  name: string
  status: 'active' | 'invited' | 'disabled'
  lastSignedInAt: string | null
  /** How long the link of an invitation is good. */
  invitedUntil: string | null
}

/** An invitation that was just made. */
export type SentInvitation = {
  account: Account
  /** The secret of its link, which nobody is told again. */
  token: string
  isMailed: boolean
}

type One = { account: Account }
type Id = { id: string }

const whole = gql`
  fragment WholeAccount on Account {
    id email name status lastSignedInAt invitedUntil
  }
`

const sent = gql`
  fragment WholeInvitation on SentInvitation {
    account { ...WholeAccount }
    token isMailed
  }
  ${whole}
`

export const allAdministrators = gql<{ accounts: Account[] }, Record<string, never>>`
  query Administrators {
    accounts: administrators { ...WholeAccount }
  }
  ${whole}
`

export const inviteAdministrator = gql<{ invitation: SentInvitation }, { email: string; name: string }>`
  mutation InviteAdministrator($email: String, $name: String) {
    invitation: inviteAdministrator(email: $email, name: $name) { ...WholeInvitation }
  }
  ${sent}
`

export const inviteAgain = gql<{ invitation: SentInvitation }, Id>`
  mutation InviteAdministratorAgain($id: ID!) {
    invitation: inviteAdministratorAgain(id: $id) { ...WholeInvitation }
  }
  ${sent}
`

export const withdrawInvitation = gql<One, Id>`
  mutation WithdrawInvitation($id: ID!) {
    account: withdrawInvitation(id: $id) { ...WholeAccount }
  }
  ${whole}
`

export const disableAdministrator = gql<One, Id>`
  mutation DisableAdministrator($id: ID!) {
    account: disableAdministrator(id: $id) { ...WholeAccount }
  }
  ${whole}
`

export const enableAdministrator = gql<One, Id>`
  mutation EnableAdministrator($id: ID!) {
    account: enableAdministrator(id: $id) { ...WholeAccount }
  }
  ${whole}
`

export const renameAdministrator = gql<One, Id & { name: string }>`
  mutation RenameAdministrator($id: ID!, $name: String) {
    account: renameAdministrator(id: $id, name: $name) { ...WholeAccount }
  }
  ${whole}
`
