/** Whether the office is open now. Pages are the same for all and stored, so that only the browser can say it. */
import { useEffect, useState } from 'react'
import { formatTime } from '../text/dates.ts'
import { useOffice } from './OfficeProvider.tsx'
import type { OfficeFacts } from './organisation.ts'

const minute = 60_000

/** Its place is there before the text, so that nothing moves. */
export function OpeningState({ className = '' }: { className?: string }) {
  const office = useOffice()
  const [text, setText] = useState('')
  useEffect(() => {
    const update = () => setText(formatOpeningState(office, new Date()))
    update()
    const timer = setInterval(update, minute)
    return () => clearInterval(timer)
  }, [office])
  return <span className={`opening-state ${className}`.trim()}>{text || '\u00a0'}</span>
}

type Calendar = Pick<OfficeFacts, 'hours' | 'holidays' | 'timeZone'>

/** How far ahead the next opening is looked for, in days. */
const horizon = 14

/** Whether the office is open at a moment, and when that changes: 'Open now, until 5:00 PM', 'Closed now, opens Monday 9:00 AM'. */
export function formatOpeningState({ hours, holidays, timeZone }: Calendar, now: Date): string {
  const { day, time } = getLocalTime(now, timeZone)
  for (let offset = 0; offset < horizon; offset += 1) {
    const date = new Date(`${day}T00:00Z`)
    date.setUTCDate(date.getUTCDate() + offset)
    // The hours begin with Monday, the days of a date with Sunday.
    const { weekday, from, until } = hours[(date.getUTCDay() + 6) % 7] ?? {}
    const isHoliday = holidays.some((holiday) => holiday.day === date.toISOString().slice(0, 10))
    if (!from || !until || isHoliday) continue
    if (offset > 0) return `Closed now, opens ${formatDay(date, offset, weekday)} ${formatClock(from)}`
    if (time < from) return `Closed now, opens at ${formatClock(from)}`
    if (time < until) return `Open now, until ${formatClock(until)}`
  }
  return 'Closed now'
}

/** A week ahead and more, the weekday alone would be another day. */
const formatDay = (date: Date, offset: number, weekday: string | undefined) =>
  offset < 7
    ? weekday
    : date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The day as YYYY-MM-DD and the time as HH:MM, there. */
function getLocalTime(now: Date, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** '17:00' is '5:00 PM'. */
const formatClock = (time: string) => formatTime(`1970-01-01T${time}Z`, { timeZone: 'UTC' })
