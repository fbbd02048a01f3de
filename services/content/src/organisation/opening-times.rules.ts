/** Formats the hours of a week: consecutive days with the same hours are grouped. */

type Day = { weekday: string; from: string | null; until: string | null }

/** `{ days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' }`, `{ days: 'Sunday', time: 'Closed' }`. */
export function formatOpeningTimes(hours: readonly Day[]): { days: string; time: string }[] {
  const spans: { first: Day; last: Day; time: string }[] = []
  for (const day of hours) {
    const time = formatHours(day)
    const previous = spans.at(-1)
    if (previous?.time === time) previous.last = day
    else spans.push({ first: day, last: day, time })
  }
  return spans.map(({ first, last, time }) => ({
    days: first === last ? first.weekday : `${first.weekday} to ${last.weekday}`,
    time,
  }))
}

const formatHours = ({ from, until }: Day) =>
  from && until ? `${formatTwelveHourTime(from)} - ${formatTwelveHourTime(until)}` : 'Closed'

/** '17:00' is '5:00 PM'. */
function formatTwelveHourTime(time: string): string {
  const [hours, minutes] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
