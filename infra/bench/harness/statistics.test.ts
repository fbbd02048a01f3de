import { expect, test } from 'vitest'
import { fitGrowthExponent, getMedian, getPercentile, getSpread } from './statistics.ts'

test('the median is in the middle, of an even number between the two', () => {
  expect(getMedian([9, 1, 5])).toBe(5)
  expect(getMedian([4, 1, 3, 2])).toBe(2.5)
  expect(getSpread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 })
})

test('a percentile is a value that occurred', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(getPercentile(values, 0.5)).toBe(100)
  expect(getPercentile(values, 0.99)).toBe(198)
  expect(getPercentile([7], 0.99)).toBe(7)
})

test('a cost that stays has the exponent 0, one in proportion 1, one that grows with the square 2', () => {
  const grow = (power: number) => [45, 3_409, 100_000].map((size) => ({ size, cost: 3 * size ** power }))
  for (const power of [0, 1, 2]) expect(fitGrowthExponent(grow(power))).toBeCloseTo(power, 6)
})
