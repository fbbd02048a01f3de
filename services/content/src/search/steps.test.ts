import { expect, test } from 'vitest'
import { steps } from './steps.ts'

test('a letter too few, too many, wrong or swapped is one step', () => {
  for (const typed of ['evicton', 'evictiion', 'evickion', 'evcition', 'veiction'])
    expect(steps(typed, 'eviction'), typed).toBe(1)
  expect(steps('eviction', 'eviction')).toBe(0)
  expect(steps('', 'rent')).toBe(4)
  expect(steps('landlrod', 'land')).toBe(4)
})
