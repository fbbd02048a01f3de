import { expect, test } from 'vitest'
import { buildOrganisation } from './organisation.examples.ts'
import { organisation, weekdays } from './organisation.rules.ts'

const getValidationErrors = (overrides: object) =>
  (organisation.safeParse({ ...buildOrganisation(), ...overrides }).error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  )

const buildHours = (weekday: string, from: string | null, until: string | null) =>
  buildOrganisation().hours.map((day) => (day.weekday === weekday ? { weekday, from, until } : day))

test('complete settings are valid', () => {
  expect(getValidationErrors({})).toEqual([])
})

test.each([
  ['a phone nobody can dial', { phone: 'later' }, 'phone: Enter a phone number, like (555) 555-0100'],
  ['no phone', { phone: ' ' }, 'phone: Enter a phone number'],
  [
    'no email address',
    { email: 'office' },
    'email: Enter an email address in the correct format, like name@example.org',
  ],
  ['no address', { address: [] }, 'address: Enter an address'],
  [
    'a time zone that is none',
    { timeZone: 'Mars/Olympus' },
    'timeZone: Choose a time zone, like America/New_York',
  ],
  [
    'closing before opening',
    { hours: buildHours('Monday', '17:00', '09:00') },
    'hours: Monday: close later than you open',
  ],
  [
    'an opening without an end',
    { hours: buildHours('Friday', '09:00', null) },
    'hours: Friday: enter when you open and when you close',
  ],
  [
    'a time that is none',
    { hours: buildHours('Friday', '9', '25:00') },
    'hours: Friday: enter times like 09:00 and 17:00',
  ],
  ['a week without hours', { hours: [] }, 'hours: Open on one day of the week at least'],
  [
    'one day twice',
    { hours: [...buildHours('Friday', null, null), { weekday: 'Friday', from: '09:00', until: '10:00' }] },
    'hours: Friday is there twice',
  ],
  [
    'a holiday that does not exist',
    { holidays: [{ day: '2026-02-30', name: 'Leap' }] },
    'holidays: Enter a real date, like 2024-06-13',
  ],
  [
    'a holiday without a name',
    { holidays: [{ day: '2026-12-25', name: '' }] },
    'holidays: Name each holiday',
  ],
  [
    'an unsafe account',
    { social: [{ name: 'Us', url: 'http://example.org' }] },
    'social: Enter an address that begins with https://',
  ],
  [
    'a script for an account',
    { social: [{ name: 'Us', url: 'javascript:alert(1)' }] },
    'social: Enter an address that begins with https://',
  ],
  [
    'a staff address that is two',
    { staffEmails: ['ruth@example.org, ivan@example.org'] },
    'staffEmails: Enter an email address in the correct format, like name@example.org',
  ],
])('%s is rejected', (_, overrides, message) => {
  expect(getValidationErrors(overrides)).toContain(message)
})

test('the week begins on Monday, and omitted days are closed', () => {
  const { hours } = organisation.parse(buildOrganisation({ hours: [buildOrganisation().hours[2]!] }))
  expect(hours.map(({ weekday }) => weekday)).toEqual(weekdays)
  expect(hours.filter(({ from }) => from !== null)).toEqual([
    { weekday: 'Wednesday', from: '09:00', until: '17:00' },
  ])
})

test('holidays are kept in their order', () => {
  const holidays = ['2027-01-01', '2026-12-25'].map((day) => ({ day, name: day }))
  expect(organisation.parse(buildOrganisation({ holidays })).holidays.map(({ day }) => day)).toEqual([
    '2026-12-25',
    '2027-01-01',
  ])
})
