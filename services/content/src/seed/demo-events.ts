import { addDays, toInstant } from '@access/service-kit'
import { weekdays } from '../organisation/organisation.rules.ts'
import events from './events.json' with { type: 'json' }

/**
 * The demo events, each a number of days from `today`, at its local time. One whose texts
 * name a weekday is moved to the next such day farther from today, so that it stays upcoming or past.
 */
export function scheduleDemoEvents(today: string, timeZone: string) {
  return events.map(({ daysFromNow, weekdays: weekdayNames, ...event }) => {
    const day = moveToWeekday(addDays(today, daysFromNow), weekdayNames, Math.sign(daysFromNow))
    return {
      ...event,
      eventDate: toInstant(day, parseTwelveHourTime(event.eventTime), timeZone).toISOString(),
    }
  })
}

/** The first of these weekdays from `day` on, going `step` days at a time. */
function moveToWeekday(day: string, weekdayNames: readonly string[] | undefined, step: number): string {
  if (!weekdayNames || weekdayNames.includes(getWeekday(day))) return day
  return moveToWeekday(addDays(day, step), weekdayNames, step)
}

const getWeekday = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]!

/** '5:30 PM' is '17:30'. */
function parseTwelveHourTime(time: string): string {
  const [, hours = '0', minutes = '00', meridiem] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
  return `${String((Number(hours) % 12) + (meridiem === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}
