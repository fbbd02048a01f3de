/** More administrators than one, and what they ask about each other. */
import type { withAdministrator } from './withAdministrator.ts'
import { signIn } from './withAdministrator.ts'

type Auth = Awaited<ReturnType<typeof withAdministrator>>
type Signed = { token: string }

const account = 'id email name status lastSignedInAt invitedUntil'

export const documents = {
  invite: `mutation ($email: String, $name: String) {
    sent: inviteAdministrator(email: $email, name: $name) { account { ${account} } token isMailed }
  }`,
  inviteAgain: `mutation ($id: ID!) { sent: inviteAdministratorAgain(id: $id) { account { ${account} } token } }`,
  withdraw: `mutation ($id: ID!) { account: withdrawInvitation(id: $id) { id } }`,
  invitation: 'query ($token: String!) { invitation(token: $token) { email name } }',
  list: `{ administrators { ${account} } }`,
  disable: `mutation ($id: ID!) { account: disableAdministrator(id: $id) { ${account} } }`,
  enable: `mutation ($id: ID!) { account: enableAdministrator(id: $id) { ${account} } }`,
  rename: `mutation ($id: ID!, $name: String) { account: renameAdministrator(id: $id, name: $name) { name } }`,
  changePassword: `mutation ($current: String, $password: String) {
    account: changePassword(current: $current, password: $password) { id }
  }`,
  sessions: `query ($administrator: ID) {
    sessions: openSessions(administrator: $administrator) { id device signedInAt lastUsedAt isThisOne }
  }`,
  endSession: 'mutation ($id: ID!) { session: endSession(id: $id) { id } }',
  endOthers: `mutation ($administrator: ID) {
    sessions: endOtherSessions(administrator: $administrator) { id }
  }`,
}

export const accept = `mutation ($token: String!, $password: String) {
  account: acceptInvitation(token: $token, password: $password) { ${account} }
}`

/** A password that the rules let through. */
export const password = 'four words nobody knows'

/** An administrator as `account` tells of them. */
interface Told {
  id: string
  email: string
  name: string
  status: string
  lastSignedInAt: string | null
  invitedUntil: string | null
}

/** What inviting somebody answers with. */
export async function invite(auth: Auth, by: Signed, whom: { email: string; name: string }) {
  const answer = await auth.ask<{ sent: { account: Told; token: string; isMailed: boolean } }>(
    documents.invite,
    whom,
    by,
  )
  return answer.sent
}

/** A second administrator, signed in with `password`. */
export async function aColleague(auth: Auth, by: Signed, name = 'Bo Diaz') {
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.org`
  const { token, account } = await invite(auth, by, { email, name })
  await auth.ask(accept, { token, password })
  const { signIn: signed } = await auth.ask<{ signIn: Signed }>(signIn, { email, password })
  return { id: account.id, email, token: signed.token }
}
