/** The keys that sign tokens with ES256: anyone can verify them by the public keys, only auth can issue them. */
import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { type Administrator, audience, issuer } from '@access/service-kit'
import jwt from 'jsonwebtoken'

/** A key pair and its key id (kid). */
interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  jwk: JsonWebKey
}

/** The key pairs of auth; the first one signs. */
export type SigningKeys = [SigningKey, ...SigningKey[]]

const advice = 'Make one with: openssl ecparam -name prime256v1 -genkey -noout'

/** The keys of AUTH_SIGNING_KEY: the first signs, all are published, so that keys can be rotated without downtime. */
export function parseSigningKeys(pem = ''): SigningKeys {
  const blocks = pem.match(/-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/g) ?? []
  const [first, ...others] = blocks.map(parseSigningKey)
  if (!first) throw new Error(`AUTH_SIGNING_KEY must hold an EC P-256 private key in PEM. ${advice}`)
  return [first, ...others]
}

function parseSigningKey(pem: string): SigningKey {
  const [privateKey, publicKey] = createKeyPair(pem)
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' })
  if (crv !== 'P-256') throw new Error(`AUTH_SIGNING_KEY must be of the curve P-256. ${advice}`)
  // The thumbprint of RFC 7638, so that a key always has the same id.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kid, privateKey, publicKey, jwk: { kty, crv, x, y, kid, use: 'sig', alg: 'ES256' } }
}

function createKeyPair(pem: string): [KeyObject, KeyObject] {
  try {
    return [createPrivateKey(pem), createPublicKey(pem)]
  } catch {
    // Node's error message may contain parts of the key.
    throw new Error(`AUTH_SIGNING_KEY cannot be read. ${advice}`)
  }
}

/** The document under /.well-known/jwks.json. */
export const getPublicKeys = (keys: SigningKeys) => ({ keys: keys.map(({ jwk }) => jwk) })

/** A token for an administrator's session, valid for the maximum lifetime of the session. */
export const signToken = (
  [{ kid, privateKey }]: SigningKeys,
  administrator: Omit<Administrator, 'role'>,
  expiresAt: Date,
) =>
  jwt.sign(
    {
      sid: administrator.sid,
      email: administrator.email,
      name: administrator.name,
      exp: Math.floor(expiresAt.getTime() / 1000),
    },
    privateKey,
    { algorithm: 'ES256', keyid: kid, issuer, audience, subject: administrator.id },
  )
