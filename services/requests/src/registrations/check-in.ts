/** Check-in at an event, and undoing it. */
import { type Actor, getActorName, Invalid, recordAuditEvent } from '@access/service-kit'
import { getAuditSubject } from './change-registration.ts'
import { itemType } from './create-registration.ts'
import type { EventSnapshot } from './event-snapshot.entity.ts'
import type { Registration } from './registration.entity.ts'
import type { RegistrationContext } from './seat-allocation.ts'

/** Checks a registration in, once; `Invalid` for one that is not placed. */
export async function checkIn(
  { em }: RegistrationContext,
  _: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (registration.checkedInAt) return
  if (registration.state !== 'placed')
    throw new Invalid({ id: 'Only people who have a place can be checked in' })
  Object.assign(registration, { checkedInAt: new Date(), checkedInBy: getActorName(actor) })
  recordAuditEvent(em, { actor, action: 'checked in', itemType, ...getAuditSubject(registration) })
}

/** Takes it back. */
export async function undoCheckIn(
  { em }: RegistrationContext,
  _: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (!registration.checkedInAt) return
  Object.assign(registration, { checkedInAt: null, checkedInBy: null })
  recordAuditEvent(em, {
    actor,
    action: 'took back the check-in of',
    itemType,
    ...getAuditSubject(registration),
  })
}
