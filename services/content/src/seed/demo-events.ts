import { addDays } from '@access/service-kit'
import { weekdays } from '../organisation/organisation.rules.ts'
import events from './events.json' with { type: 'json' }

/**
 * The demo events, each a number of days from `today`; their words say the time. One whose texts
 * name a weekday is moved to the next such day farther from today, so that it stays upcoming or past.
 */
export function scheduleDemoEvents(today: string) {
  return events.map(({ daysFromNow, weekdays: weekdayNames, ...event }) => {
    const day = moveToWeekday(addDays(today, daysFromNow), weekdayNames, Math.sign(daysFromNow))
    return { ...event, eventDate: day }
  })
}

/** The first of these weekdays from `day` on, going `step` days at a time. */
function moveToWeekday(day: string, weekdayNames: readonly string[] | undefined, step: number): string {
  if (!weekdayNames || weekdayNames.includes(getWeekday(day))) return day
  return moveToWeekday(addDays(day, step), weekdayNames, step)
}

const getWeekday = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]!
