/** A request with its data key unwrapped and its answers decrypted, once, to be handed to any code that needs them. */
import {
  decryptWithKey,
  type EncryptionKeys,
  encryptWithKey,
  unwrapDataKey,
} from '../../platform/encryption/encryption.ts'
import type { LegalAidRequest, RequestPayload } from './legal-aid-request.entity.ts'

/** Nothing is decrypted before it is asked for: what was erased, or cannot be decrypted, can be handed on all the same. */
export class DecryptedRequest {
  #dataKey: Buffer | undefined
  #answers: RequestPayload | undefined

  /** `known` only for a new request, whose key and answers are known already. */
  constructor(
    readonly keys: EncryptionKeys,
    readonly request: LegalAidRequest,
    known?: { dataKey: Buffer; answers: RequestPayload },
  ) {
    this.#dataKey = known?.dataKey
    this.#answers = known?.answers
  }

  /** Encrypts what belongs to the request; `DecryptionError` when none of our keys unwraps it. */
  get dataKey(): Buffer {
    this.#dataKey ??= unwrapDataKey(this.keys, this.request.id, this.request)
    return this.#dataKey
  }

  /** What the applicant told us; `DecryptionError` when it was changed. */
  get answers(): RequestPayload {
    this.#answers ??= decryptWithKey<RequestPayload>(this.dataKey, this.request.id, this.request.encrypted)
    return this.#answers
  }

  /** Encrypts other answers in their place, with the key that the request has. */
  replaceAnswers(answers: RequestPayload): void {
    this.request.encrypted = encryptWithKey(this.dataKey, this.request.id, answers)
    this.#answers = answers
  }
}
