/** The key that authenticates backups: derived from the encryption key, which whoever stores backups does not have. */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { parseEncryptionKey } from '../../services/requests/src/platform/encryption/encryption.ts'

/** The id by which messages and tables name an encryption key (base64); nothing can be decrypted with it. */
export const computeKeyId = (encryptionKey: string): string => parseEncryptionKey(encryptionKey).id

/** The authentication code of a text, in hexadecimal. */
export function computeMac(encryptionKey: string, text: string): string {
  const key = hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', 'access/backup/manifest', 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('hex')
}

/** Whether this is the authentication code of the text. */
export function isMacValid(encryptionKey: string, text: string, mac: string): boolean {
  const expected = Buffer.from(computeMac(encryptionKey, text))
  const actual = Buffer.from(mac)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
