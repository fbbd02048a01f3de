/** Ed25519 signatures of releases and registry lines, as JSON Web Signatures (RFC 7515, RFC 8037). */
import {
  CompactSign,
  calculateJwkThumbprint,
  compactVerify,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { z } from 'zod'

/** What is signed: the one does not count as the other. */
export type SignedType = 'release' | 'registry-line'

const algorithm = 'EdDSA'

const publicKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string().min(1),
  /** The names that the key may release; `*` for all. */
  names: z.array(z.string()).min(1),
})

export type TrustedKey = z.infer<typeof publicKeySchema>

const trustedKeysSchema = z.object({ keys: z.array(publicKeySchema) })

/** @throws {Error} when the text is no list of keys */
export const parseTrustedKeys = (text: string): TrustedKey[] => trustedKeysSchema.parse(JSON.parse(text)).keys

export const formatTrustedKeys = (keys: TrustedKey[]) => `${JSON.stringify({ keys }, null, 2)}\n`

export type SigningKey = JWK & { kid: string }

/** @throws {Error} when the text is no private key */
export function parseSigningKey(text: string): SigningKey {
  const key = JSON.parse(text) as SigningKey
  if (key.kty !== 'OKP' || key.crv !== 'Ed25519' || !key.d || !key.kid)
    throw new Error('It is no private key as `npm run release -- key` makes it.')
  return key
}

/** A key pair for a team: the private half signs, the public half is listed with the names that it may release. */
export async function createKeyPair(
  names: string[],
): Promise<{ signingKey: SigningKey; trustedKey: TrustedKey }> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    signingKey: { ...jwk, kid },
    trustedKey: publicKeySchema.parse({ kty: jwk.kty, crv: jwk.crv, x: jwk.x, kid, names }),
  }
}

/** The value as JSON, signed. */
export async function sign(type: SignedType, value: object, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: type })
    .sign(await importJWK(key, algorithm))
}

/**
 * The value that was signed with a trusted key that may release this name.
 *
 * @throws {Error} which says what is wrong with the signature
 */
export async function verify(
  type: SignedType,
  text: string,
  { name, trustedKeys }: { name: string; trustedKeys: TrustedKey[] },
): Promise<unknown> {
  const { payload, protectedHeader } = await compactVerify(
    text.trim(),
    async ({ kid }) => {
      const key = trustedKeys.find((trusted) => trusted.kid === kid)
      if (!key) throw new Error(`its key ${kid} is not trusted`)
      if (!key.names.includes(name) && !key.names.includes('*'))
        throw new Error(`its key ${kid} is trusted for ${key.names.join(', ')} only`)
      return importJWK({ kty: key.kty, crv: key.crv, x: key.x }, algorithm)
    },
    { algorithms: [algorithm] },
  ).catch((error: Error) => {
    throw new Error(error.message.startsWith('its key') ? error.message : 'its signature is not valid')
  })
  if (protectedHeader.typ !== type) throw new Error(`it was signed as a ${protectedHeader.typ}`)
  return JSON.parse(new TextDecoder().decode(payload))
}
