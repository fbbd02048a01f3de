/** Auth with one administrator, asked as the gateway asks it. */
import { generateKeyPairSync } from 'node:crypto'
import { aSubgraph } from '@access/service-kit/testing'
import { someCredentials } from '../administrators/administrator.examples.ts'
import { Administrator } from '../administrators/administrator.ts'
import { auth } from '../auth.ts'

export const signIn = `mutation ($email: String, $password: String) {
  signIn(email: $email, password: $password) { token user { id email name } }
}`

/** What signing in gives. */
interface SignedIn {
  token: string
  user: { id: string; email: string; name: string }
}

/** A key for signing, in PEM. */
export const aSigningKey = (namedCurve = 'P-256') =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

// The password of the examples, hashed at a small fraction of the usual cost: 64 KiB, once over.
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$Zm9yIHRoZSBleGFtcGxlcw$5QLErKIlZCr+G2ZMT0nRO24Cl0MYhOjiDYPmaZzcUqs'

/** Starts auth with the administrator of the examples. */
export async function withAdministrator(env: Record<string, string> = {}) {
  const subgraph = await aSubgraph(auth, { env: { AUTH_SIGNING_KEY: aSigningKey(), ...env } })
  const { email } = someCredentials()
  const administrator = Object.assign(new Administrator(), { email, name: 'Administrator', passwordHash })
  await subgraph.em().persist(administrator).flush()
  return {
    ...subgraph,
    async signedIn() {
      const answer = await subgraph.ask<{ signIn: SignedIn }>(signIn, someCredentials())
      return answer.signIn
    },
  }
}
