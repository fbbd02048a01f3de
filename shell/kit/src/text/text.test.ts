import { expect, test } from 'vitest'
import {
  formatDayAndTime,
  formatDayOfMonth,
  formatLongDate,
  formatLongLocalDate,
  formatShortDate,
  formatShortLocalDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from './dates.ts'
import { capitalize, getInitials } from './strings.ts'

test('a day is the same day everywhere', () => {
  expect(formatLongDate('2024-03-05T00:00:00.000Z')).toBe('March 5, 2024')
  expect(formatShortDate('2024-03-05T00:00:00.000Z')).toBe('Mar 5, 2024')
  expect(formatShortDate('2024-03-05')).toBe('Mar 5, 2024')
})

test('a moment is formatted in the organisation’s time zone', () => {
  const justAfterMidnightInUtc = '2024-03-05T01:30:00.000Z'
  expect(formatLongLocalDate(justAfterMidnightInUtc)).toBe('March 4, 2024')
  expect(formatShortLocalDate(justAfterMidnightInUtc)).toBe('Mar 4, 2024')
  expect(formatShortMonth(justAfterMidnightInUtc)).toBe('Mar')
  expect(formatDayOfMonth(justAfterMidnightInUtc)).toBe('4')
  expect(formatWeekday(justAfterMidnightInUtc)).toBe('Monday')
  expect(formatTime(justAfterMidnightInUtc)).toBe('8:30 PM')
  expect(formatLongLocalDate(justAfterMidnightInUtc, { timeZone: 'Asia/Tokyo' })).toBe('March 5, 2024')
})

test('a moment to wait for has its weekday and its time', () => {
  expect(formatDayAndTime('2026-11-24T22:00:00.000Z')).toBe('Tuesday, November 24, 5:00 PM')
})

test('no date is no text', () => {
  expect(formatDayAndTime(null)).toBe('')
  expect(formatLongDate(null)).toBe('')
  expect(formatShortDate(undefined)).toBe('')
  expect(formatLongDate('soon')).toBe('')
})

test('initials are the first letters of the first two words', () => {
  expect(getInitials('Marisol Vega Ortiz')).toBe('MV')
  expect(getInitials('  ada ')).toBe('A')
  expect(getInitials('Émile Zola')).toBe('ÉZ')
  expect(getInitials('')).toBe('')
})

test('a stored word is shown with a capital', () => {
  expect(capitalize('upcoming')).toBe('Upcoming')
  expect(capitalize('')).toBe('')
})
