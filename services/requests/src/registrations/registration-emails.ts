/** The emails to people who registered. */
import { getCalendarDay } from '@access/service-kit'
import { isolate } from '@access/service-kit/text/isolate.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Visitor } from '../platform/email/email-limits.ts'
import type * as guestEmails from '../platform/email/emails/guest-emails.ts'
import { publicUrl } from '../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { hasLink } from '../platform/email/links.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { DecryptionError, decryptValue } from '../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import type { EventSnapshot } from './event-snapshot.entity.ts'
import { getEmailUpdates, type Registration, type RegistrationPayload } from './registration.entity.ts'
import type { RegistrationContext } from './seat-allocation.ts'

/** The emails that a registration can bring. */
type RegistrationEmailKind = keyof typeof guestEmails

/** Enqueues an email about a registration to who wants them. To likely spam they are held until a person has looked. */
export async function enqueueRegistrationEmail(
  context: RegistrationContext,
  kind: RegistrationEmailKind,
  event: EventSnapshot,
  registration: Registration,
): Promise<void> {
  if (!getEmailUpdates(registration).hasEmailUpdates) return
  const { em, keys, settings } = context
  const payload = decryptRegistration(registration, keys)
  if (!payload) return
  const { timeZone } = await getOfficeSettings(context)
  const page = `${publicUrl(settings)}/events/${event.id}`
  const title = withoutLink(event.title, '')
  const values = {
    eventName: title ? `The event “${isolate(title)}”` : 'The event',
    seats: registration.seats === 1 ? '1 seat' : `${registration.seats} seats`,
    eventDate: formatFullDay(getCalendarDay(timeZone, event.eventDate)),
    eventTime: withoutLink(event.eventTime, 'the time on its page'),
    eventLocation: withoutLink(event.location, 'the place on its page'),
    position: String(registration.position ?? ''),
    manageUrl: `${page}/place#${payload.link}`,
    calendarUrl: `${page}.ics`,
    eventUrl: page,
  }
  const subjectItem = { item: registration.id, reference: registration.reference }
  const visitor = await findCountedVisitor(context, kind, registration)
  await enqueueEmail(em, keys, { kind, to: payload.email, values, subjectItem, visitor })
}

/** For whom the email counts: who gives a seat back is not who has waited for it. */
async function findCountedVisitor(
  { em, visitor }: RegistrationContext,
  kind: RegistrationEmailKind,
  registration: Registration,
): Promise<Visitor> {
  if (visitor === null || (await isAwaited(em, kind, registration))) return null
  return kind === 'waitingListMovedUp' ? '' : visitor
}

/**
 * That an event is cancelled is for the office to say, to everybody. And who was told "we write to you" hears of the seat,
 * whatever strangers have sent to the address since: one email for one that was not held back.
 */
const isAwaited = async (
  em: EntityManager,
  kind: RegistrationEmailKind,
  { id }: Registration,
): Promise<boolean> =>
  kind === 'eventCancelled' ||
  (kind === 'waitingListMovedUp' &&
    (await em.count(OutboxEmail, { item: id, kind: 'waitingListJoined', state: { $ne: 'dead' } })) > 0)

/** The first email: that they have their seats, or wait for them. */
export const enqueueWelcomeEmail = (
  context: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
) =>
  enqueueRegistrationEmail(
    context,
    registration.state === 'placed' ? 'registrationConfirmation' : 'waitingListJoined',
    event,
    registration,
  )

/** Where a meeting is online, its link is on the page: in our emails are links to ourselves alone. */
const withoutLink = (text: string | null, replacement: string) =>
  text && hasLink(text) ? replacement : (text ?? '')

/** The payload; null when it cannot be decrypted, which must not hold up the others. */
function decryptRegistration(
  registration: Registration,
  keys: RegistrationContext['keys'],
): RegistrationPayload | null {
  try {
    return decryptValue<RegistrationPayload>(keys, registration.id, registration)
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}

/** 'Thursday, March 5, 2099', of a day as YYYY-MM-DD. */
const formatFullDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(day))
