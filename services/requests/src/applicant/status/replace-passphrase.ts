/**
 * The applicant replaces the passphrase, or signs out: other access tokens end. The new
 * passphrase is shown before it counts, so that an answer that is lost on the way leaves nobody without one.
 */

import { EditConflict, Invalid } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import {
  computeRequestIndexes,
  type LegalAidRequest,
} from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  computePassphraseIndexes,
  generatePassphrase,
  normalizePassphrase,
} from '../../intake/legal-aid-requests/passphrase.ts'
import {
  computeBlindIndexes,
  type EncryptionKeys,
  includesSignature,
} from '../../platform/encryption/encryption.ts'
import type { ApplicantAction } from './applicant-actions.ts'

/** A passphrase that does not count yet, and our signature, by which we know it as ours. */
@ObjectType('PassphraseProposal', { simpleResolvers: true })
export class PassphraseProposal {
  @Field(() => String) passphrase!: string
  @Field(() => String) signature!: string
}

/** What is typed, and what was proposed. */
export interface PassphraseReplacement extends PassphraseProposal {
  currentPassphrase: string
}

/** A new passphrase for this request. */
export function proposePassphrase({ keys, request }: DecryptedRequest): PassphraseProposal {
  const passphrase = generatePassphrase()
  return { passphrase, signature: computeSignatures(keys, request, passphrase)[0]! }
}

/** Ends all access tokens that the request has. */
export function endAccess(request: LegalAidRequest): void {
  request.accessEpoch += 1
}

/**
 * Has the proposed passphrase count from now on, and ends all access tokens. An access token alone is not enough, or
 * anyone who finds the page open could lock its owner out: `Invalid`, field `currentPassphrase`, for a wrong one.
 */
export const replacePassphrase =
  ({ currentPassphrase, passphrase, signature }: PassphraseReplacement): ApplicantAction =>
  async ({ decryptedRequest }) => {
    const { keys, request } = decryptedRequest
    const { reference, passphraseBlindIndex } = request
    const indexes = computePassphraseIndexes(keys, reference, normalizePassphrase(currentPassphrase))
    if (!passphraseBlindIndex || !indexes.includes(passphraseBlindIndex))
      throw new Invalid({ currentPassphrase: 'This is not your passphrase. Check the order of the words' })
    if (!includesSignature(computeSignatures(keys, request, passphrase), signature))
      throw new EditConflict('This passphrase is not one that we proposed for this request')
    const answers = { ...decryptedRequest.answers, passphrase }
    decryptedRequest.replaceAnswers(answers)
    Object.assign(request, {
      passphraseBlindIndex: computeRequestIndexes(keys, reference, answers).passphraseBlindIndex,
      passphraseReplacedAt: new Date(),
    })
    endAccess(request)
    return 'replaced the passphrase of'
  }

/** With the epoch: what was proposed once is not proposed for good. */
const computeSignatures = (keys: EncryptionKeys, { id, accessEpoch }: LegalAidRequest, passphrase: string) =>
  computeBlindIndexes(keys, `passphrase proposal ${id} ${accessEpoch} ${passphrase}`)
