/** The day on which an article was published; of one whose date has a time, machines read that as well. */
import { formatLongDate, getCalendarDay } from '@access/kit'
import { getMachineDate } from './publication-date.ts'

export function PublicationDate({ date }: { date: string }) {
  return <time dateTime={getMachineDate(date)}>{formatLongDate(getCalendarDay(date))}</time>
}
