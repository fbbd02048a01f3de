/**
 * Envelope encryption: what people tell us is encrypted before it reaches the database, with AES-256-GCM and a data key
 * of the row's own, which a key derived from ENCRYPTION_KEY wraps. Whatever belongs to a row (its messages, its documents)
 * is encrypted with the row's data key too, so that erasing this one key erases all of it.
 */
import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { decryptAesGcm, encryptAesGcm } from '@access/service-kit/encryption'

/** The keys derived from one ENCRYPTION_KEY, which is never used itself. */
export type EncryptionKey = {
  readonly id: string
  readonly wrappingKey: KeyObject
  readonly indexKey: KeyObject
}

/** The current key, and after it the earlier ones, which only decrypt. */
export type EncryptionKeys = readonly [EncryptionKey, ...EncryptionKey[]]

/** The wrapped data key of one row, in base64, and which key wraps it. */
export type WrappedKey = { readonly dataKey: string; readonly keyId: string }

/** An encrypted value as it is stored, in base64. */
type EncryptedValue = WrappedKey & { readonly encrypted: string }

/** None of our keys decrypts it: another key encrypted it, or somebody changed it. */
export class DecryptionError extends Error {
  override name = 'DecryptionError'
}

/** Reads ENCRYPTION_KEY (base64, 32 random bytes); throws a sentence that says what to do, never the key. */
export function parseEncryptionKey(base64: string | undefined, name = 'ENCRYPTION_KEY'): EncryptionKey {
  const advice = 'Make one with: openssl rand -base64 32'
  if (!base64) throw new Error(`${name} is missing: requests could not be stored encrypted. ${advice}`)
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`${name} must be 32 bytes in base64. ${advice}`)
  // 32 random bytes hold about 30 different ones; fewer than 16 does not happen by chance.
  if (new Set(key).size < 16) throw new Error(`${name} is too regular to be random. ${advice}`)
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `access/requests/${purpose}`, 32))
  return {
    id: derived('id').toString('hex', 0, 8),
    wrappingKey: createSecretKey(derived('wrapping')),
    indexKey: createSecretKey(derived('marking')),
  }
}

/** The keys an environment names: ENCRYPTION_KEY, and in ENCRYPTION_KEYS_BEFORE, with commas, the earlier ones. */
export function parseEncryptionKeys(env: Record<string, string | undefined>): EncryptionKeys {
  const earlierKeys = (env.ENCRYPTION_KEYS_BEFORE ?? '').split(',').filter((key) => key.trim())
  return [
    parseEncryptionKey(env.ENCRYPTION_KEY),
    ...earlierKeys.map((key) => parseEncryptionKey(key.trim(), 'A key in ENCRYPTION_KEYS_BEFORE')),
  ]
}

/** Encrypts a value for one row. `row` is associated data: in another row the ciphertext does not decrypt. */
export const encryptValue = (
  keys: EncryptionKeys,
  row: string,
  value: unknown,
  dataKey: Buffer = generateDataKey(),
): EncryptedValue => ({ encrypted: encryptWithKey(dataKey, row, value), ...wrapDataKey(keys, row, dataKey) })

/** Decrypts what `encryptValue` encrypted. */
export function decryptValue<T>(keys: EncryptionKeys, row: string, stored: EncryptedValue): T {
  return decryptWithKey<T>(unwrapDataKey(keys, row, stored), row, stored.encrypted)
}

/** A new data key for one row, not wrapped yet. */
export const generateDataKey = () => randomBytes(32)

/** A row's data key as it is stored. */
export const wrapDataKey = (keys: EncryptionKeys, row: string, plain: Buffer): WrappedKey => ({
  dataKey: encryptAesGcm(keys[0].wrappingKey, row, plain).toString('base64'),
  keyId: keys[0].id,
})

/** The data key of a row; `DecryptionError` when none of our keys unwraps it. */
export function unwrapDataKey(keys: EncryptionKeys, row: string, { dataKey, keyId }: WrappedKey): Buffer {
  const key = keys.find(({ id }) => id === keyId)
  if (!key) {
    throw new DecryptionError(
      `Row ${row} was encrypted with key ${keyId}, and ENCRYPTION_KEY is key ${keys[0].id}`,
    )
  }
  return decryptOrThrow(row, () => decryptAesGcm(key.wrappingKey, row, Buffer.from(dataKey, 'base64')))
}

/** Encrypts a value with a row's data key; `name` says what it is, as associated data. */
export const encryptWithKey = (dataKey: Buffer, name: string, value: unknown): string =>
  encryptAesGcm(dataKey, name, Buffer.from(JSON.stringify(value))).toString('base64')

/** Decrypts what `encryptWithKey` encrypted under that name. */
export const decryptWithKey = <T>(dataKey: Buffer, name: string, encrypted: string): T =>
  decryptOrThrow(name, () =>
    JSON.parse(decryptAesGcm(dataKey, name, Buffer.from(encrypted, 'base64')).toString()),
  )

/** Decrypts bytes that were encrypted with a row's data key under that name. */
export const decryptBytes = (dataKey: Buffer, name: string, encrypted: Buffer): Buffer =>
  decryptOrThrow(name, () => decryptAesGcm(dataKey, name, encrypted))

/** A blind index: an HMAC by which equal texts are found without storing them. Useless without the key. */
export const computeBlindIndex = ([{ indexKey }]: EncryptionKeys, text: string) => computeHmac(indexKey, text)

/** The blind indexes that a text may have, by the current key and by the earlier ones. */
export const computeBlindIndexes = (keys: EncryptionKeys, text: string) =>
  keys.map(({ indexKey }) => computeHmac(indexKey, text))

const computeHmac = (indexKey: KeyObject, text: string) =>
  createHmac('sha256', indexKey).update(text).digest('hex')

function decryptOrThrow<T>(name: string, open: () => T): T {
  try {
    return open()
  } catch (cause) {
    throw new DecryptionError(`Row ${name} was changed after it was encrypted`, { cause })
  }
}

/** Whether this is one of the signatures; how long it takes tells nothing of how much of it is right. */
export const includesSignature = (signatures: readonly string[], signature: string): boolean =>
  signatures.some((one) => {
    const [expected, actual] = [Buffer.from(one), Buffer.from(signature)]
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
