/** The emails to people who registered. */
import { publicUrl } from '../platform/email/default-values.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { type EmailKind, hasLink } from '../platform/email/templates.ts'
import { DecryptionError, decryptValue } from '../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import type { EventSnapshot } from './event-snapshot.entity.ts'
import type { Registration, RegistrationPayload } from './registration.entity.ts'
import type { RegistrationContext } from './seat-allocation.ts'

/** Enqueues an email about a registration to who wants them. Likely spam is not written to. */
export async function enqueueRegistrationEmail(
  context: RegistrationContext,
  kind: EmailKind,
  event: EventSnapshot,
  registration: Registration,
): Promise<void> {
  if (!registration.hasEmailUpdates || registration.isSuspectedSpam) return
  const { em, keys, settings } = context
  const payload = decryptRegistration(registration, keys)
  if (!payload) return
  const { timeZone } = await getOfficeSettings(context)
  const page = `${publicUrl(settings)}/events/${event.id}`
  const values = {
    seats: registration.seats === 1 ? '1 place' : `${registration.seats} places`,
    eventDate: formatFullDate(event.eventDate, timeZone),
    eventTime: withoutLink(event.eventTime) ?? 'the time on its page',
    eventLocation: withoutLink(event.location) ?? 'the place on its page',
    position: String(registration.position ?? ''),
    reasonText: '',
    manageUrl: `${page}/place#${payload.link}`,
    calendarUrl: `${page}.ics`,
    eventUrl: page,
  }
  const subjectItem = { item: registration.id, reference: registration.reference }
  await enqueueEmail(em, keys, { kind, to: payload.email, values, subjectItem })
}

/** Where a meeting is online, its link is on the page: in our emails are links to ourselves alone. */
const withoutLink = (text: string | null) => (text && !hasLink(text) ? text : null)

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

/** 'Thursday, March 5, 2099'. */
const formatFullDate = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }).format(date)
