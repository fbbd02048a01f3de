import { expect, test } from 'vitest'
import { getDay, moveToDay } from './instants.ts'

test('an evening in New York belongs to that day, whatever the day is in Greenwich', () => {
  expect(getDay('2026-03-06T00:30:00.000Z')).toBe('2026-03-05')
})

test('an event that is moved to another day keeps its hour, across the change of the clocks', () => {
  expect(moveToDay('2026-03-20', '2026-03-05T22:30:00.000Z')).toBe('2026-03-20T21:30:00.000Z')
})

test('a new date is a day without an hour, and stays one', () => {
  expect(moveToDay('2026-07-04', null)).toBe('2026-07-04T00:00:00.000Z')
  expect(moveToDay('2026-07-05', '2026-07-04T00:00:00.000Z')).toBe('2026-07-05T00:00:00.000Z')
  expect(getDay('2026-07-05T00:00:00.000Z')).toBe('2026-07-05')
})

test('an hour that the clocks skip, and one that is midnight in Greenwich, still fall on their day', () => {
  expect(getDay(moveToDay('2026-03-08', '2026-03-01T07:30:00.000Z'))).toBe('2026-03-08')
  // Eight in the evening.
  expect(getDay(moveToDay('2026-07-04', '2026-03-05T01:00:00.000Z'))).toBe('2026-07-04')
})
