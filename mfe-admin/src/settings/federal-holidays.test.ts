import { expect, test } from 'vitest'
import { listFederalHolidays } from './federal-holidays.ts'

test('the holidays of a year fall on their days', () => {
  expect(listFederalHolidays(2027).map(({ day, name }) => `${day} ${name}`)).toEqual([
    "2027-01-01 New Year's Day",
    '2027-01-18 Martin Luther King Jr. Day',
    "2027-02-15 Presidents' Day",
    '2027-05-31 Memorial Day',
    '2027-06-18 Juneteenth (observed)',
    '2027-07-05 Independence Day (observed)',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-24 Christmas Day (observed)',
  ])
})

test('the last Monday of May is not always the fifth', () => {
  expect(listFederalHolidays(2026).find(({ name }) => name === 'Memorial Day')?.day).toBe('2026-05-25')
})
