/**
 * When an event takes place. The words of its time and its duration decide, for these are what people read; its date says
 * the day.
 */
import {
  addDays,
  getBeginning,
  getCalendarDay,
  startOfDay,
  toInstant,
} from '@access/service-kit/dates/time-zone.rules'
import { type Duration, parseDuration } from './parse-duration.rules.ts'
import { type ParsedTime, parseTime } from './parse-time.rules.ts'

/** An event's date and words; a date of exactly midnight UTC is that calendar day. */
export interface EventWords {
  eventDate: Date | string
  eventTime?: string | null | undefined
  duration?: string | null | undefined
}

export interface EventTimes {
  /** The day on which it begins, and the last one, YYYY-MM-DD in the organisation's time zone. */
  day: string
  lastDay: string
  /** Null for an event that takes the whole day, and for one whose words give no one time. */
  startsAt: Date | null
  /** Null where nobody said when it ends. */
  endsAt: Date | null
  /** Whether there are words of which nothing could be made. */
  isTimeUnclear: boolean
  isDurationUnclear: boolean
}

/** When the event takes place in the time zone. Its date must be a valid one. */
export function readEventTimes({ eventDate, eventTime, duration }: EventWords, timeZone: string): EventTimes {
  const day = getCalendarDay(timeZone, eventDate)
  const time = hasText(eventTime)
    ? parseTime(eventTime, { timeZone, dayNames: listDayNames(day) })
    : undefined
  const clock = typeof time === 'object' ? time : null
  const length = clock?.duration ?? parseDuration(duration)
  const startsAt =
    time === undefined ? getStatedInstant(eventDate, timeZone) : clock && toMoment(day, clock.start, timeZone)
  return {
    day,
    lastDay: addDays(day, countDays(length) - 1),
    startsAt,
    endsAt: startsAt && getEnd(startsAt, { day, clock, length, timeZone }),
    isTimeUnclear: time === null,
    isDurationUnclear: hasText(duration) && parseDuration(duration) === null,
  }
}

const hasText = (text: string | null | undefined): text is string => Boolean(text?.trim())

/** Without words the date itself may say the time: at midnight, here or in UTC, it is a day. */
function getStatedInstant(eventDate: Date | string, timeZone: string): Date | null {
  const beginning = getBeginning(timeZone, eventDate)
  return beginning.getTime() === startOfDay(getCalendarDay(timeZone, eventDate), timeZone).getTime()
    ? null
    : beginning
}

interface EndContext {
  day: string
  clock: ParsedTime | null
  length: Duration | null
  timeZone: string
}

/** The end that stands beside the start decides; one of several days ends at that time of its last one. */
function getEnd(startsAt: Date, { day, clock, length, timeZone }: EndContext): Date | null {
  if (clock && clock.end !== null) return toMoment(addDays(day, countDays(length) - 1), clock.end, timeZone)
  if (length === null || length === 'allDay') return null
  const minutes = 'days' in length ? length.days * dayMinutes : length.minutes
  return new Date(startsAt.getTime() + minutes * 60_000)
}

const dayMinutes = 24 * 60

/** On how many days of the calendar it is; what goes on beyond midnight belongs to the day on which it began. */
function countDays(length: Duration | null): number {
  if (length === null || length === 'allDay') return 1
  return 'days' in length ? length.days : Math.max(1, Math.ceil(length.minutes / dayMinutes))
}

/** The instant at so many minutes after midnight of a day, by the clock. */
function toMoment(day: string, minutes: number, timeZone: string): Date {
  const [days, rest] = [Math.floor(minutes / dayMinutes), minutes % dayMinutes]
  const time = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return toInstant(addDays(day, days), time, timeZone)
}

/** What people call the day, in lower case, the longest first: 'june 13, 2031', '6/13/2031', 'friday'. */
function listDayNames(day: string): string[] {
  const date = new Date(day)
  const names = dayFormats.map((format) => format.format(date).toLowerCase())
  return names.toSorted((one, other) => other.length - one.length)
}

const dayFormats = [
  { month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'numeric', day: 'numeric', year: 'numeric' },
  { month: 'numeric', day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'short' },
  // '13 June'
  { language: 'en-GB', month: 'long', day: 'numeric', year: 'numeric' },
  { language: 'en-GB', month: 'long', day: 'numeric' },
].map(
  ({ language = 'en-US', ...format }) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...format } as Intl.DateTimeFormatOptions),
)
