/** Tasks about the events that people registered for. */

import { addMonths } from '../platform/dates/months.ts'
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import type { Task } from '../platform/jobs/task.ts'
import { listDueIds } from '../platform/jobs/task.ts'
import { EventSnapshot, type FetchedEvent, fetchEvent, lockEventRow } from './event-snapshot.entity.ts'
import { Registration } from './registration.entity.ts'
import { enqueueRegistrationEmail } from './registration-emails.ts'
import { allocateSeats, type RegistrationContext } from './seat-allocation.ts'

/** Looks at it each minute: it may have become larger, or been cancelled. */
export const refreshEvent: Task = {
  name: 'refresh event',

  listDue: (em, now) =>
    listDueIds(em, EventSnapshot, { registrationClosesAt: { $gt: now } }, 'registrationClosesAt'),

  async run({ em, settings, now }, id) {
    // Asked before the transaction, which must not wait for another service.
    const fetched = await fetchEvent(settings, id)
    const keys = getEncryptionKeys({ settings })
    const visitor = getVisitor({ settings, administrator: null, clientIp: '' })
    await em.transactional((em) => updateSnapshot({ em, settings, keys, visitor }, id, fetched, now()))
  },
}

async function updateSnapshot(
  context: RegistrationContext,
  id: string,
  fetched: FetchedEvent | null,
  now: Date,
) {
  const event = (await lockEventRow(context.em, id))!
  // Of one that is over nothing is asked, and nobody is told.
  if (event.registrationClosesAt <= now) return
  const previousStatus = event.status
  // An event that was deleted will not take place either.
  Object.assign(event, fetched ?? { status: 'cancelled' })
  if (previousStatus !== 'cancelled' && event.status === 'cancelled') await notifyRegistrants(context, event)
  await allocateSeats(context, event)
}

async function notifyRegistrants(context: RegistrationContext, event: EventSnapshot) {
  const registrations = await context.em.find(Registration, { event: event.id, state: { $ne: 'cancelled' } })
  for (const registration of registrations)
    await enqueueRegistrationEmail(context, 'eventCancelled', event, registration)
}

const retentionMonths = 3

/** Who came to an event is erased three months after it, as the privacy policy says. */
export const purgeRegistrations: Task = {
  name: 'purge registrations',

  listDue: (em, now) =>
    listDueIds(
      em,
      EventSnapshot,
      { registrationClosesAt: { $lte: addMonths(now, -retentionMonths) } },
      'registrationClosesAt',
    ),

  async run({ em }, id) {
    await em.transactional(async (em) => {
      await em.nativeDelete(Registration, { event: id })
      await em.nativeDelete(EventSnapshot, { id })
    })
  },
}
