/** The hours of a week as people say them: days that follow each other with the same hours are told together. */
import type { OpeningHours } from './organisation.ts'

type Day = Pick<OpeningHours, 'weekday' | 'from' | 'until'>

/** `{ days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' }`, `{ days: 'Sunday', time: 'Closed' }`. */
export function openingTimes(hours: readonly Day[]): { days: string; time: string }[] {
  const spans: { first: Day; last: Day; time: string }[] = []
  for (const day of hours) {
    const time = timeOf(day)
    const before = spans.at(-1)
    if (before?.time === time) before.last = day
    else spans.push({ first: day, last: day, time })
  }
  return spans.map(({ first, last, time }) => ({
    days: first === last ? first.weekday : `${first.weekday} to ${last.weekday}`,
    time,
  }))
}

const timeOf = ({ from, until }: Day) => (from && until ? `${onTwelve(from)} - ${onTwelve(until)}` : 'Closed')

/** '17:00' is '5:00 PM'. */
function onTwelve(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
