import { expect, test } from 'vitest'
import { buildOrganisation } from './organisation.examples.ts'
import { organisation, weekdays } from './organisation.rules.ts'

const getValidationErrors = (overrides: object) =>
  (organisation.safeParse({ ...buildOrganisation(), ...overrides }).error?.issues ?? []).map(
    ({ path, message }) => [path[0], message],
  )

const buildHours = (weekday: string, from: string | null, until: string | null) =>
  buildOrganisation().hours.map((day) => (day.weekday === weekday ? { weekday, from, until } : day))

const friday = { weekday: 'Friday', from: '09:00', until: '10:00' }

test('complete settings are valid', () => {
  expect(getValidationErrors({})).toEqual([])
})

const emailMessage = 'Enter an email address in the correct format, like name@example.org'
const accountMessage = 'Enter an address that begins with https://'

test.each([
  ['name', ' ', 'Enter the name of your organization'],
  ['brandColor', 'teal', 'Enter a color like #0f5148'],
  ['logo', 'javascript:alert(1)', expect.stringContaining('Enter an address like')],
  ['emergencyNumber', 'none', 'Enter the number that people dial in an emergency, like 911'],
  ['callingCode', '0048', 'Enter the code of your country for telephone calls, like 1 or 48'],
  ['practiceAreas', [], 'Name one practice area at least'],
  ['referralResources', [{ practiceArea: null, text: ' ' }], 'Say what each place is, and how to reach it'],
  ['referralResources', [], 'Name one place for everybody at least'],
  ['firstAnswerHours', 0, 'Enter one hour or more'],
  ['phone', 'later', 'Enter a phone number, like (555) 555-0100'],
  ['phone', ' ', 'Enter a phone number'],
  ['email', 'office', emailMessage],
  ['address', [], 'Enter an address'],
  ['timeZone', 'Mars/Olympus', 'Choose a time zone, like America/New_York'],
  ['hours', buildHours('Monday', '17:00', '09:00'), 'Monday: close later than you open'],
  ['hours', buildHours('Friday', '09:00', null), 'Friday: enter when you open and when you close'],
  ['hours', buildHours('Friday', '9', '25:00'), 'Friday: enter times like 09:00 and 17:00'],
  ['hours', [], 'Open on one day of the week at least'],
  ['hours', [friday, ...buildHours('Friday', null, null)], 'Friday is there twice'],
  ['holidays', [{ day: '2026-02-30', name: 'Leap' }], 'Enter a real date, like 2024-06-13'],
  ['holidays', [{ day: '2026-12-25', name: '' }], 'Name each holiday'],
  ['social', [{ name: 'Us', url: 'http://example.org' }], accountMessage],
  ['social', [{ name: 'Us', url: 'javascript:alert(1)' }], accountMessage],
  ['staffEmails', ['ruth@example.org, ivan@example.org'], emailMessage],
])('%s: %j is rejected, and says what would do', (field, value, message) => {
  expect(getValidationErrors({ [field]: value })).toContainEqual([field, message])
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
