import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  CannotUnseal,
  dataKeyOf,
  mark,
  marks,
  openBytes,
  openUnder,
  type SealingKeys,
  seal,
  sealBytes,
  sealingKey,
  sealingKeys,
  sealUnder,
  unseal,
} from './sealing.ts'

const base64 = () => randomBytes(32).toString('base64')
const aKey = (): SealingKeys => [sealingKey(base64())]
const flipped = (base64: string) => {
  const box = Buffer.from(base64, 'base64')
  return Buffer.from(box.map((byte, at) => (at === box.length - 20 ? byte ^ 1 : byte))).toString('base64')
}

test('what was sealed opens again, to the letter', () => {
  const key = aKey()
  const told = { name: 'Ana 👩‍⚖️', description: 'line one\nline two' }
  expect(unseal(key, 'row-1', seal(key, 'row-1', told))).toEqual(told)
})

test('nothing of what was sealed can be read in what is stored', () => {
  const { sealed } = seal(aKey(), 'row-1', { description: 'the landlord changed the lock' })
  expect(sealed).not.toContain('landlord')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('landlord')
})

test('the same words sealed twice look different', () => {
  const key = aKey()
  expect(seal(key, 'row-1', 'same').sealed).not.toEqual(seal(key, 'row-1', 'same').sealed)
})

test('a changed byte is noticed, in the words and in their key', () => {
  const key = aKey()
  const stored = seal(key, 'row-1', 'story')
  expect(() => unseal(key, 'row-1', { ...stored, sealed: flipped(stored.sealed) })).toThrow(CannotUnseal)
  expect(() => unseal(key, 'row-1', { ...stored, dataKey: flipped(stored.dataKey) })).toThrow(CannotUnseal)
})

test('what was sealed for one row does not open in another', () => {
  const key = aKey()
  expect(() => unseal(key, 'row-2', seal(key, 'row-1', 'story'))).toThrow('Row row-2 was changed')
})

test('another key is told apart and says so', () => {
  const other = aKey()
  expect(() => unseal(other, 'row-1', seal(aKey(), 'row-1', 'story'))).toThrow(
    `SEALING_KEY is key ${other[0].id}`,
  )
})

test('a missing, short or regular key is refused with a sentence that does not repeat it', () => {
  const short = randomBytes(16).toString('base64')
  expect(() => sealingKey(undefined)).toThrow('SEALING_KEY is missing')
  expect(() => sealingKey(short)).toThrow('SEALING_KEY must be 32 bytes in base64')
  expect(() => sealingKey(Buffer.alloc(32, 7).toString('base64'))).toThrow('too regular to be random')
  expect(() => sealingKey(short)).not.toThrow(short)
})

test('what an earlier key sealed still opens, and the marks it made are known', () => {
  const [before, now] = [base64(), base64()]
  const stored = seal(sealingKeys({ SEALING_KEY: before }), 'row-1', 'story')
  const keys = sealingKeys({ SEALING_KEY: now, SEALING_KEYS_BEFORE: ` ${before}, ` })
  expect(unseal(keys, 'row-1', stored)).toBe('story')
  expect(seal(keys, 'row-1', 'story').keyId).toBe(keys[0].id)
  expect(marks(keys, 'text')).toContain(mark(sealingKeys({ SEALING_KEY: before }), 'text'))
})

test('what belongs to a row is sealed under its key, each thing under its own name', () => {
  const keys = aKey()
  const dataKey = dataKeyOf(keys, 'row-1', seal(keys, 'row-1', 'story'))
  const message = sealUnder(dataKey, 'message 1', { text: 'hello' })
  const paper = sealBytes(dataKey, 'paper 1', Buffer.from('%PDF-'))
  expect(openUnder(dataKey, 'message 1', message)).toEqual({ text: 'hello' })
  expect(openBytes(dataKey, 'paper 1', paper).toString()).toBe('%PDF-')
  expect(() => openUnder(dataKey, 'message 2', message)).toThrow(CannotUnseal)
  expect(() =>
    openBytes(dataKey, 'paper 1', Buffer.from(paper.map((byte, at) => (at === 14 ? byte ^ 1 : byte)))),
  ).toThrow(CannotUnseal)
})

test('equal texts have equal marks under one key and different ones under another', () => {
  const [one, other] = [aKey(), aKey()]
  expect(mark(one, 'text')).toBe(mark(one, 'text'))
  expect(mark(one, 'text')).not.toBe(mark(other, 'text'))
})
