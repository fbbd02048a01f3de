/**
 * The copy of a draft on this device, which only its passphrase opens: AES-256-GCM, with a key by PBKDF2-HMAC-SHA-256 and
 * the number of iterations that OWASP recommends
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2).
 */
import { type Draft, isRecord, parseDraft } from './draft.ts'

const iterations = 600_000

/** As it is stored: bytes in Base64, instants in ISO 8601. */
export interface EncryptedDraft {
  salt: string
  iv: string
  ciphertext: string
  savedAt: string
  expiresAt: string
}

/** Browsers encrypt on https and localhost only. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined

type DraftKey = { passphrase: string; salt: string; key: Promise<CryptoKey> }

/** Deriving one takes about a second on a phone, so that of this page's draft is derived once. */
let latestKey: DraftKey | null = null

const createKey = (passphrase: string, salt: string): DraftKey => ({
  passphrase,
  salt,
  key: deriveKey(passphrase, salt),
})

async function deriveKey(passphrase: string, salt: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase)
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Encrypts a draft that is to be kept on this device. */
export async function encryptDraft(
  draft: Draft & { device: NonNullable<Draft['device']> },
): Promise<EncryptedDraft> {
  const { passphrase, expiresAt } = draft.device
  if (latestKey?.passphrase !== passphrase) latestKey = createKey(passphrase, toBase64(getRandomBytes(16)))
  const { salt, key } = latestKey
  const iv = getRandomBytes(12)
  const text = new TextEncoder().encode(JSON.stringify(draft))
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, text)
  return {
    salt,
    iv: toBase64(iv),
    ciphertext: toBase64(new Uint8Array(ciphertext)),
    savedAt: new Date().toISOString(),
    expiresAt,
  }
}

/** Null where the passphrase is another, or the copy has been changed. */
export async function decryptDraft(
  { salt, iv, ciphertext }: EncryptedDraft,
  passphrase: string,
): Promise<Draft | null> {
  const draftKey = createKey(passphrase, salt)
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) }
    const text = await crypto.subtle.decrypt(algorithm, await draftKey.key, fromBase64(ciphertext))
    const draft = parseDraft(JSON.parse(new TextDecoder().decode(text)))
    latestKey = draftKey
    // Without, its time is over, whatever is written beside it.
    return draft?.device ? draft : null
  } catch {
    return null
  }
}

/** Parses a stored copy; null when it is none, has expired, or is a draft that an older release kept readable. */
export function parseEncryptedDraft(stored: unknown, now = Date.now()): EncryptedDraft | null {
  if (!isRecord(stored)) return null
  const { salt, iv, ciphertext, savedAt, expiresAt } = stored
  const texts = [salt, iv, ciphertext, savedAt, expiresAt]
  if (!texts.every((text) => typeof text === 'string') || !(Date.parse(String(expiresAt)) > now)) return null
  return { salt, iv, ciphertext, savedAt, expiresAt } as EncryptedDraft
}

const getRandomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
