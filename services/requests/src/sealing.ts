/**
 * What people tell us is sealed before it reaches the database: AES-256-GCM under a data key of the row's own, which is
 * itself sealed under the SEALING_KEY. Destroying a row's data key destroys what it held, backups included.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** The keys that are worked out of one SEALING_KEY; it is never used itself. */
export type SealingKey = { readonly id: string; readonly wrapping: Buffer; readonly marking: Buffer }

/** What the database keeps of something sealed, in base64. */
type Sealed = { readonly sealed: string; readonly dataKey: string; readonly keyId: string }

/** A sealed row that this key does not open: another key made it, or somebody changed it. */
export class CannotUnseal extends Error {
  override name = 'CannotUnseal'
}

/** Reads SEALING_KEY (base64, 32 random bytes); throws a sentence that says what to do, never the key. */
export function sealingKey(base64: string | undefined): SealingKey {
  const advice = 'Make one with: openssl rand -base64 32'
  if (!base64) throw new Error(`SEALING_KEY is missing: requests could not be stored sealed. ${advice}`)
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`SEALING_KEY must be 32 bytes in base64. ${advice}`)
  // 32 random bytes hold about 30 different ones; fewer than 16 does not happen by chance.
  if (new Set(key).size < 16) throw new Error(`SEALING_KEY is too regular to be random. ${advice}`)
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `access/requests/${purpose}`, 32))
  return {
    id: derived('id').toString('hex', 0, 8),
    wrapping: derived('wrapping'),
    marking: derived('marking'),
  }
}

/** Seals a value for one row; `row` is bound in, so that a sealed text moved to another row does not open. */
export function seal(key: SealingKey, row: string, value: unknown): Sealed {
  const dataKey = randomBytes(32)
  return {
    sealed: encrypt(dataKey, row, Buffer.from(JSON.stringify(value))),
    dataKey: encrypt(key.wrapping, row, dataKey),
    keyId: key.id,
  }
}

/** Opens what `seal` sealed. */
export function unseal<T>(key: SealingKey, row: string, { sealed, dataKey, keyId }: Sealed): T {
  if (keyId !== key.id) {
    throw new CannotUnseal(`Row ${row} was sealed with key ${keyId}, and SEALING_KEY is key ${key.id}`)
  }
  try {
    return JSON.parse(decrypt(decrypt(key.wrapping, row, dataKey), row, sealed).toString())
  } catch (cause) {
    throw new CannotUnseal(`Row ${row} was changed after it was sealed`, { cause })
  }
}

/** A mark by which equal things are known again without keeping them: useless without the key. */
export const mark = (key: SealingKey, text: string) =>
  createHmac('sha256', key.marking).update(text).digest('hex')

function encrypt(key: Buffer, row: string, plain: Buffer) {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(row))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

function decrypt(key: Buffer, row: string, base64: string) {
  const box = Buffer.from(base64, 'base64')
  const nonce = box.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(row)).setAuthTag(box.subarray(box.length - tagLength))
  return Buffer.concat([decipher.update(box.subarray(nonceLength, box.length - tagLength)), decipher.final()])
}
