/** Takes the demonstration's inbox away again: what nobody has worked on. What was only looked at goes. */
import { Activity, demoIds, type RemovedDemo, recordRemovedDemo } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { StoredKeptParty } from '../conflicts/kept-party.ts'
import { ContactMessage } from '../contact-messages/contact-message.ts'
import { destroyRequest } from '../legal-aid-requests/destroyRequest.ts'
import { LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { AttorneyOffer } from '../matching/attorney-offer.ts'
import { Registration } from '../registrations/registration.ts'
import { StoredStep } from '../steps/request-step.ts'

/** What is written down of somebody who reads a request: a look for conflicts opens it. */
const looking = /^(looked |opened|found no conflict|could not be opened)/

export function removeDemo(em: EntityManager): Promise<RemovedDemo[]> {
  return em.transactional(async (own) => {
    const ids = await demoIds(own)
    const worked = await workedOn(own, ids)
    return [
      await removeRequests(own, ids, worked),
      await removeMessages(own, ids, worked),
      await removeParties(own, ids),
    ]
  })
}

/** The events that somebody has registered for, and the attorneys that a request was offered to. */
export async function referredItems(em: EntityManager): Promise<string[]> {
  const registrations = await em.find(Registration, {}, { fields: ['event'] })
  const offers = await em.find(AttorneyOffer, {}, { fields: ['attorneyId'] })
  return [
    ...new Set([...registrations.map(({ event }) => event), ...offers.map(({ attorneyId }) => attorneyId)]),
  ]
}

/** Those that somebody has done something with, be it an administrator or an applicant. */
async function workedOn(em: EntityManager, ids: string[]): Promise<Set<string>> {
  const lines = await em.find(Activity, { itemId: { $in: ids }, who: { $ne: 'Website' } })
  return new Set(lines.filter(({ action }) => !looking.test(action)).map(({ itemId }) => itemId!))
}

type Reference = { id: string; reference: string }

/** Which of them go, and which stay, in words. */
function sorted<T extends Reference>(items: T[], worked: Set<string>) {
  const kept = items
    .filter(({ id }) => worked.has(id))
    .map(({ reference }) => ({ title: reference, why: 'somebody has worked on it' }))
  return { gone: items.filter(({ id }) => !worked.has(id)), kept }
}

const held = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const

async function removeRequests(em: EntityManager, ids: string[], worked: Set<string>): Promise<RemovedDemo> {
  const { gone, kept } = sorted(await em.find(LegalAidRequest, { id: { $in: ids } }, held), worked)
  for (const request of gone) {
    await destroyRequest(em, request)
    em.remove(request)
  }
  // The database writes a step for each change of a request, the last one as well.
  await em.flush()
  const removed = gone.map(({ id }) => id)
  await em.nativeDelete(StoredStep, { requestId: { $in: removed } })
  await recordRemovedDemo(em, noun, removed)
  return { noun, removed: removed.length, kept }
}

async function removeMessages(em: EntityManager, ids: string[], worked: Set<string>): Promise<RemovedDemo> {
  const { gone, kept } = sorted(await em.find(ContactMessage, { id: { $in: ids } }, held), worked)
  for (const message of gone) em.remove(message)
  await recordRemovedDemo(
    em,
    'contact message',
    gone.map(({ id }) => id),
  )
  return { noun: 'contact message', removed: gone.length, kept }
}

/** Nobody changes a name on that list: it is added, and taken off. */
async function removeParties(em: EntityManager, ids: string[]): Promise<RemovedDemo> {
  const parties = await em.find(StoredKeptParty, { id: { $in: ids } }, held)
  for (const party of parties) em.remove(party)
  const noun = 'conflict list name'
  await recordRemovedDemo(
    em,
    noun,
    parties.map(({ id }) => id),
  )
  return { noun, removed: parties.length, kept: [] }
}
