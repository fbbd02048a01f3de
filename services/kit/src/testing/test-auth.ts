/** A fake auth service: it signs tokens, publishes its key and answers session lookups. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'
import type { Administrator } from '../context/context.ts'
import type { Role } from '../roles/roles.rules.ts'
import { audience, backgroundHeader, issuer } from '../session/authenticate.ts'
import { createSignatureVerifier } from '../transport/index.ts'

export interface TestAuth {
  url: string
  /** Creates a token of an active session of an account with this role; its claims can be overridden. */
  createToken(
    claims?: Partial<Record<'sub' | 'sid' | 'email' | 'name' | 'iss' | 'aud' | 'exp', unknown>>,
    role?: Role,
  ): string
  /** Changes what auth knows of the session of a token: `verifiedAt`, `restriction`, the role of its owner. */
  changeSession(
    token: string,
    change: Pick<Administrator, 'verifiedAt' | 'restriction'> & Partial<Pick<Administrator, 'role'>>,
  ): void
  /** Changes the role of an account; null disables it. */
  changeAccount(id: string, role: Role | null): void
  /** Ends the session that a token belongs to. */
  revoke(token: string): void
  /** Replaces the key that signs and is published. */
  rotateKey(): void
  /** The number of session lookups. */
  getSessionLookupCount(): number
  /** How many of them were in the background. */
  getBackgroundLookupCount(): number
  /** Holds the responses of session lookups until the returned function is called. */
  holdResponses(): () => void
  close(): Promise<void>
}

/** Starts one on a free port; it answers calls signed with `secret`. */
export async function buildTestAuth(secret: string): Promise<TestAuth> {
  let key = generateKey()
  const sessions = new Map<string, object>()
  const administrators = new Map<string, object>()
  let sessionLookupCount = 0
  let backgroundLookupCount = 0
  let responseGate = Promise.resolve()

  const verify = createSignatureVerifier(secret)
  const hasValidSignature = ({ headers, method = '', url: path = '' }: IncomingMessage) =>
    verify(headers, { method, path })
  const server = createServer((request, response) => {
    if (request.url === '/.well-known/jwks.json') {
      const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'ES256', use: 'sig' }
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ keys: [jwk] }))
    }
    const id = /^\/administrators\/(.+)$/.exec(request.url ?? '')?.[1]
    if (id) {
      const administrator = administrators.get(id)
      response.statusCode = !hasValidSignature(request) ? 401 : administrator ? 200 : 404
      return response.end(JSON.stringify(administrator))
    }
    const sid = /^\/sessions\/(.+)$/.exec(request.url ?? '')?.[1]
    sessionLookupCount += 1
    if (request.headers[backgroundHeader]) backgroundLookupCount += 1
    const owner = sessions.get(sid ?? '')
    response.statusCode = !hasValidSignature(request) ? 401 : owner ? 200 : 404
    responseGate.then(() => response.end(JSON.stringify(owner)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    createToken(claims = {}, role = 'administrator') {
      const sid = String(claims.sid ?? randomUUID())
      const now = Math.floor(Date.now() / 1000)
      const defaultClaims = {
        sub: '7d9f1c1e-0000-4000-8000-000000000001',
        email: 'ruth@example.org',
        name: 'Ruth Abernathy',
      }
      const { sub, email, name } = { ...defaultClaims, ...claims }
      sessions.set(sid, { email, name, role, verifiedAt: Date.now() })
      administrators.set(String(sub), { name, role, email })
      const registeredClaims = { iss: issuer, aud: audience, iat: now, exp: now + 3600 }
      return jwt.sign({ ...defaultClaims, ...registeredClaims, ...claims, sid }, key.privateKey, {
        algorithm: 'ES256',
        keyid: key.kid,
      })
    },
    rotateKey() {
      key = generateKey()
    },
    changeSession(token, change) {
      const { sid } = jwt.decode(token) as { sid: string }
      sessions.set(sid, { ...sessions.get(sid), ...change })
    },
    changeAccount(id, role) {
      if (role) administrators.set(id, { ...administrators.get(id), role })
      else administrators.delete(id)
    },
    revoke: (token) => void sessions.delete((jwt.decode(token) as { sid: string }).sid),
    getSessionLookupCount: () => sessionLookupCount,
    getBackgroundLookupCount: () => backgroundLookupCount,
    holdResponses() {
      const { promise, resolve } = Promise.withResolvers<void>()
      responseGate = promise
      return resolve
    },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

const generateKey = () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), kid: randomUUID() })
