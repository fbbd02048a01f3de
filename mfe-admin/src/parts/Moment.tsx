/** When something happened or is due, to the minute: 'Mar 5, 2026, 5:30 PM' in the organisation's time zone. */
import { adminMoment, timeOfDay } from '@access/kit'

/** Where there is no room it breaks between day and time, and nowhere else. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <span className="nowrap">{adminMoment(at)},</span> <span className="nowrap">{timeOfDay(at)}</span>
    </time>
  )
}
