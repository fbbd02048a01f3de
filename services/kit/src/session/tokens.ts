/**
 * Who a bearer token belongs to. Every service checks the signature itself, with the public keys of auth, and asks
 * auth whether the session still stands and what its owner is called today, remembering the answer for at most a
 * second.
 */
import { createPublicKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { Administrator } from '../service/context.ts'
import { signed } from './signing.ts'

/** What tokens say of themselves; auth signs with the same. */
export const issuer = 'access-auth'
export const audience = 'access'

/** Auth did not answer: neither "yes" nor "no" is known. */
export class SessionsUnknown extends Error {
  override name = 'SessionsUnknown'
}

/** Says whose a token is: null for one that is not (or no longer) good. */
export type Recognise = (token: string) => Promise<Administrator | null>

interface Claims {
  sub: string
  sid: string
  email: string
  name: string
}

type Owner = Pick<Administrator, 'email' | 'name'>

const remembered = 1000
const patience = 3000

/** The check of tokens by auth's keys and auth's word on their sessions. */
export function recogniseBy({ authUrl, secret }: { authUrl: string; secret: string }): Recognise {
  const keyOf = keysOf(authUrl)
  const ownerOf = sessionsOf(authUrl, secret)

  return async (token) => {
    const claims = await claimsOf(token, keyOf)
    const owner = claims && (await ownerOf(claims.sid))
    return owner && { id: claims.sub, sid: claims.sid, ...owner }
  }
}

/** What the token says, if it is well signed, ours and in time. */
export async function claimsOf(
  token: string,
  keyOf: (kid: string) => Promise<KeyObject | undefined>,
): Promise<Claims | null> {
  const kid = kidOf(token)
  const key = kid && (await keyOf(kid))
  if (!key) return null
  try {
    const claims = jwt.verify(token, key, { algorithms: ['ES256'], issuer, audience }) as unknown as Claims
    const complete = [claims.sub, claims.sid, claims.email, claims.name].every(
      (claim) => typeof claim === 'string',
    )
    return complete ? claims : null
  } catch {
    return null
  }
}

function kidOf(token: string): string | undefined {
  try {
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
    return typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}

/** Auth's public keys, fetched when first needed, and again (at most once a second) for a key that is new to us. */
function keysOf(authUrl: string) {
  let keys = new Map<string, KeyObject>()
  let fetched = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined

  async function fetchKeys() {
    const answer = await ask(`${authUrl}/.well-known/jwks.json`)
    const { keys: jwks } = (await answer.json()) as { keys: ({ kid: string } & Record<string, unknown>)[] }
    keys = new Map(jwks.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]))
    fetched = Date.now()
  }

  return async (kid: string) => {
    if (!keys.has(kid) && Date.now() - fetched > remembered) {
      fetching ??= fetchKeys().finally(() => {
        fetching = undefined
      })
      await fetching
    }
    return keys.get(kid)
  }
}

/** Whose session stands, by auth's word of at most a second ago; null for one that does not. */
function sessionsOf(authUrl: string, secret: string) {
  const known = new Map<string, { until: number; owner: Promise<Owner | null> }>()

  return (sid: string): Promise<Owner | null> => {
    const now = Date.now()
    const before = known.get(sid)
    if (before && before.until > now) return before.owner
    for (const [other, { until }] of known) if (until <= now) known.delete(other)
    const owner = ask(`${authUrl}/sessions/${encodeURIComponent(sid)}`, signed(secret)).then((answer) =>
      answer.ok ? (answer.json() as Promise<Owner>) : null,
    )
    owner.catch(() => known.delete(sid))
    known.set(sid, { until: now + remembered, owner })
    return owner
  }
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`answered ${answer.status}`)
  } catch (cause) {
    throw new SessionsUnknown('auth does not answer', { cause })
  }
}
