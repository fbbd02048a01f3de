/** The time left until a deadline, formatted in the office's time zone. */
import { formatShortLocalDate, formatTime, formatWeekday } from '@access/kit'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'

export type Deadline = {
  /** What is due. */
  kind: 'Review' | 'Attorney'
  /** 'soon' is within the hours threshold. */
  state: 'late' | 'soon' | 'later'
  /** '3 h left', 'due Tue 5:00 PM', '2 h late'. */
  label: string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const hoursThreshold = 8 * hour

/** The next deadline; null without one. `now` in milliseconds. */
export function getDeadline(
  { nextDueAt, reviewDueAt }: Pick<RequestSummaryFragment, 'nextDueAt' | 'reviewDueAt'>,
  now: number,
): Deadline | null {
  if (!nextDueAt) return null
  const kind = nextDueAt === reviewDueAt ? 'Review' : 'Attorney'
  const remaining = Date.parse(nextDueAt) - now
  if (remaining < 0) return { kind, state: 'late', label: `${formatDuration(-remaining)} late` }
  if (remaining < hoursThreshold) return { kind, state: 'soon', label: `${formatDuration(remaining)} left` }
  return { kind, state: 'later', label: `due ${formatDueTime(nextDueAt, remaining)}` }
}

/** Within a week the weekday is enough: its first three letters, so that a column has room for them. */
const formatDueTime = (moment: string, remaining: number) =>
  remaining < 6 * day
    ? `${formatWeekday(moment).slice(0, 3)} ${formatTime(moment)}`
    : formatShortLocalDate(moment)

/** '20 min', '3 h', from two days on '3 days'; rounded down. */
function formatDuration(time: number): string {
  if (time < hour) return `${Math.floor(time / minute)} min`
  return time < 2 * day ? `${Math.floor(time / hour)} h` : `${Math.floor(time / day)} days`
}
