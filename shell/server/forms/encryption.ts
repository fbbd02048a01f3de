/** Encrypts hidden state and receipts, so that nobody else can read, forge or use them elsewhere. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

export type TextEncryption = {
  /** Encrypts text for one purpose, with the time of encryption. */
  encrypt(purpose: string, content: string): string
  /** The text encrypted for this purpose, and its age; null when it was not encrypted by us. */
  decrypt(purpose: string, encrypted: unknown): { content: string; age: number } | null
}

/** Encryption with a key of its own, derived from the secret that all our processes share. */
export function createTextEncryption(secret: string): TextEncryption {
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
