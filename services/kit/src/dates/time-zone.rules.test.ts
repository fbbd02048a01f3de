import { expect, test } from 'vitest'
import {
  addDays,
  getBeginning,
  getCalendarDay,
  getLocalDay,
  startOfDay,
  toInstant,
} from './time-zone.rules.ts'

const newYork = 'America/New_York'

test('the day of an instant is the day on the wall where the organisation is', () => {
  const lateInTheEvening = new Date('2024-06-14T03:30:00Z')
  expect(getLocalDay(newYork, lateInTheEvening)).toBe('2024-06-13')
  expect(getLocalDay('Asia/Kolkata', lateInTheEvening)).toBe('2024-06-14')
})

test('a clock’s time is the right instant, in summer, in winter and on the days between', () => {
  expect(toInstant('2024-07-01', '17:30', newYork).toISOString()).toBe('2024-07-01T21:30:00.000Z')
  expect(toInstant('2024-12-01', '17:30', newYork).toISOString()).toBe('2024-12-01T22:30:00.000Z')
  expect(toInstant('2024-03-10', '12:00', newYork).toISOString()).toBe('2024-03-10T16:00:00.000Z')
  expect(toInstant('2024-11-03', '12:00', newYork).toISOString()).toBe('2024-11-03T17:00:00.000Z')
  expect(toInstant('2024-06-13', '00:00', 'Pacific/Kiritimati').toISOString()).toBe(
    '2024-06-12T10:00:00.000Z',
  )
})

test('a day begins at its own midnight, also on the day the clock is changed', () => {
  expect(startOfDay('2024-03-10', newYork).toISOString()).toBe('2024-03-10T05:00:00.000Z')
  expect(startOfDay('2024-03-11', newYork).toISOString()).toBe('2024-03-11T04:00:00.000Z')
})

test('days are counted over months and years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
})

test.each([
  // A time that is skipped is an hour later on the clock, one that exists twice is the first one.
  ['America/New_York', '2031-03-09', '02:30', '2031-03-09T07:30:00.000Z'],
  ['America/New_York', '2031-11-02', '01:30', '2031-11-02T05:30:00.000Z'],
  ['Europe/Berlin', '2031-03-30', '02:30', '2031-03-30T01:30:00.000Z'],
  ['Europe/Berlin', '2031-10-26', '02:30', '2031-10-26T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2031-04-06', '01:45', '2031-04-05T14:45:00.000Z'],
  // Midnight itself is skipped.
  ['Africa/Cairo', '2031-04-25', '00:00', '2031-04-24T22:00:00.000Z'],
])('in %s, %s at %s is %s', (timeZone, day, time, instant) => {
  expect(toInstant(day, time, timeZone).toISOString()).toBe(instant)
})

test('a date of exactly midnight UTC is that day, and begins with it where the organisation is', () => {
  const day = '2031-06-13T00:00:00.000Z'
  expect([newYork, 'Pacific/Auckland'].map((zone) => getCalendarDay(zone, day))).toEqual([
    '2031-06-13',
    '2031-06-13',
  ])
  expect(getBeginning(newYork, day).toISOString()).toBe('2031-06-13T04:00:00.000Z')
  expect(getBeginning('Pacific/Auckland', day).toISOString()).toBe('2031-06-12T12:00:00.000Z')
  const instant = '2031-06-13T12:00:00.000Z'
  expect([newYork, 'Pacific/Auckland'].map((zone) => getCalendarDay(zone, instant))).toEqual([
    '2031-06-13',
    '2031-06-14',
  ])
  expect(getBeginning(newYork, instant).toISOString()).toBe(instant)
})
