/** Tokens are signed with ES256, so that whoever reads the published keys can verify them and only auth can make them. */
import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { type Administrator, audience, issuer } from '@access/service-kit'
import jwt from 'jsonwebtoken'

/** One pair of keys, under the name that tokens call it by. */
interface SigningKey {
  kid: string
  signing: KeyObject
  verifying: KeyObject
  published: JsonWebKey
}

/** The keys of auth; the first one signs. */
export type SigningKeys = [SigningKey, ...SigningKey[]]

const advice = 'Make one with: openssl ecparam -name prime256v1 -genkey -noout'

/** The keys of AUTH_SIGNING_KEY: the first signs, all are published, so that a key can be replaced without a pause. */
export function signingKeys(pem = ''): SigningKeys {
  const blocks = pem.match(/-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/g) ?? []
  const [first, ...others] = blocks.map(signingKey)
  if (!first) throw new Error(`AUTH_SIGNING_KEY must hold an EC P-256 private key in PEM. ${advice}`)
  return [first, ...others]
}

function signingKey(pem: string): SigningKey {
  const [signing, verifying] = pairOf(pem)
  const { crv, kty, x, y } = verifying.export({ format: 'jwk' })
  if (crv !== 'P-256') throw new Error(`AUTH_SIGNING_KEY must be of the curve P-256. ${advice}`)
  // The thumbprint of RFC 7638: the same key has the same name everywhere and always.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kid, signing, verifying, published: { kty, crv, x, y, kid, use: 'sig', alg: 'ES256' } }
}

function pairOf(pem: string): [KeyObject, KeyObject] {
  try {
    return [createPrivateKey(pem), createPublicKey(pem)]
  } catch {
    // Node's own words can hold parts of the key.
    throw new Error(`AUTH_SIGNING_KEY cannot be read. ${advice}`)
  }
}

/** The document under /.well-known/jwks.json. */
export const publishedKeys = (keys: SigningKeys) => ({ keys: keys.map(({ published }) => published) })

/** A token for an administrator's session, valid until the session ends in any case. */
export const signToken = ([{ kid, signing }]: SigningKeys, who: Administrator, until: Date) =>
  jwt.sign(
    { sid: who.sid, email: who.email, name: who.name, exp: Math.floor(until.getTime() / 1000) },
    signing,
    { algorithm: 'ES256', keyid: kid, issuer, audience, subject: who.id },
  )
