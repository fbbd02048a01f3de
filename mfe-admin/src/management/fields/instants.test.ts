import { expect, test } from 'vitest'
import { getDay, moveToDay } from './instants.ts'

test('an evening in New York belongs to that day, whatever the day is in Greenwich', () => {
  expect(getDay('2026-03-06T00:30:00.000Z')).toBe('2026-03-05')
})

test('an event that is moved to another day keeps its hour, across the change of the clocks', () => {
  expect(moveToDay('2026-03-20', '2026-03-05T22:30:00.000Z')).toBe('2026-03-20T21:30:00.000Z')
})

test('a new moment is noon of its day', () => {
  expect(moveToDay('2026-07-04', null)).toBe('2026-07-04T16:00:00.000Z')
  expect(getDay(moveToDay('2026-01-01', null))).toBe('2026-01-01')
})

test('an hour that the clocks skip still falls on its day', () => {
  expect(getDay(moveToDay('2026-03-08', '2026-03-01T07:30:00.000Z'))).toBe('2026-03-08')
})
