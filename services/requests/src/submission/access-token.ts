/**
 * An access token opens the status of one request for half an hour, so that nobody types the passphrase twice. It has
 * the id of the request, its access epoch, when it expires, and our signature. Who uses it does not prolong it, and it
 * ends with its epoch: when the applicant signs out, or replaces the passphrase.
 */
import { Invalid, isUuid } from '@access/service-kit'
import type { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  computeBlindIndexes,
  type EncryptionKeys,
  includesSignature,
} from '../platform/encryption/encryption.ts'

const lifetimeMs = 30 * 60_000

/** An access token that is invalid, has expired or was ended. */
export class AccessTokenExpired extends Invalid {
  constructor() {
    super({ accessToken: 'Enter your reference and your four words again' })
  }
}

/** What an access token says. */
export interface AccessToken {
  requestId: string
  epoch: number
  expiresAt: Date
}

/** Half an hour from now: when access ends that begins now. */
export const getAccessExpiry = () => new Date(Date.now() + lifetimeMs)

/** An access token for a request as it is now, until then. */
export function createAccessToken(
  keys: EncryptionKeys,
  { id, accessEpoch }: Pick<LegalAidRequest, 'id' | 'accessEpoch'>,
  expiresAt = getAccessExpiry(),
): string {
  const claims = [id, String(accessEpoch), String(expiresAt.getTime())]
  return Buffer.from([...claims, computeSignatures(keys, claims)[0]].join(' ')).toString('base64url')
}

/** What an access token says; `AccessTokenExpired` when we did not sign it, or it is over. */
export function verifyAccessToken(keys: EncryptionKeys, accessToken: string): AccessToken {
  const [requestId = '', epoch = '', expiresAt = '', signature = ''] = Buffer.from(
    accessToken.slice(0, 500),
    'base64url',
  )
    .toString()
    .split(' ')
  const isSigned = includesSignature(computeSignatures(keys, [requestId, epoch, expiresAt]), signature)
  if (!isSigned || !isUuid(requestId) || Number(expiresAt) <= Date.now()) throw new AccessTokenExpired()
  return { requestId, epoch: Number(epoch), expiresAt: new Date(Number(expiresAt)) }
}

/** The request, if the token is still good for it; `AccessTokenExpired` when it was ended. */
export function assertAccess(request: LegalAidRequest | null, { epoch }: AccessToken): LegalAidRequest {
  if (request?.accessEpoch !== epoch) throw new AccessTokenExpired()
  return request
}

const computeSignatures = (keys: EncryptionKeys, claims: readonly string[]) =>
  computeBlindIndexes(keys, `access token ${claims.join(' ')}`)
