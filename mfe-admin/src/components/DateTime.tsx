/** When something happened or is due, to the minute: 'Mar 5, 2026, 5:30 PM' in the organisation's time zone. */
import { formatShortLocalDate, formatTime } from '@access/kit'

/** Breaks between day and time only. */
export function DateTime({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <span className="nowrap">{formatShortLocalDate(value)},</span>{' '}
      <span className="nowrap">{formatTime(value)}</span>
    </time>
  )
}
