import { expect, test, vi } from 'vitest'
import { sealingKeys } from '../sealing.ts'
import { aSealingKey } from '../testing/theInbox.ts'
import { PassExpired, passFor, requestOpenedBy } from './pass.ts'

const id = '7d9f1c1e-0000-4000-8000-000000000001'
const aKey = () => sealingKeys({ SEALING_KEY: aSealingKey() })

test('a pass opens its request for half an hour', () => {
  vi.useFakeTimers({ now: 0 })
  const keys = aKey()
  const pass = passFor(keys, id)
  vi.setSystemTime(30 * 60_000 - 1)
  expect(requestOpenedBy(keys, pass)).toBe(id)
  vi.setSystemTime(30 * 60_000)
  expect(() => requestOpenedBy(keys, pass)).toThrow(PassExpired)
  vi.useRealTimers()
})

test('nobody makes a pass, or makes one last longer', () => {
  const keys = aKey()
  const [, until, mark] = Buffer.from(passFor(keys, id), 'base64url').toString().split(' ')
  const written = (...parts: (string | undefined)[]) => Buffer.from(parts.join(' ')).toString('base64url')
  expect(requestOpenedBy(keys, written(id, until, mark))).toBe(id)
  for (const wrong of [
    passFor(aKey(), id),
    written('7d9f1c1e-0000-4000-8000-000000000002', until, mark),
    written(id, `${until}0`, mark),
    written(id, until, mark?.replace(/.$/, 'é')),
    written(id, until),
    '',
    '\0',
    'x'.repeat(100_000),
  ]) {
    expect(() => requestOpenedBy(keys, wrong)).toThrow(PassExpired)
  }
})

test('a pass outlives a change of keys', () => {
  const [before, now] = [aSealingKey(), aSealingKey()]
  const pass = passFor(sealingKeys({ SEALING_KEY: before }), id)
  expect(requestOpenedBy(sealingKeys({ SEALING_KEY: now, SEALING_KEYS_BEFORE: before }), pass)).toBe(id)
})
