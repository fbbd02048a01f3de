/**
 * An access token opens the status of one request for half an hour, so that nobody types the passphrase twice. It is
 * stateless: it has the id of the request, when it expires, and our signature.
 */
import { timingSafeEqual } from 'node:crypto'
import { Invalid, isUuid } from '@access/service-kit'
import { computeBlindIndexes, type EncryptionKeys } from '../../platform/encryption/encryption.ts'

const lifetime = 30 * 60_000

/** An access token that is invalid or has expired. */
export class AccessTokenExpired extends Invalid {
  constructor() {
    super({ accessToken: 'Enter your reference and your four words again' })
  }
}

/** A new access token for a request. */
export function createAccessToken(keys: EncryptionKeys, id: string): string {
  const expiresAt = String(Date.now() + lifetime)
  return Buffer.from([id, expiresAt, computeSignatures(keys, id, expiresAt)[0]].join(' ')).toString(
    'base64url',
  )
}

/** The id of the request that an access token is for; `AccessTokenExpired` when it is not valid. */
export function verifyAccessToken(keys: EncryptionKeys, accessToken: string): string {
  const [id = '', expiresAt = '', signature = ''] = Buffer.from(accessToken.slice(0, 500), 'base64url')
    .toString()
    .split(' ')
  const isSigned = computeSignatures(keys, id, expiresAt).some((expected) => isEqual(expected, signature))
  if (isSigned && isUuid(id) && Number(expiresAt) > Date.now()) return id
  throw new AccessTokenExpired()
}

const computeSignatures = (keys: EncryptionKeys, id: string, expiresAt: string) =>
  computeBlindIndexes(keys, `pass ${id} ${expiresAt}`)

function isEqual(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)]
  return one.length === other.length && timingSafeEqual(one, other)
}
