import { addDays } from '@access/service-kit'
import { expect, test } from 'vitest'
import { weekdays } from '../organisation/organisation.rules.ts'
import { scheduleDemoEvents } from './demo-events.ts'
import events from './events.json' with { type: 'json' }

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })
const getWeekday = (day: string) => weekdayFormat.format(new Date(day))

/** Different days of a first start. */
const days = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index))

/** The weekdays that the texts of an event allow. */
function findWeekdays({ title, description }: { title: string; description: string }): readonly string[] {
  const named = weekdays.filter((weekday) => title.includes(weekday))
  if (named.length > 0) return named
  return /\bweekday tour\b|\blunch-hour\b/.test(description)
    ? weekdays.filter((weekday) => !/^S/.test(weekday))
    : weekdays.filter((weekday) => weekday !== 'Sunday')
}

test('a demo event is on the weekday in its text, whichever day is the first', () => {
  const wrong = days.flatMap((today) =>
    scheduleDemoEvents(today)
      .filter((event) => !findWeekdays(event).includes(getWeekday(event.eventDate)))
      .map(({ title, eventDate }) => `started ${today}: ${title} on a ${getWeekday(eventDate)}`),
  )
  expect(wrong).toEqual([])
})

test('upcoming events stay upcoming and past ones past, whichever day is the first', () => {
  for (const today of days) {
    const ahead = scheduleDemoEvents(today).map(({ eventDate }) => eventDate > today)
    expect(ahead, today).toEqual(events.map(({ daysFromNow }) => daysFromNow > 0))
  }
})
