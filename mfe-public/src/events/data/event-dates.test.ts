import { expect, test } from 'vitest'
import { getEventState } from './event-dates.ts'

// The organization is in New York, where the next day begins at five o'clock UTC.
test.each([
  [
    'of this morning, half an hour before midnight',
    '2026-11-20T14:00:00Z',
    '2026-11-21T04:30:00Z',
    'upcoming',
  ],
  ['of last night, at midnight', '2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z', 'past'],
  ['of a day alone, on its evening', '2026-11-20T00:00:00.000Z', '2026-11-21T04:30:00Z', 'upcoming'],
  ['of a day alone, at midnight', '2026-11-20T00:00:00.000Z', '2026-11-21T05:00:00Z', 'past'],
])('an event %s', (_, eventDate, now, state) => {
  const event = { status: 'upcoming', eventDate, startsAt: null, lastDay: null } as const
  expect(getEventState(event, new Date(now))).toBe(state)
})

test('an event of several days is past after its last one', () => {
  const days = { eventDate: '2026-11-20T00:00:00.000Z', lastDay: '2026-11-21T00:00:00.000Z' }
  const event = { status: 'upcoming', startsAt: null, ...days } as const
  expect(getEventState(event, new Date('2026-11-22T04:30:00Z'))).toBe('upcoming')
  expect(getEventState(event, new Date('2026-11-22T05:00:00Z'))).toBe('past')
})
