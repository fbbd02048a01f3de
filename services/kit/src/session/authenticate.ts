/**
 * Authentication by bearer token. Every service verifies the signature itself, with the public keys of auth, and asks
 * auth whether the session is active and who its owner is, caching the answer for at most a
 * second.
 */
import { createPublicKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { Administrator } from '../context/context.ts'
import { callService } from './call-service.ts'

/** The issuer and audience claims of tokens; auth signs with the same. */
export const issuer = 'access-auth'
export const audience = 'access'

/** Auth did not answer, so that the token cannot be verified. */
export class AuthUnavailable extends Error {
  override name = 'AuthUnavailable'
}

/** How a token is looked up. */
export interface AuthenticateOptions {
  /** The request is not the administrator's doing: it does not keep the session from becoming idle. */
  isBackground?: boolean
  /** Asks auth, whatever a cache says. */
  isFresh?: boolean
}

/** The owner of a token; null when it is invalid or expired. */
export type Authenticate = (token: string, options?: AuthenticateOptions) => Promise<Administrator | null>

/** Tells auth that a lookup does not count as use of the session. */
export const backgroundHeader = 'x-background-request'

interface Claims {
  sub: string
  sid: string
  email: string
  name: string
}

type Owner = Omit<Administrator, 'id' | 'sid'>

const cacheDurationMs = 1000
const timeoutMs = 3000

/** Authenticates tokens by the public keys and the sessions of auth. */
export function createAuthenticator({ authUrl, secret }: { authUrl: string; secret: string }): Authenticate {
  const findKey = createKeyLookup(authUrl, secret)
  const findOwner = createSessionLookup(authUrl, secret)

  return async (token, options) => {
    const claims = await verifyToken(token, findKey)
    const owner = claims && (await findOwner(claims.sid, options))
    return owner && { id: claims.sub, sid: claims.sid, ...owner }
  }
}

/** The claims of the token, when signature, issuer, audience and expiry are valid. */
export async function verifyToken(
  token: string,
  findKey: (kid: string) => Promise<KeyObject | undefined>,
): Promise<Claims | null> {
  const kid = getKeyId(token)
  const key = kid && (await findKey(kid))
  if (!key) return null
  try {
    const claims = jwt.verify(token, key, { algorithms: ['ES256'], issuer, audience }) as jwt.JwtPayload
    const isComplete = ['sub', 'sid', 'email', 'name'].every((name) => typeof claims[name] === 'string')
    return isComplete ? (claims as Claims) : null
  } catch {
    return null
  }
}

function getKeyId(token: string): string | undefined {
  try {
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
    return typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}

/** Auth's public keys, fetched on first use, and again (at most once a second) for an unknown key id. */
function createKeyLookup(authUrl: string, secret: string) {
  let keys = new Map<string, KeyObject>()
  let fetchedAt = Number.NEGATIVE_INFINITY
  let pendingFetch: Promise<void> | undefined

  async function fetchKeys() {
    const response = await askAuth(authUrl, secret, '/.well-known/jwks.json')
    const { keys: jwks } = (await response.json()) as { keys: ({ kid: string } & Record<string, unknown>)[] }
    keys = new Map(jwks.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]))
    fetchedAt = Date.now()
  }

  return async (kid: string) => {
    if (!keys.has(kid) && Date.now() - fetchedAt > cacheDurationMs) {
      pendingFetch ??= fetchKeys().finally(() => {
        pendingFetch = undefined
      })
      await pendingFetch
    }
    return keys.get(kid)
  }
}

/** The owner of a session, from a cache of at most a second; null when the session is not active. */
function createSessionLookup(authUrl: string, secret: string) {
  const cachedOwners = new Map<string, { expiresAt: number; owner: Promise<Owner | null> }>()

  return (sid: string, { isBackground, isFresh }: AuthenticateOptions = {}): Promise<Owner | null> => {
    const now = Date.now()
    // Apart: what is looked up in the background has not counted as use.
    const key = isBackground ? `background ${sid}` : sid
    const cached = cachedOwners.get(key)
    if (cached && cached.expiresAt > now && !isFresh) return cached.owner
    for (const [other, { expiresAt }] of cachedOwners) if (expiresAt <= now) cachedOwners.delete(other)
    const owner = askAuth(authUrl, secret, `/sessions/${encodeURIComponent(sid)}`, {
      ...(isBackground && { [backgroundHeader]: 'true' }),
    }).then((response) => (response.ok ? (response.json() as Promise<Owner>) : null))
    owner.catch(() => cachedOwners.delete(key))
    cachedOwners.set(key, { expiresAt: now + cacheDurationMs, owner })
    return owner
  }
}

async function askAuth(
  authUrl: string,
  secret: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    const response = await callService({ secret }, authUrl, path, { headers, timeoutMs })
    if (response.ok || response.status === 404) return response
    throw new Error(`answered ${response.status}`)
  } catch (cause) {
    throw new AuthUnavailable('auth does not answer', { cause })
  }
}
