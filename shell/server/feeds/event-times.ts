/** When an event begins and how long it takes, from what people typed. */
import type { CalendarEvent } from './ics.ts'

type EventTimeText = { eventDate: string; eventTime: string | null }

/**
 * The moment an event begins. One whose date carries no hour (midnight, where the organisation is) begins at the time
 * that was typed beside it, or on that day at an hour we do not know.
 */
export function getEventStart(
  { eventDate, eventTime }: EventTimeText,
  timeZone: string,
): CalendarEvent['start'] {
  const date = new Date(eventDate)
  const { day, minutes } = getLocalTime(date, timeZone)
  if (minutes !== 0) return date
  const typedMinutes = parseTimeOfDay(eventTime)
  if (typedMinutes === null) return eventTime?.trim().toLowerCase() === 'midnight' ? date : { day }
  const guess = new Date(date.getTime() + typedMinutes * 60_000)
  // The clock may have been changed in the morning.
  return new Date(guess.getTime() + (typedMinutes - getLocalTime(guess, timeZone).minutes) * 60_000)
}

/** '5:30 PM', '6 pm', '17:30' and ranges that begin so, as minutes after midnight. */
function parseTimeOfDay(text: string | null): number | null {
  const [, hours, minutes = '00', meridiem] =
    /^\s*(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b)?/i.exec(text ?? '') ?? []
  if (!hours || (!meridiem && !/[:.]/.test(text!))) return null
  const hourOfDay = meridiem
    ? (Number(hours) % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)
    : Number(hours)
  return hourOfDay < 24 && Number(minutes) < 60 ? hourOfDay * 60 + Number(minutes) : null
}

const units: [RegExp, number][] = [
  [/^h/, 60],
  [/^m/, 1],
  [/^d/, 24 * 60],
]

/** '2 hours', '90 minutes', '1.5 h', '1 hour 30 minutes' in minutes; null for words that say no number. */
export function parseDuration(duration: string | null): number | null {
  const text = (duration ?? '').trim().toLowerCase()
  const durationPattern = /(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|m|days?)\b/g
  const parts = [...text.matchAll(durationPattern)]
  // Words around it, such as "2 to 3 hours", would make the number a guess.
  const rest = text.replace(durationPattern, '').replace(/\b(and|about|approximately|approx)\b|[\s,.&]/g, '')
  if (parts.length === 0 || rest) return null
  const sum = parts.reduce(
    (total, [, number, unit]) => total + Number(number) * units.find(([pattern]) => pattern.test(unit!))![1],
    0,
  )
  return sum > 0 ? Math.round(sum) : null
}

function getLocalTime(date: Date, timeZone: string): { day: string; minutes: number } {
  const formatted = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(date)
  const [day, clock] = formatted.split(' ')
  const [hours, minutes] = clock!.split(':').map(Number)
  return { day: day!, minutes: hours! * 60 + minutes! }
}
