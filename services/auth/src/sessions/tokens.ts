import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'

// Tokens are signed with ES256, so that whoever reads the published keys can verify them and only auth can make them.

const issuer = 'access-auth'
const audience = 'access'

/** One pair of keys, under the name that tokens call it by. */
type SigningKey = { readonly kid: string; readonly secret: KeyObject; readonly published: JsonWebKey }

/** Who signed in, and by which session the token stands or falls. */
export type Bearer = { administrator: string; session: string }

/** The keys of AUTH_SIGNING_KEY: the first signs, all are published, so that a key can be replaced without a pause. */
export function signingKeys(pem: string | undefined): [SigningKey, ...SigningKey[]] {
  const advice = 'Make one with: openssl ecparam -name prime256v1 -genkey -noout'
  const blocks = pem?.match(/-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/g) ?? []
  const [first, ...others] = blocks.map((block) => readKey(block, advice))
  if (!first) throw new Error(`AUTH_SIGNING_KEY must hold an EC P-256 private key in PEM. ${advice}`)
  return [first, ...others]
}

function readKey(pem: string, advice: string): SigningKey {
  const published = publicPart(pem)
  if (published?.crv !== 'P-256') throw new Error(`AUTH_SIGNING_KEY must be of the curve P-256. ${advice}`)
  const { crv, kty, x, y } = published
  // The thumbprint of RFC 7638: the same key has the same name everywhere and always.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return {
    kid,
    secret: createPrivateKey(pem),
    published: { kty, crv, x, y, kid, use: 'sig', alg: 'ES256' },
  }
}

function publicPart(pem: string) {
  try {
    return createPublicKey(pem).export({ format: 'jwk' })
  } catch {
    return undefined
  }
}

/** The document under /.well-known/jwks.json. */
export const publishedKeys = (keys: SigningKey[]) => ({ keys: keys.map(({ published }) => published) })

/** A token for a session, valid until the session ends in any case. */
export const signToken = ([{ kid, secret }]: [SigningKey, ...SigningKey[]], bearer: Bearer, until: Date) =>
  jwt.sign({ sid: bearer.session, exp: Math.floor(until.getTime() / 1000) }, secret, {
    algorithm: 'ES256',
    keyid: kid,
    issuer,
    audience,
    subject: bearer.administrator,
  })
