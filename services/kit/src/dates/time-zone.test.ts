import { expect, test } from 'vitest'
import { addDays, getLocalDay, startOfDay, toInstant } from './time-zone.ts'

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
