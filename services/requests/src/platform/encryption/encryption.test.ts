import { randomBytes } from 'node:crypto'
import { encryptAesGcm } from '@access/service-kit/encryption'
import { expect, test } from 'vitest'
import {
  computeBlindIndex,
  computeBlindIndexes,
  DecryptionError,
  decryptBytes,
  decryptValue,
  decryptWithKey,
  type EncryptionKeys,
  encryptValue,
  encryptWithKey,
  parseEncryptionKey,
  parseEncryptionKeys,
  unwrapDataKey,
} from './encryption.ts'

const base64 = () => randomBytes(32).toString('base64')
const buildKeys = (): EncryptionKeys => [parseEncryptionKey(base64())]
const flipBit = (base64: string) => {
  const box = Buffer.from(base64, 'base64')
  return Buffer.from(box.map((byte, index) => (index === box.length - 20 ? byte ^ 1 : byte))).toString(
    'base64',
  )
}

test('what was encrypted is decrypted as it was', () => {
  const key = buildKeys()
  const input = { name: 'Ana 👩‍⚖️', description: 'line one\nline two' }
  expect(decryptValue(key, 'row-1', encryptValue(key, 'row-1', input))).toEqual(input)
})

test('nothing of what was encrypted can be read in what is stored', () => {
  const { encrypted } = encryptValue(buildKeys(), 'row-1', { description: 'the landlord changed the lock' })
  expect(encrypted).not.toContain('landlord')
  expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('landlord')
})

test('the same words encrypted twice look different', () => {
  const key = buildKeys()
  expect(encryptValue(key, 'row-1', 'same').encrypted).not.toEqual(
    encryptValue(key, 'row-1', 'same').encrypted,
  )
})

test('a changed byte is noticed, in the words and in their key', () => {
  const key = buildKeys()
  const stored = encryptValue(key, 'row-1', 'story')
  expect(() => decryptValue(key, 'row-1', { ...stored, encrypted: flipBit(stored.encrypted) })).toThrow(
    DecryptionError,
  )
  expect(() => decryptValue(key, 'row-1', { ...stored, dataKey: flipBit(stored.dataKey) })).toThrow(
    DecryptionError,
  )
})

test('what was encrypted for one row is not decrypted in another', () => {
  const key = buildKeys()
  expect(() => decryptValue(key, 'row-2', encryptValue(key, 'row-1', 'story'))).toThrow(
    'Row row-2 was changed',
  )
})

test('another key fails with an error that says so', () => {
  const other = buildKeys()
  expect(() => decryptValue(other, 'row-1', encryptValue(buildKeys(), 'row-1', 'story'))).toThrow(
    `ENCRYPTION_KEY is key ${other[0].id}`,
  )
})

test('a missing, short or regular key is refused with a sentence that does not repeat it', () => {
  const short = randomBytes(16).toString('base64')
  expect(() => parseEncryptionKey(undefined)).toThrow('ENCRYPTION_KEY is missing')
  expect(() => parseEncryptionKey(short)).toThrow('ENCRYPTION_KEY must be 32 bytes in base64')
  expect(() => parseEncryptionKey(Buffer.alloc(32, 7).toString('base64'))).toThrow('too regular to be random')
  expect(() => parseEncryptionKey(short)).not.toThrow(short)
})

test('what an earlier key encrypted is still decrypted, and its blind indexes are found', () => {
  const [before, now] = [base64(), base64()]
  const stored = encryptValue(parseEncryptionKeys({ ENCRYPTION_KEY: before }), 'row-1', 'story')
  const keys = parseEncryptionKeys({ ENCRYPTION_KEY: now, ENCRYPTION_KEYS_BEFORE: ` ${before}, ` })
  expect(decryptValue(keys, 'row-1', stored)).toBe('story')
  expect(encryptValue(keys, 'row-1', 'story').keyId).toBe(keys[0].id)
  expect(computeBlindIndexes(keys, 'text')).toContain(
    computeBlindIndex(parseEncryptionKeys({ ENCRYPTION_KEY: before }), 'text'),
  )
})

test('what belongs to a row is encrypted under its key, each thing under its own name', () => {
  const keys = buildKeys()
  const dataKey = unwrapDataKey(keys, 'row-1', encryptValue(keys, 'row-1', 'story'))
  const message = encryptWithKey(dataKey, 'message 1', { text: 'hello' })
  const document = encryptAesGcm(dataKey, 'paper 1', Buffer.from('%PDF-'))
  expect(decryptWithKey(dataKey, 'message 1', message)).toEqual({ text: 'hello' })
  expect(decryptBytes(dataKey, 'paper 1', document).toString()).toBe('%PDF-')
  expect(() => decryptWithKey(dataKey, 'message 2', message)).toThrow(DecryptionError)
  expect(() =>
    decryptBytes(
      dataKey,
      'paper 1',
      Buffer.from(document.map((byte, index) => (index === 14 ? byte ^ 1 : byte))),
    ),
  ).toThrow(DecryptionError)
})

test('equal texts have equal blind indexes with one key and different ones with another', () => {
  const [one, other] = [buildKeys(), buildKeys()]
  expect(computeBlindIndex(one, 'text')).toBe(computeBlindIndex(one, 'text'))
  expect(computeBlindIndex(one, 'text')).not.toBe(computeBlindIndex(other, 'text'))
})
