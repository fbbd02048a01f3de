/** iCalendar (RFC 5545): the lines of a calendar, escaped and folded. */
import { isolate } from '@access/kit/isolate'

export type CalendarEvent = {
  id: string
  title: string
  description: string | null
  location: string | null
  category: string
  /** An instant, or whole days when its hour is not known; `lastDay` of several. */
  start: Date | { day: string; lastDay: string | null }
  /** In minutes, where it is known. */
  durationMinutes: number | null
  isCancelled: boolean
  url: string
  /** How often it was changed, and when last. */
  sequence: number
  updatedAt: Date
}

export type Calendar = { name: string; createdAt: Date; events: CalendarEvent[] }

export function renderIcs({ name, createdAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name.replaceAll('/', ' '))}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...(events.length > 0
      ? events.flatMap((event) => renderEventLines(event, createdAt))
      : placeholderTimeZone),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function renderEventLines(event: CalendarEvent, createdAt: Date): string[] {
  const {
    id,
    title,
    description,
    location,
    category,
    start,
    durationMinutes,
    isCancelled,
    url,
    sequence,
    updatedAt,
  } = event
  const text = [description, url].filter(Boolean).join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatInstant(createdAt)}`,
    `LAST-MODIFIED:${formatInstant(updatedAt)}`,
    ...(start instanceof Date
      ? [
          `DTSTART:${formatInstant(start)}`,
          ...(durationMinutes ? [`DURATION:${formatDuration(durationMinutes)}`] : []),
        ]
      : [
          `DTSTART;VALUE=DATE:${formatDay(start.day)}`,
          // The end is the day after the last one.
          ...(start.lastDay ? [`DTEND;VALUE=DATE:${formatDay(addDay(start.lastDay))}`] : []),
        ]),
    `SUMMARY:${escapeText(isCancelled ? `Cancelled: ${isolate(title)}` : title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `CATEGORIES:${escapeText(category)}`,
    `URL:${url}`,
    // A calendar that imported the event earlier only accepts a higher number.
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

// A calendar must hold something; without events it says at least in which time zone it thinks.
const placeholderTimeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const formatDay = (day: string) => day.replaceAll('-', '')

const addDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const formatInstant = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
}

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

// At most 75 octets a line, none of them in the middle of a character.
function foldLine(line: string): string {
  let octets = 0
  let foldedText = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      foldedText += '\r\n '
      octets = 1
    }
    foldedText += character
    octets += size
  }
  return foldedText
}
