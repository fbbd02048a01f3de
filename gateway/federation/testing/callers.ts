/** Who may knock: an account of each role, and everybody who is not signed in, by what they hold. */
import { type Role, roles } from '@access/service-kit/roles/roles.rules'
import { Administrator } from '../../../services/auth/src/administrators/administrator.entity.ts'
import { buildCredentials } from '../../../services/auth/src/administrators/administrator.examples.ts'
import { parseSigningKeys, signToken } from '../../../services/auth/src/sessions/signing-keys.ts'
import { signInMutation } from '../../../services/auth/src/testing/start-auth.ts'
import type { startGraph } from './start-graph.ts'

type Graph = Awaited<ReturnType<typeof startGraph>>

/** The id of an account of each role. The administrator's is that of the graph. */
export async function createAccounts({ auth }: Graph): Promise<Record<Role, string>> {
  const em = auth.em()
  const { id, passwordHash } = await em.findOneOrFail(Administrator, { email: buildCredentials().email })
  const accounts = roles
    .filter((role) => role !== 'administrator')
    .map((role) =>
      Object.assign(new Administrator(), { role, name: role, passwordHash, ...getAddress(role) }),
    )
  await em.persist(accounts).flush()
  const entries = accounts.map((account) => [account.role, account.id])
  return { administrator: id, ...Object.fromEntries(entries) }
}

const getAddress = (role: Role) => ({
  email: role === 'administrator' ? buildCredentials().email : `${role.toLowerCase()}@example.org`,
})

/** The token of a new session of the account with this role. */
export async function signInAs({ auth }: Graph, role: Role): Promise<string> {
  const credentials = buildCredentials(getAddress(role))
  const signIn = await auth.read<{ token: string }>(signInMutation, credentials)
  return signIn.token
}

/** The tokens of those who are not signed in; nobody has none. */
export async function createOutsiders({ auth }: Graph): Promise<Record<string, string | undefined>> {
  const signedOut = await auth.signIn()
  await auth.query('mutation { signOut }', {}, { token: signedOut.token })
  const valid = await auth.signIn()
  const ended = await auth.signIn()
  await auth.query('mutation { endOtherSessions { id } }', {}, { token: valid.token })
  const keys = parseSigningKeys(auth.settings.env.AUTH_SIGNING_KEY)
  return {
    nobody: undefined,
    'no token at all': 'open sesame'.replaceAll(' ', '-'),
    'a broken signature': breakSignature(valid.token),
    'an expired token': signToken(keys, readClaims(valid.token), new Date(Date.now() - 60_000)),
    'a signed-out token': signedOut.token,
    'an ended session': ended.token,
  }
}

/** The same token with the first character of its signature changed. */
function breakSignature(token: string): string {
  const [header, payload, signature = ''] = token.split('.')
  return [header, payload, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.')
}

function readClaims(token: string) {
  const { sub, sid, email, name } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  return { id: sub, sid, email, name }
}
