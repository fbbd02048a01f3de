/** A person has looked at a registration that looked like spam, and it is none. */
import { type Actor, recordAuditEvent } from '@access/service-kit'
import { getAuditSubject } from './change-registration.ts'
import { itemType } from './create-registration.ts'
import { type EventSnapshot, getClosedReason } from './event-snapshot.entity.ts'
import type { Registration } from './registration.entity.ts'
import { enqueueRegistrationEmail, enqueueWelcomeEmail } from './registration-emails.ts'
import { getWaitingListPosition, type RegistrationContext } from './seat-allocation.ts'

/** Sends the email that was held, as things stand now: nothing about an event that is over. */
export async function releaseRegistration(
  context: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (!registration.isSuspectedSpam) return
  registration.isSuspectedSpam = false
  recordAuditEvent(context.em, {
    actor,
    action: 'found no spam in',
    itemType,
    ...getAuditSubject(registration),
  })
  if (registration.state === 'cancelled') return
  const closedReason = getClosedReason(event)
  if (closedReason === 'cancelled')
    await enqueueRegistrationEmail(context, 'eventCancelled', event, registration)
  if (closedReason) return
  registration.position = await getWaitingListPosition(context.em, registration)
  await enqueueWelcomeEmail(context, event, registration)
}
