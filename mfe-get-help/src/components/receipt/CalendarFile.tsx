/** The date that the applicant named, for their own calendar, in words that tell nobody what it is about. */
import { getCalendarDay } from '@access/kit'
import { CalendarPlus } from 'lucide-react'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'

/** Made on the device, also where there is no script. */
export function CalendarFile({ reference, courtDate }: { reference: string; courtDate: string }) {
  return (
    <p className={`${styles.screenOnly} ${styles.calendar}`}>
      <a
        className="btn btn-outline"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(buildCalendar(reference, courtDate))}`}
        download={`${reference}.ics`}
      >
        <CalendarPlus className="icon" aria-hidden /> {receiptMessages.calendar}
      </a>
    </p>
  )
}

/** A whole day with a reminder two days before, as RFC 5545 has it. */
const buildCalendar = (reference: string, courtDate: string) => {
  const day = getCalendarDay(courtDate).replaceAll('-', '')
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Receipt//EN', 'BEGIN:VEVENT'],
    ...[`UID:${reference}`, `DTSTAMP:${day}T000000Z`, `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${reference}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${reference}`, 'TRIGGER:-P2D', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
}
