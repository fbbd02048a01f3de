/** The day on which an article was published or reviewed; of one whose date has a time, machines read that as well. */
import { formatLongDate, getCalendarDay } from '@access/kit'

export function PublicationDate({ date }: { date: string }) {
  return <time dateTime={getMachineDate(date)}>{formatLongDate(getCalendarDay(date))}</time>
}

/** A publication date as machines read it: exactly midnight UTC is a day without a time. */
export const getMachineDate = (publishDate: string) => publishDate.replace(/T00:00:00\.000Z$/, '')
