import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CannotUnseal, mark, seal, sealingKey, unseal } from './sealing.ts'

const aKey = () => sealingKey(randomBytes(32).toString('base64'))
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
    `SEALING_KEY is key ${other.id}`,
  )
})

test('a missing, short or regular key is refused with a sentence that does not repeat it', () => {
  const short = randomBytes(16).toString('base64')
  expect(() => sealingKey(undefined)).toThrow('SEALING_KEY is missing')
  expect(() => sealingKey(short)).toThrow('SEALING_KEY must be 32 bytes in base64')
  expect(() => sealingKey(Buffer.alloc(32, 7).toString('base64'))).toThrow('too regular to be random')
  expect(() => sealingKey(short)).not.toThrow(short)
})

test('equal texts have equal marks under one key and different ones under another', () => {
  const [one, other] = [aKey(), aKey()]
  expect(mark(one, 'text')).toBe(mark(one, 'text'))
  expect(mark(one, 'text')).not.toBe(mark(other, 'text'))
})
