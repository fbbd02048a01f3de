/**
 * Encrypts the secrets of authenticator apps with AES-256-GCM: a copy of the tables is not enough to make codes. The
 * key is SECOND_FACTOR_KEY, which is in no table; it goes into backups, which are encrypted to a key of their own.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** The key that a text is the source of, for AES-256. */
export const deriveSecretKey = (source: string): Buffer =>
  Buffer.from(hkdfSync('sha256', source, '', 'authenticator app secrets', 32))

/** `context` is what the secret belongs to: elsewhere it is not decrypted. */
export function encryptSecret(key: Buffer, context: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Null when the key is another, or the value belongs elsewhere. */
export function decryptSecret(key: Buffer, context: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-tagBytes))
    return decipher.update(bytes.subarray(ivBytes, -tagBytes)).toString() + decipher.final().toString()
  } catch {
    return null
  }
}
