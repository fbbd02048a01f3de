/**
 * Form tokens and receipts: encrypted text with the hidden state of a form, from one submission to the next. A page that
 * is only opened has none, so that it is the same for everybody.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { FormResult, SubmittedForm } from '@access/kit'

const hour = 3_600_000
/** How long a page that follows a submission may be open, and how long a receipt can be shown again. */
const tokenLifetime = 4 * hour
/** Limit of the hidden state in bytes, since it comes back with each submission. */
const maxHiddenStateBytes = 120_000

/** The content of a token: one submission of a form. */
export type FormTokenPayload = {
  /** A retry has the same; null for what was first sent without a token, which is known by its content alone. */
  id: string | null
  hiddenState: unknown
  /** It is too old, or none of ours. */
  isExpired: boolean
}

export type FormTokens = ReturnType<typeof createFormTokens>

export const createSubmissionId = () => randomBytes(16).toString('hex')

/** Issues tokens and receipts, each valid at one path, and decodes them. */
export function createFormTokens(secret: string) {
  const { encrypt, decrypt } = createTextEncryption(secret)

  /** Throws when the hidden state is too large. */
  function createToken(formPath: string, payload: Omit<FormTokenPayload, 'isExpired'>) {
    const content = JSON.stringify(payload)
    if (Buffer.byteLength(content) > maxHiddenStateBytes)
      throw new Error(`the hidden state of ${formPath} is too large`)
    return { formPath, token: encrypt(`token ${formPath}`, content) }
  }

  return {
    /** For a page that is opened by the URL of a receipt; undefined when it is no receipt, or too old. */
    openReceipt(formPath: string, encryptedReceipt: string | null): SubmittedForm | undefined {
      const decrypted = decrypt(`receipt ${formPath}`, encryptedReceipt)
      if (!decrypted || decrypted.age >= tokenLifetime) return undefined
      const receipt = JSON.parse(decrypted.content)
      return { formPath, values: {}, lists: {}, errors: {}, failure: null, viewState: null, receipt }
    },

    /** For the response to a submission; `id` is that of the next one. */
    reopenForm(formPath: string, id: string | null, formResult: FormResult): SubmittedForm {
      const { hiddenState = null, linkedFormPath, values = {}, lists = {}, errors = {} } = formResult
      const { failure = null, viewState = null, receipt = null } = formResult
      return {
        ...createToken(formPath, { id, hiddenState }),
        ...(linkedFormPath && {
          linkedForm: createToken(linkedFormPath, { id: createSubmissionId(), hiddenState: null }),
        }),
        ...{ values, lists, errors, failure, viewState, receipt },
      }
    },

    /** The payload of a token; of one that is none of ours, as if it had expired. */
    decodeFormToken(formPath: string, token: string): FormTokenPayload {
      const decrypted = decrypt(`token ${formPath}`, token)
      if (!decrypted) return { id: null, hiddenState: null, isExpired: true }
      return { ...JSON.parse(decrypted.content), isExpired: decrypted.age > tokenLifetime }
    },

    /** The URL that shows the receipt. */
    buildReceiptUrl(address: string, receipt: object): string {
      return `${address}?sent=${encrypt(`receipt ${address}`, JSON.stringify(receipt))}#sent`
    },
  }
}

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

type TextEncryption = {
  /** Encrypts text for one purpose, with the time of encryption. */
  encrypt(purpose: string, content: string): string
  /** The text encrypted for this purpose, and its age; null when it was not encrypted by us. */
  decrypt(purpose: string, encrypted: unknown): { content: string; age: number } | null
}

/** Encryption with a key of its own, derived from the secret that all our processes share. */
function createTextEncryption(secret: string): TextEncryption {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'forms without script', 32))
  return {
    encrypt(purpose, content) {
      const iv = randomBytes(ivLength)
      const encryptor = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
      const ciphertext = [encryptor.update(`${Date.now()} ${content}`, 'utf8'), encryptor.final()]
      return Buffer.concat([iv, encryptor.getAuthTag(), ...ciphertext]).toString('base64url')
    },
    decrypt(purpose, encrypted) {
      if (typeof encrypted !== 'string') return null
      const bytes = Buffer.from(encrypted, 'base64url')
      if (bytes.length <= ivLength + tagLength) return null
      const decryptor = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        const plaintext =
          decryptor.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decryptor.final('utf8')
        const [encryptedAt = '', ...content] = plaintext.split(' ')
        return { content: content.join(' '), age: Date.now() - Number(encryptedAt) }
      } catch {
        return null
      }
    },
  }
}
