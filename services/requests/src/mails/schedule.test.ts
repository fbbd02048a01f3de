import { expect, test } from 'vitest'
import { nextTry } from './schedule.ts'

const posted = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(posted.getTime() + seconds * 1000)
const rest = (seconds: number) => {
  const next = nextTry(posted, after(seconds))
  return next && (next.getTime() - after(seconds).getTime()) / 1000
}

test('a mail rests for a tenth of its age, at least five seconds and at most half an hour', () => {
  expect([0, 49, 100, 600, 3600, 18_000, 86_400].map(rest)).toEqual([5, 5, 10, 60, 360, 1800, 1800])
})

test('after 48 hours it is not tried again', () => {
  expect(rest(48 * 3600 - 1)).toBe(1800)
  expect(rest(48 * 3600)).toBeNull()
})
