import { expect, test } from 'vitest'
import { createFairPool } from './fair-pool.ts'

/** How much the sender can take, one after the other. */
function takeAll(pool: ReturnType<typeof createFairPool>, sender: string): number {
  let count = 0
  while (pool.reserve(sender).isReserved) count += 1
  return count
}

test('a sender has half of what others leave, and the next one always finds a place', () => {
  const pool = createFairPool({ inAll: 64, perSender: 40 })
  expect(['one', 'two', 'three', 'four', 'five', 'six'].map((sender) => takeAll(pool, sender))).toEqual([
    32, 16, 8, 4, 2, 1,
  ])
  expect(pool.reserve('one')).toEqual({ isReserved: false, reason: 'sender' })
})

test('a sender has no more than it may, however little the others have', () => {
  const pool = createFairPool({ inAll: 64, perSender: 10 })
  expect(takeAll(pool, 'one')).toBe(10)
})

test('what is given back is there again, once', () => {
  const pool = createFairPool({ inAll: 8, perSender: 2 })
  const first = pool.reserve('one', 2)
  expect(pool.reserve('one')).toEqual({ isReserved: false, reason: 'sender' })
  for (const _ of [1, 2]) if (first.isReserved) first.release()
  expect(takeAll(pool, 'one')).toBe(2)
})

test.each([
  ['one', Number.POSITIVE_INFINITY],
  ['', 1],
])('where senders are not told apart, all is theirs (%j)', (sender, perSender) => {
  const pool = createFairPool({ inAll: 3, perSender })
  expect(takeAll(pool, sender)).toBe(3)
  expect(pool.reserve(sender)).toEqual({ isReserved: false, reason: 'all' })
})
