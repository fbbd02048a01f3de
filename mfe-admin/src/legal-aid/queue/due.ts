/** How much time is left of a promise, in words, on the office's clock. */
import { adminMoment, timeOfDay, weekday } from '@access/kit'
import type { Headline } from '../documents.ts'

export type Due = {
  /** What was promised. */
  what: 'Review' | 'Attorney'
  /** 'soon' is while it is told in hours. */
  state: 'late' | 'soon' | 'later'
  /** '3 h left', 'due Tuesday 5:00 PM', '2 h late'. */
  words: string
}

const aMinute = 60_000
const anHour = 60 * aMinute
const aDay = 24 * anHour
const toldInHours = 8 * anHour

/** The promise that is next; null when none is. `now` in milliseconds. */
export function dueOf(
  { nextPromise, reviewBy }: Pick<Headline, 'nextPromise' | 'reviewBy'>,
  now: number,
): Due | null {
  if (!nextPromise) return null
  const what = nextPromise === reviewBy ? 'Review' : 'Attorney'
  const left = Date.parse(nextPromise) - now
  if (left < 0) return { what, state: 'late', words: `${span(-left)} late` }
  if (left < toldInHours) return { what, state: 'soon', words: `${span(left)} left` }
  return { what, state: 'later', words: `due ${when(nextPromise, left)}` }
}

/** A weekday is enough within the week. */
const when = (moment: string, left: number) =>
  left < 6 * aDay ? `${weekday(moment)} ${timeOfDay(moment)}` : adminMoment(moment)

/** '20 min', '3 h', from two days on '3 days': no more is said than is left. */
function span(time: number): string {
  if (time < anHour) return `${Math.floor(time / aMinute)} min`
  return time < 2 * aDay ? `${Math.floor(time / anHour)} h` : `${Math.floor(time / aDay)} days`
}
