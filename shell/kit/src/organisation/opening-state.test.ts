import { expect, test } from 'vitest'
import { formatOpeningState } from './OpeningState.tsx'
import { demoFacts } from './organisation.examples.ts'

const holidays = [
  { day: '2026-11-26', name: 'Thanksgiving' },
  { day: '2026-12-25', name: 'Christmas' },
]

// New York is five hours behind in winter; November 25, 2026 is a Wednesday.
test.each([
  ['in the hours', '2026-11-25T14:00Z', 'Open now, until 5:00 PM'],
  ['the minute it opens', '2026-11-23T14:00Z', 'Open now, until 5:00 PM'],
  ['the minute before', '2026-11-23T13:59Z', 'Closed now, opens at 9:00 AM'],
  ['the minute it closes, before a holiday', '2026-11-25T22:00Z', 'Closed now, opens Friday 9:00 AM'],
  ['on a holiday', '2026-11-26T15:00Z', 'Closed now, opens Friday 9:00 AM'],
  ['on Saturday at noon', '2026-11-28T17:00Z', 'Open now, until 2:00 PM'],
  ['on Saturday evening', '2026-11-28T20:00Z', 'Closed now, opens Monday 9:00 AM'],
  ['on a day that is another one already elsewhere', '2026-11-30T02:00Z', 'Closed now, opens Monday 9:00 AM'],
  ['in summer, four hours behind', '2026-07-06T13:00Z', 'Open now, until 5:00 PM'],
])('%s', (_, moment, text) => {
  expect(formatOpeningState({ ...demoFacts, holidays }, new Date(moment))).toBe(text)
})

test('an opening a week ahead is named by its date, and none is none', () => {
  const now = new Date('2026-11-25T23:00Z')
  const onlyWednesday = demoFacts.hours.map((day) =>
    day.weekday === 'Wednesday' ? day : { ...day, from: null, until: null },
  )
  expect(formatOpeningState({ ...demoFacts, hours: onlyWednesday }, now)).toBe(
    'Closed now, opens Wednesday, December 2 9:00 AM',
  )
  const never = demoFacts.hours.map((day) => ({ ...day, from: null, until: null }))
  expect(formatOpeningState({ ...demoFacts, hours: never }, now)).toBe('Closed now')
})
