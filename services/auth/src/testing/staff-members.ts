/** More administrators than one, and what they ask about each other. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import { Administrator } from '../administrators/administrator.entity.ts'
import { hashPassword } from '../administrators/passwords.ts'
import { signInMutation, type startAuth, startSignedIn } from './start-auth.ts'

type Auth = Awaited<ReturnType<typeof startAuth>>
type SignedInUser = { token: string }

const account = 'id email name role status lastSignedInAt invitationExpiresAt'

export const queries = {
  invite: `mutation ($email: String, $name: String, $role: String = "administrator") {
    sent: inviteAdministrator(email: $email, name: $name, role: $role) { account { ${account} } token isEmailSent }
  }`,
  inviteAgain: `mutation ($id: ID!) { sent: resendInvitation(id: $id) { account { ${account} } token } }`,
  withdraw: `mutation ($id: ID!) { account: withdrawInvitation(id: $id) { id } }`,
  invitation: 'query ($token: String!) { invitation(token: $token) { email name } }',
  list: `{ administrators { ${account} } }`,
  disable: `mutation ($id: ID!) { account: disableAdministrator(id: $id) { ${account} } }`,
  enable: `mutation ($id: ID!) { account: enableAdministrator(id: $id) { ${account} } }`,
  changeRole: `mutation ($id: ID!, $role: String) {
    account: changeAdministratorRole(id: $id, role: $role) { ${account} }
  }`,
  rename: `mutation ($id: ID!, $name: String) { account: renameAdministrator(id: $id, name: $name) { name } }`,
  changePassword: `mutation ($current: String, $password: String) {
    account: changePassword(current: $current, password: $password) { id }
  }`,
  sessions: `query ($administrator: ID) {
    sessions: activeSessions(administrator: $administrator) { id device signedInAt lastUsedAt isCurrent }
  }`,
  endSession: 'mutation ($id: ID!) { session: endSession(id: $id) { id } }',
  endOthers: `mutation ($administrator: ID) {
    sessions: endOtherSessions(administrator: $administrator) { id }
  }`,
}

export const acceptInvitationMutation = `mutation ($token: String!, $password: String) {
  account: acceptInvitation(token: $token, password: $password) { ${account} }
}`

/** A password that the rules let through. */
export const password = 'four words nobody knows'

/** The fields of `account`. */
interface AccountResult {
  id: string
  email: string
  name: string
  role: string
  status: string
  lastSignedInAt: string | null
  invitationExpiresAt: string | null
}

/** Invites somebody; returns the account and the token. */
export const inviteStaffMember = (
  auth: Auth,
  actor: SignedInUser,
  invitee: { email: string; name: string; role?: Role },
) =>
  auth.read<{ account: AccountResult; token: string; isEmailSent: boolean }>(queries.invite, invitee, actor)

/** A second administrator, or somebody in another role, signed in with `password`. */
export async function createStaffMember(auth: Auth, name = 'Bo Diaz', role: Role = 'administrator') {
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.org`
  const passwordHash = await hashPassword(password, email)
  const account = Object.assign(new Administrator(), { email, name, role, passwordHash })
  await auth.em().persist(account).flush()
  const signed = await auth.read<SignedInUser>(signInMutation, { email, password })
  return { id: account.id, email, token: signed.token }
}

/** Auth with the administrator of the examples and a colleague, both signed in. */
export async function startWithColleague(name?: string, role?: Role) {
  const { auth, user: ada } = await startSignedIn()
  return { auth, ada, bo: await createStaffMember(auth, name, role) }
}
