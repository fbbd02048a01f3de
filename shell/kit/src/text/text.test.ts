import { expect, test } from 'vitest'
import {
  adminDate,
  adminMoment,
  dayAndTime,
  dayOfMonth,
  longDate,
  longMoment,
  shortMonth,
  timeOfDay,
  weekday,
} from './dates.ts'
import { capitalised, initials } from './words.ts'

test('a day is the same day everywhere', () => {
  expect(longDate('2024-03-05T00:00:00.000Z')).toBe('March 5, 2024')
  expect(adminDate('2024-03-05T00:00:00.000Z')).toBe('Mar 5, 2024')
  expect(adminDate('2024-03-05')).toBe('Mar 5, 2024')
})

test('a moment is told in the organisation’s time zone', () => {
  const justAfterMidnightInUtc = '2024-03-05T01:30:00.000Z'
  expect(longMoment(justAfterMidnightInUtc)).toBe('March 4, 2024')
  expect(adminMoment(justAfterMidnightInUtc)).toBe('Mar 4, 2024')
  expect(shortMonth(justAfterMidnightInUtc)).toBe('Mar')
  expect(dayOfMonth(justAfterMidnightInUtc)).toBe('4')
  expect(weekday(justAfterMidnightInUtc)).toBe('Monday')
  expect(timeOfDay(justAfterMidnightInUtc)).toBe('8:30 PM')
  expect(longMoment(justAfterMidnightInUtc, { timeZone: 'Asia/Tokyo' })).toBe('March 5, 2024')
})

test('a moment to wait for has its weekday and its time', () => {
  expect(dayAndTime('2026-11-24T22:00:00.000Z')).toBe('Tuesday, November 24, 5:00 PM')
})

test('no date is no text', () => {
  expect(dayAndTime(null)).toBe('')
  expect(longDate(null)).toBe('')
  expect(adminDate(undefined)).toBe('')
  expect(longDate('soon')).toBe('')
})

test('initials are the first letters of the first two words', () => {
  expect(initials('Marisol Vega Ortiz')).toBe('MV')
  expect(initials('  ada ')).toBe('A')
  expect(initials('Émile Zola')).toBe('ÉZ')
  expect(initials('')).toBe('')
})

test('a stored word is shown with a capital', () => {
  expect(capitalised('upcoming')).toBe('Upcoming')
  expect(capitalised('')).toBe('')
})
