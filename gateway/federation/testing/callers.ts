/** Who may knock: an administrator, and everybody who is none, by what they hold. */
import { parseSigningKeys, signToken } from '../../../services/auth/src/sessions/signing-keys.ts'
import type { startGraph } from './start-graph.ts'

type Graph = Awaited<ReturnType<typeof startGraph>>

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
