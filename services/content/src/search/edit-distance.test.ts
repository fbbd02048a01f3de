import { expect, test } from 'vitest'
import { computeEditDistance } from './edit-distance.ts'

test('a missing, additional, wrong or swapped letter is an edit distance of one', () => {
  for (const typed of ['evicton', 'evictiion', 'evickion', 'evcition', 'veiction'])
    expect(computeEditDistance(typed, 'eviction'), typed).toBe(1)
  expect(computeEditDistance('eviction', 'eviction')).toBe(0)
  expect(computeEditDistance('', 'rent')).toBe(4)
  expect(computeEditDistance('landlrod', 'land')).toBe(4)
})
