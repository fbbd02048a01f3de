/** Looks each minute at the events that people registered for: one may have become larger, or been cancelled. */
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { listDueIds, type Task } from '../platform/jobs/task.ts'
import { EventSnapshot, lockEventRow } from './event-snapshot.entity.ts'
import { type FetchedEvent, fetchEvent } from './fetch-event.ts'
import { Registration } from './registration.entity.ts'
import { enqueueRegistrationEmail } from './registration-emails.ts'
import { allocateSeats, type RegistrationContext } from './seat-allocation.ts'

export const refreshEvent: Task = {
  name: 'refresh event',

  listDue: (em, now) =>
    listDueIds(
      em,
      EventSnapshot,
      { $or: [{ registrationClosesAt: { $gt: now } }, { title: null }] },
      'registrationClosesAt',
    ),

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
  const title = fetched ? (fetched.title ?? event.title) : (event.title ?? '')
  event.title = title
  // Of one that is over nothing else is asked, and nobody is told.
  if (event.registrationClosesAt <= now) return
  const previousStatus = event.status
  // An event that was deleted will not take place either.
  Object.assign(event, fetched ?? { status: 'cancelled' }, { title })
  if (previousStatus !== 'cancelled' && event.status === 'cancelled') await notifyRegistrants(context, event)
  await allocateSeats(context, event)
}

async function notifyRegistrants(context: RegistrationContext, event: EventSnapshot) {
  const registrations = await context.em.find(Registration, { event: event.id, state: { $ne: 'cancelled' } })
  for (const registration of registrations)
    await enqueueRegistrationEmail(context, 'eventCancelled', event, registration)
}
