/** What the words of an event's time and duration are understood as, beside them. */
import { type EventTimes, readEventTimes } from '@access/content/events/event-times.rules'
import { formatDayAndTime, formatTime, getLocalDay, getOrganisationTimeZone } from '@access/kit'
import { Form } from 'antd'
import { isInstant } from '../management/fields/instants.ts'

/** 'Friday, June 13, 5:30 PM to 8:00 PM', or that no time could be read. */
export function EventTimeHint() {
  const times = useEventTimes()
  return <span role="status">{times ? describeTimes(times) : exampleTime}</span>
}

/** That no duration could be read, where there is no end beside the time. */
export function DurationHint() {
  const times = useEventTimes()
  const isMissed = times?.isDurationUnclear && !times.endsAt
  return <span role="status">{isMissed ? unclearDuration : 'Like 2 hours'}</span>
}

const exampleTime = 'Like 5:30 PM, or 5:30 PM to 8:00 PM'
const unclearTime =
  'We cannot read a time from this, so calendars show the whole day. Write it like 5:30 PM, or 5:30 PM to 8:00 PM.'
const unclearDuration =
  'We cannot read a duration from this, so calendars show no end. Write it like 2 hours, or 90 minutes.'

function useEventTimes(): EventTimes | null {
  const eventDate = Form.useWatch<string | null | undefined>('eventDate')
  const eventTime = Form.useWatch<string | null | undefined>('eventTime')
  const duration = Form.useWatch<string | null | undefined>('duration')
  // While a date is typed, what is held is none yet.
  if (!eventDate || !isInstant(eventDate)) return null
  return readEventTimes({ eventDate, eventTime, duration }, getOrganisationTimeZone())
}

function describeTimes({ day, lastDay, startsAt, endsAt, isTimeUnclear }: EventTimes): string {
  if (isTimeUnclear) return unclearTime
  if (!startsAt) return `${[...new Set([day, lastDay])].map(formatDay).join(' to ')}, all day`
  if (!endsAt) return formatDayAndTime(startsAt)
  const isSameDay = getLocalDay(startsAt) === getLocalDay(endsAt)
  return `${formatDayAndTime(startsAt)} to ${isSameDay ? formatTime(endsAt) : formatDayAndTime(endsAt)}`
}

/** 'Friday, June 13'. */
const formatDay = (day: string) => dayFormat.format(new Date(day))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
