/** When an event begins and how long it takes, from what people typed. */
import type { CalendarEvent } from './ics.ts'

type Typed = { eventDate: string; eventTime: string | null }

/**
 * The moment an event begins. One whose date carries no hour (midnight, where the organisation is) begins at the time
 * that was typed beside it, or on that day at an hour we do not know.
 */
export function beginningOf({ eventDate, eventTime }: Typed, timeZone: string): CalendarEvent['begins'] {
  const date = new Date(eventDate)
  const { day, minutes } = clockIn(date, timeZone)
  if (minutes !== 0) return date
  const typed = minutesInDay(eventTime)
  if (typed === null) return eventTime?.trim().toLowerCase() === 'midnight' ? date : { day }
  const guess = new Date(date.getTime() + typed * 60_000)
  // The clock may have been changed in the morning.
  return new Date(guess.getTime() + (typed - clockIn(guess, timeZone).minutes) * 60_000)
}

/** '5:30 PM', '6 pm', '17:30' and ranges that begin so, as minutes after midnight. */
function minutesInDay(text: string | null): number | null {
  const [, hours, minutes = '00', half] =
    /^\s*(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b)?/i.exec(text ?? '') ?? []
  if (!hours || (!half && !/[:.]/.test(text!))) return null
  const inHalf = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return inHalf < 24 && Number(minutes) < 60 ? inHalf * 60 + Number(minutes) : null
}

const units: [RegExp, number][] = [
  [/^h/, 60],
  [/^m/, 1],
  [/^d/, 24 * 60],
]

/** '2 hours', '90 minutes', '1.5 h', '1 hour 30 minutes' in minutes; null for words that say no number. */
export function minutesOf(duration: string | null): number | null {
  const text = (duration ?? '').trim().toLowerCase()
  const part = /(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|m|days?)\b/g
  const parts = [...text.matchAll(part)]
  // Words around it, such as "2 to 3 hours", would make the number a guess.
  const rest = text.replace(part, '').replace(/\b(and|about|approximately|approx)\b|[\s,.&]/g, '')
  if (parts.length === 0 || rest) return null
  const sum = parts.reduce(
    (total, [, number, unit]) => total + Number(number) * units.find(([begins]) => begins.test(unit!))![1],
    0,
  )
  return sum > 0 ? Math.round(sum) : null
}

function clockIn(date: Date, timeZone: string): { day: string; minutes: number } {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(date)
  const [day, clock] = shown.split(' ')
  const [hours, minutes] = clock!.split(':').map(Number)
  return { day: day!, minutes: hours! * 60 + minutes! }
}
