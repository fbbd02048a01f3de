import { expect, test } from 'vitest'
import { getRestartDelay } from './restart-delay.ts'

const now = 1_000_000
const listDeaths = (...seconds: number[]) => seconds.map((one) => now - one * 1_000)

test('a program that dies is started again at once, then after longer and longer pauses, never over five seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((deaths) =>
    getRestartDelay(listDeaths(...Array(deaths).fill(1)), now, true),
  )
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 5_000, 5_000, 5_000])
})

test('deaths of more than a minute ago are forgotten', () => {
  expect(getRestartDelay(listDeaths(0, 70, 80, 90, 100, 110), now, false)).toBe(250)
})

test('a program that dies five times within a minute and was never ready is not restarted', () => {
  expect(getRestartDelay(listDeaths(0, 5, 10, 20), now, false)).toBe(2_000)
  expect(getRestartDelay(listDeaths(0, 5, 10, 20, 40), now, false)).toBe('give up')
})

test('a program that was ready once is always restarted', () => {
  expect(getRestartDelay(listDeaths(0, 5, 10, 20, 40), now, true)).toBe(5_000)
})
