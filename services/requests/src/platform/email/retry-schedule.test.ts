import { expect, test } from 'vitest'
import { getNextAttempt } from './retry-schedule.ts'

const posted = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(posted.getTime() + seconds * 1000)
const getDelay = (seconds: number) => {
  const next = getNextAttempt(posted, after(seconds))
  return next && (next.getTime() - after(seconds).getTime()) / 1000
}

test('an email rests for a tenth of its age, at least five seconds and at most half an hour', () => {
  expect([0, 49, 100, 600, 3600, 18_000, 86_400].map(getDelay)).toEqual([5, 5, 10, 60, 360, 1800, 1800])
})

test('after 48 hours it is not tried again', () => {
  expect(getDelay(48 * 3600 - 1)).toBe(1800)
  expect(getDelay(48 * 3600)).toBeNull()
})
