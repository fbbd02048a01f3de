/** AES-256-GCM: what is encrypted is a nonce of 12 bytes, the ciphertext, and a tag of 16. */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** Encrypts bytes; `context` says what they are, as associated data: as anything else they do not decrypt. */
export function encryptAesGcm(key: Buffer | KeyObject, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', toSecretKey(key), nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts them; throws when the key is another, or when they were changed or belong elsewhere. */
export function decryptAesGcm(key: Buffer | KeyObject, context: string, encrypted: Buffer): Buffer {
  const nonce = encrypted.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', toSecretKey(key), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(encrypted.length - tagLength))
  return Buffer.concat([
    decipher.update(encrypted.subarray(nonceLength, encrypted.length - tagLength)),
    decipher.final(),
  ])
}

/** Given bytes, Node finds out by an exception that they are no key object: that takes four times as long. */
const toSecretKey = (key: Buffer | KeyObject): KeyObject =>
  Buffer.isBuffer(key) ? createSecretKey(key) : key
