/** iCalendar (RFC 5545): the lines of a calendar, escaped and folded. */

export type CalendarEvent = {
  id: string
  title: string
  description: string | null
  location: string | null
  kind: string
  /** An instant, or a day when its hour is not known. */
  begins: Date | { day: string }
  /** In minutes, where it is known. */
  minutes: number | null
  cancelled: boolean
  url: string
  /** How often it was changed, and when last. */
  sequence: number
  changed: Date
}

export type Calendar = { name: string; made: Date; events: CalendarEvent[] }

export function icsOf({ name, made, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Access to Justice//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...(events.length > 0 ? events.flatMap((event) => linesOf(event, made)) : somethingAtLeast),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, made: Date): string[] {
  const { id, title, description, location, kind, begins, minutes, cancelled, url, sequence, changed } = event
  const text = [description, url].filter(Boolean).join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(id)}@access-to-justice`,
    `DTSTAMP:${instant(made)}`,
    `LAST-MODIFIED:${instant(changed)}`,
    ...(begins instanceof Date
      ? [`DTSTART:${instant(begins)}`, ...(minutes ? [`DURATION:${duration(minutes)}`] : [])]
      : [`DTSTART;VALUE=DATE:${begins.day.replaceAll('-', '')}`]),
    `SUMMARY:${textOf(cancelled ? `Cancelled: ${title}` : title)}`,
    `DESCRIPTION:${textOf(text)}`,
    ...(location ? [`LOCATION:${textOf(location)}`] : []),
    `CATEGORIES:${textOf(kind)}`,
    `URL:${url}`,
    // A calendar that took the event in earlier only believes a higher number.
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

// A calendar must hold something; without events it says at least in which time zone it thinks.
const somethingAtLeast = [
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

const instant = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
}

function textOf(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

// At most 75 octets a line, none of them in the middle of a character.
function folded(line: string): string {
  let octets = 0
  let out = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
