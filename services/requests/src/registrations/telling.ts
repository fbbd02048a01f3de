/** What people who registered are told by mail. */
import { publicUrl } from '../mails/ourValues.ts'
import { postMail } from '../mails/postMail.ts'
import type { MailKind } from '../mails/templates.ts'
import { theOffice } from '../office/kept-office.ts'
import { CannotUnseal, unseal } from '../sealing.ts'
import type { KeptEvent } from './kept-event.ts'
import type { Book } from './placing.ts'
import type { Registration, ToldInRegistration } from './registration.ts'

/** Posts a mail about a place to its owner. Whom a program may have made up is not written to. */
export async function tell(
  book: Book,
  kind: MailKind,
  event: KeptEvent,
  registration: Registration,
): Promise<void> {
  const { em, keys, settings } = book
  const told = toldIn(registration, keys)
  if (!told || registration.suspected) return
  const { timeZone } = await theOffice(book)
  const page = `${publicUrl(settings)}/events/${event.id}`
  const values = {
    name: told.name,
    seats: registration.seats === 1 ? '1 place' : `${registration.seats} places`,
    eventDate: dayInWords(event.eventDate, timeZone),
    eventTime: event.eventTime ?? 'the time on its page',
    eventLocation: event.location ?? 'the place on its page',
    needs: told.needs ?? 'nothing special',
    position: String(registration.position ?? ''),
    reasonText: '',
    manageUrl: `${page}/place/${told.link}`,
    calendarUrl: `${page}.ics`,
    eventUrl: page,
  }
  const about = { item: registration.id, reference: registration.reference }
  await postMail(em, keys, { kind, to: told.email, values, about })
}

/** What was told; null when it cannot be opened, which must not hold up those who wait with it. */
function toldIn(registration: Registration, keys: Book['keys']): ToldInRegistration | null {
  try {
    return unseal<ToldInRegistration>(keys, registration.id, registration)
  } catch (error) {
    if (error instanceof CannotUnseal) return null
    throw error
  }
}

/** 'Thursday, March 5, 2099'. */
const dayInWords = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }).format(date)
