import { daysLater } from '@access/service-kit'
import { expect, test } from 'vitest'
import { weekdays } from '../organisation/organisation.rules.ts'
import { datedEvents } from './datedEvents.ts'
import events from './events.json' with { type: 'json' }

const timeZone = 'America/New_York'
const weekdayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(new Date(instant))
const dayOf = (instant: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))

/** Whichever day a product is started on first. */
const days = Array.from({ length: 400 }, (_, index) => daysLater('2026-01-01', index))

/** The weekdays that an event's own words allow. */
function said({ title, description }: { title: string; description: string }): readonly string[] {
  const named = weekdays.filter((weekday) => title.includes(weekday))
  if (named.length > 0) return named
  return /\bweekday tour\b|\blunch-hour\b/.test(description)
    ? weekdays.filter((weekday) => !/^S/.test(weekday))
    : weekdays
}

test('an event of the demonstration is on the weekday that it says, whichever day is the first', () => {
  const wrong = days.flatMap((today) =>
    datedEvents(today, timeZone)
      .filter((event) => !said(event).includes(weekdayOf(event.eventDate)))
      .map(({ title, eventDate }) => `started ${today}: ${title} on a ${weekdayOf(eventDate)}`),
  )
  expect(wrong).toEqual([])
})

test('what is ahead stays ahead and what is over stays over, whichever day is the first', () => {
  for (const today of days) {
    const ahead = datedEvents(today, timeZone).map(({ eventDate }) => dayOf(eventDate) > today)
    expect(ahead, today).toEqual(events.map(({ daysFromNow }) => daysFromNow > 0))
  }
})
