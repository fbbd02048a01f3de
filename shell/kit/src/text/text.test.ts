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
  getCalendarDay,
  setOrganisationTimeZone,
} from './dates.ts'
import { isolate } from './isolate.ts'
import { capitalize, getInitials, parsePageNumber } from './strings.ts'

test('whatever is not a page number is the first page', () => {
  for (const address of [null, '', '0', '-1', '1.5', 'two', '1e12', '99999999999'])
    expect(parsePageNumber(address)).toBe(1)
  expect(parsePageNumber('3')).toBe(3)
})

test('a day is the same day everywhere', () => {
  expect(formatLongDate('2024-03-05T00:00:00.000Z')).toBe('March 5, 2024')
  expect(formatShortDate('2024-03-05T00:00:00.000Z')).toBe('Mar 5, 2024')
  expect(formatShortDate('2024-03-05')).toBe('Mar 5, 2024')
})

test('a moment is formatted in the organisation’s time zone', () => {
  const justAfterMidnightInUtc = '2024-03-05T01:30:00.000Z'
  expect(formatLongLocalDate(justAfterMidnightInUtc)).toBe('March 4, 2024')
  expect(formatShortLocalDate(justAfterMidnightInUtc)).toBe('Mar 4, 2024')
  expect(formatWeekday(justAfterMidnightInUtc)).toBe('Monday')
  expect(formatTime(justAfterMidnightInUtc)).toBe('8:30 PM')
  expect(formatLongLocalDate(justAfterMidnightInUtc, { timeZone: 'Asia/Tokyo' })).toBe('March 5, 2024')
})

test.each([
  ['America/New_York', '2024-03-05T00:00:00.000Z', '2024-03-05'],
  ['America/New_York', '2024-03-05T01:30:00.000Z', '2024-03-04'],
  ['Pacific/Auckland', '2024-03-05T00:00:00.000Z', '2024-03-05'],
  ['Pacific/Auckland', '2024-03-05T12:00:00.000Z', '2024-03-06'],
])('in %s the calendar day of %s is %s', (timeZone, date, day) => {
  setOrganisationTimeZone(timeZone)
  expect(getCalendarDay(date)).toBe(day)
  expect(`${formatShortMonth(day)} ${formatDayOfMonth(day)}`).toBe(`Mar ${Number(day.slice(-2))}`)
  setOrganisationTimeZone('America/New_York')
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

test('a text that runs from the right is isolated in ours, line by line; any other stays as it is', () => {
  for (const text of [
    'מה לעשות? (ראו Form 12-B).',
    'ماذا أفعل؟ (انظر Form 12-B).',
    'سمیّه',
    'ދިވެހި',
    '𞤀𞤣𞤤𞤢𞤥',
    'Form ב',
  ])
    expect(isolate(text)).toBe(`\u2068${text}\u2069`)
  for (const text of ['', 'Muñoz', '(555) 555-0100', '王小明', 'Ольга', '\u200e12'])
    expect(isolate(text)).toBe(text)
  expect(isolate('שלום\n\nHello')).toBe('\u2068שלום\u2069\n\nHello')
  // What would end our isolate, or turn what follows, ends within it.
  expect(isolate('\u2069\u202Eevil')).toBe('\u2068\u202Eevil\u2069')
  expect(isolate(`The event “${isolate('שלום')}”`)).toBe('\u2068The event “\u2068שלום\u2069”\u2069')
})
