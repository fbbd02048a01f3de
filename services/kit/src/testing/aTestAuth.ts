/** A stand-in for auth: it signs tokens, publishes its key and knows which sessions stand, and whose they are. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'
import { isSigned } from '../session/signing.ts'
import { audience, issuer } from '../session/tokens.ts'

export interface TestAuth {
  url: string
  /** A token of a standing session; what it says of itself can be changed. */
  token(claims?: Partial<Record<'sub' | 'sid' | 'email' | 'name' | 'iss' | 'aud' | 'exp', unknown>>): string
  /** Ends the session that a token belongs to. */
  revoke(token: string): void
  /** From now on signs with, and publishes, another key. */
  renewKey(): void
  /** How often sessions were asked about. */
  asked(): number
  /** From now on answers about sessions are made at once and sent only when what is returned is called. */
  holdAnswers(): () => void
  close(): Promise<void>
}

/** Starts one on a free port; it answers calls signed with `secret`. */
export async function aTestAuth(secret: string): Promise<TestAuth> {
  let key = aKey()
  const standing = new Map<string, object>()
  const administrators = new Map<string, object>()
  let asked = 0
  let mayAnswer = Promise.resolve()

  const server = createServer((request, answer) => {
    if (request.url === '/.well-known/jwks.json') {
      const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'ES256', use: 'sig' }
      answer.setHeader('content-type', 'application/json')
      return answer.end(JSON.stringify({ keys: [jwk] }))
    }
    const id = /^\/administrators\/(.+)$/.exec(request.url ?? '')?.[1]
    if (id) {
      const known = administrators.get(id)
      answer.statusCode = !isSigned(secret, request.headers) ? 401 : known ? 200 : 404
      return answer.end(JSON.stringify(known))
    }
    const sid = /^\/sessions\/(.+)$/.exec(request.url ?? '')?.[1]
    asked += 1
    const owner = standing.get(sid ?? '')
    answer.statusCode = !isSigned(secret, request.headers) ? 401 : owner ? 200 : 404
    mayAnswer.then(() => answer.end(JSON.stringify(owner)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token(claims = {}) {
      const sid = String(claims.sid ?? randomUUID())
      const now = Math.floor(Date.now() / 1000)
      const who = {
        sub: '7d9f1c1e-0000-4000-8000-000000000001',
        email: 'ruth@example.org',
        name: 'Ruth Abernathy',
      }
      const { sub, email, name } = { ...who, ...claims }
      standing.set(sid, { email, name })
      administrators.set(String(sub), { name })
      const about = { iss: issuer, aud: audience, iat: now, exp: now + 3600 }
      return jwt.sign({ ...who, ...about, ...claims, sid }, key.privateKey, {
        algorithm: 'ES256',
        keyid: key.kid,
      })
    },
    renewKey() {
      key = aKey()
    },
    revoke: (token) => void standing.delete((jwt.decode(token) as { sid: string }).sid),
    asked: () => asked,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>()
      mayAnswer = promise
      return resolve
    },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

const aKey = () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), kid: randomUUID() })
