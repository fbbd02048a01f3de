/**
 * What people tell us is sealed before it reaches the database: AES-256-GCM under a data key of the row's own, which is
 * itself sealed under the SEALING_KEY. Whatever belongs to a row (its messages, its papers) is sealed under the row's
 * data key too, so that destroying this one key destroys all of it.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** The keys that are worked out of one SEALING_KEY; it is never used itself. */
export type SealingKey = { readonly id: string; readonly wrapping: Buffer; readonly marking: Buffer }

/** The key that seals, and after it those that did so before: they still open. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

/** The key of one row, sealed, and which key sealed it; in base64. */
export type SealedKey = { readonly dataKey: string; readonly keyId: string }

/** What the database keeps of something sealed, in base64. */
type Sealed = SealedKey & { readonly sealed: string }

/** A sealed row that no key of ours opens: another key made it, or somebody changed it. */
export class CannotUnseal extends Error {
  override name = 'CannotUnseal'
}

/** Reads SEALING_KEY (base64, 32 random bytes); throws a sentence that says what to do, never the key. */
export function sealingKey(base64: string | undefined, name = 'SEALING_KEY'): SealingKey {
  const advice = 'Make one with: openssl rand -base64 32'
  if (!base64) throw new Error(`${name} is missing: requests could not be stored sealed. ${advice}`)
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`${name} must be 32 bytes in base64. ${advice}`)
  // 32 random bytes hold about 30 different ones; fewer than 16 does not happen by chance.
  if (new Set(key).size < 16) throw new Error(`${name} is too regular to be random. ${advice}`)
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `access/requests/${purpose}`, 32))
  return {
    id: derived('id').toString('hex', 0, 8),
    wrapping: derived('wrapping'),
    marking: derived('marking'),
  }
}

/** The keys an environment names: SEALING_KEY, and in SEALING_KEYS_BEFORE, with commas, those it took over from. */
export function sealingKeys(env: Record<string, string | undefined>): SealingKeys {
  const before = (env.SEALING_KEYS_BEFORE ?? '').split(',').filter((key) => key.trim())
  return [
    sealingKey(env.SEALING_KEY),
    ...before.map((key) => sealingKey(key.trim(), 'A key in SEALING_KEYS_BEFORE')),
  ]
}

/** Seals a value for one row; `row` is bound in, so that a sealed text moved to another row does not open. */
export function seal(keys: SealingKeys, row: string, value: unknown): Sealed {
  const plain = newDataKey()
  return { sealed: sealUnder(plain, row, value), ...sealedKey(keys, row, plain) }
}

/** Opens what `seal` sealed. */
export function unseal<T>(keys: SealingKeys, row: string, stored: Sealed): T {
  return openUnder<T>(dataKeyOf(keys, row, stored), row, stored.sealed)
}

/** A new key for one row, not sealed yet. */
export const newDataKey = () => randomBytes(32)

/** A row's key as it is stored. */
export const sealedKey = (keys: SealingKeys, row: string, plain: Buffer): SealedKey => ({
  dataKey: encrypt(keys[0].wrapping, row, plain).toString('base64'),
  keyId: keys[0].id,
})

/** The key of a row, to seal and open what belongs to it; `CannotUnseal` when none of our keys opens it. */
export function dataKeyOf(keys: SealingKeys, row: string, { dataKey, keyId }: SealedKey): Buffer {
  const key = keys.find(({ id }) => id === keyId)
  if (!key) {
    throw new CannotUnseal(`Row ${row} was sealed with key ${keyId}, and SEALING_KEY is key ${keys[0].id}`)
  }
  return unchanged(row, () => decrypt(key.wrapping, row, Buffer.from(dataKey, 'base64')))
}

/** Seals a value under a row's key; `name` says what it is and is bound in. */
export const sealUnder = (dataKey: Buffer, name: string, value: unknown): string =>
  encrypt(dataKey, name, Buffer.from(JSON.stringify(value))).toString('base64')

/** Opens what `sealUnder` sealed under that name. */
export const openUnder = <T>(dataKey: Buffer, name: string, sealed: string): T =>
  unchanged(name, () => JSON.parse(decrypt(dataKey, name, Buffer.from(sealed, 'base64')).toString()))

/** Seals bytes under a row's key. */
export const sealBytes = (dataKey: Buffer, name: string, bytes: Buffer): Buffer =>
  encrypt(dataKey, name, bytes)

/** Opens what `sealBytes` sealed under that name. */
export const openBytes = (dataKey: Buffer, name: string, sealed: Buffer): Buffer =>
  unchanged(name, () => decrypt(dataKey, name, sealed))

/** A mark by which equal things are known again without keeping them: useless without the key. */
export const mark = ([{ marking }]: SealingKeys, text: string) => markBy(marking, text)

/** The marks that a text may have been given, by this key and by those before it. */
export const marks = (keys: SealingKeys, text: string) => keys.map(({ marking }) => markBy(marking, text))

const markBy = (marking: Buffer, text: string) => createHmac('sha256', marking).update(text).digest('hex')

function encrypt(key: Buffer, name: string, plain: Buffer) {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, name: string, box: Buffer) {
  const nonce = box.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(name)).setAuthTag(box.subarray(box.length - tagLength))
  return Buffer.concat([decipher.update(box.subarray(nonceLength, box.length - tagLength)), decipher.final()])
}

function unchanged<T>(name: string, open: () => T): T {
  try {
    return open()
  } catch (cause) {
    throw new CannotUnseal(`Row ${name} was changed after it was sealed`, { cause })
  }
}
