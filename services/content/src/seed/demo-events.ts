import { addDays } from '@access/service-kit'
import { weekdays } from '../organisation/organisation.rules.ts'
import events from './events.json' with { type: 'json' }

/** No event is on a Sunday, when the office is closed. */
const openWeekdays = weekdays.filter((weekday) => weekday !== 'Sunday')

/**
 * The demo events, each a number of days from `today`; their words say the time. Each is moved to the next day of its
 * weekdays farther from today, so that it stays upcoming or past.
 */
export function scheduleDemoEvents(today: string) {
  return events.map(({ daysFromNow, weekdays: weekdayNames = openWeekdays, ...event }) => {
    const day = moveToWeekday(addDays(today, daysFromNow), weekdayNames, Math.sign(daysFromNow))
    return { ...event, eventDate: day }
  })
}

/** The first of these weekdays from `day` on, going `step` days at a time. */
function moveToWeekday(day: string, weekdayNames: readonly string[], step: number): string {
  if (weekdayNames.includes(getWeekday(day))) return day
  return moveToWeekday(addDays(day, step), weekdayNames, step)
}

const getWeekday = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]!
