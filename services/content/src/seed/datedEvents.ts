import { daysLater, instantAt } from '@access/service-kit'
import { weekdays } from '../organisation/organisation.rules.ts'
import events from './events.json' with { type: 'json' }

/**
 * The demonstration's events, each so many days from `today`, at its time, where the organisation is. One whose words
 * name a weekday is on the next of those days, farther from today, so that it neither passes nor comes back.
 */
export function datedEvents(today: string, timeZone: string) {
  return events.map(({ daysFromNow, weekdays: wanted, ...event }) => {
    const day = onWeekday(daysLater(today, daysFromNow), wanted, Math.sign(daysFromNow))
    return { ...event, eventDate: instantAt(day, on24Hours(event.eventTime), timeZone).toISOString() }
  })
}

/** The first of these weekdays from `day` on, going `step` days at a time. */
function onWeekday(day: string, wanted: readonly string[] | undefined, step: number): string {
  if (!wanted || wanted.includes(weekdayOf(day))) return day
  return onWeekday(daysLater(day, step), wanted, step)
}

const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]!

/** '5:30 PM' is '17:30'. */
function on24Hours(time: string): string {
  const [, hours = '0', minutes = '00', half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
  return `${String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}
