import { expect, test } from 'vitest'
import { getDeadline } from './deadline.ts'

// Monday, 9 AM in New York.
const now = Date.parse('2026-11-23T14:00:00.000Z')
const getLabel = (nextDueAt: string) => getDeadline({ nextDueAt, reviewDueAt: nextDueAt }, now)?.label

test.each([
  ['2026-11-23T14:20:30.000Z', '20 min left'],
  ['2026-11-23T17:59:00.000Z', '3 h left'],
  ['2026-11-23T22:00:00.000Z', 'due Mon 5:00 PM'],
  ['2026-11-24T22:00:00.000Z', 'due Tue 5:00 PM'],
  ['2026-12-02T22:00:00.000Z', 'due Dec 2, 2026'],
  ['2026-11-23T13:30:00.000Z', '30 min late'],
  ['2026-11-23T12:00:00.000Z', '2 h late'],
  ['2026-11-20T12:00:00.000Z', '3 days late'],
])('a promise of %s is told as %s', (promise, label) => {
  expect(getLabel(promise)).toBe(label)
})

test('what is late, what is soon and what is later are told apart', () => {
  const stateOf = (nextDueAt: string) => getDeadline({ nextDueAt, reviewDueAt: '' }, now)?.state
  expect(stateOf('2026-11-23T13:59:59.999Z')).toBe('late')
  expect(stateOf('2026-11-23T14:00:00.000Z')).toBe('soon')
  expect(stateOf('2026-11-23T22:00:00.000Z')).toBe('later')
})

test('it says whether a review was promised or an attorney, and nothing where nothing was', () => {
  const reviewDueAt = '2026-11-24T22:00:00.000Z'
  expect(getDeadline({ nextDueAt: reviewDueAt, reviewDueAt }, now)?.kind).toBe('Review')
  expect(getDeadline({ nextDueAt: '2026-12-03T22:00:00.000Z', reviewDueAt }, now)?.kind).toBe('Attorney')
  expect(getDeadline({ nextDueAt: null, reviewDueAt }, now)).toBeNull()
})
