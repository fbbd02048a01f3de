/** Auth with one administrator, queried as by the gateway. */
import { generateKeyPairSync } from 'node:crypto'
import { startSubgraph } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { hashingCost, hashPassword } from '../administrators/passwords.ts'
import { auth } from '../auth.ts'

export const signInMutation = `mutation ($email: String, $password: String) {
  signIn(email: $email, password: $password) { token user { id email name } }
}`

/** The result of a sign-in. */
export interface SignInResult {
  token: string
  user: { id: string; email: string; name: string }
}

/** A key for signing, in PEM. */
export const buildSigningKey = (namedCurve = 'P-256') =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const defaultCost = { ...hashingCost }

/** Starts auth with the administrator of the examples. What this test hashes from here on is cheap. */
export async function startAuth(env: Record<string, string> = {}) {
  Object.assign(hashingCost, { memory: 64, passes: 1 })
  onTestFinished(() => void Object.assign(hashingCost, defaultCost))
  const subgraph = await startSubgraph(auth, {
    env: { AUTH_SIGNING_KEY: buildSigningKey(), SECOND_FACTOR_KEY: 'a key for tests', ...env },
  })
  const { email, password } = buildCredentials()
  const passwordHash = await hashPassword(password, email)
  const administrator = Object.assign(new Administrator(), { email, name: 'Administrator', passwordHash })
  await subgraph.em().persist(administrator).flush()
  return {
    ...subgraph,
    signIn: () => subgraph.read<SignInResult>(signInMutation, buildCredentials()),
  }
}

/** The same, with the administrator signed in. */
export async function startSignedIn(env?: Record<string, string>) {
  const auth = await startAuth(env)
  return { auth, user: await auth.signIn() }
}
