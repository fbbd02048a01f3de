/** Takes the demonstration's inbox away again, or tells what would go: what nobody has worked on. What was only looked at goes. */
import { AuditEvent, type DemoRemovalResult, listDemoItemIds, recordDemoRemoval } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { eraseRequestData } from '../applicant/erasure/erase-request.ts'
import { ConflictListEntry } from '../casework/conflicts/conflict-list-entry.entity.ts'
import { ReferralOffer } from '../casework/matching/referral-offer.entity.ts'
import { ContactMessage } from '../contact/contact-message.entity.ts'
import { itemType, LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredStatusChange } from '../intake/status-history/status-change.entity.ts'
import { Registration } from '../registrations/registration.entity.ts'

/** The actions of somebody who only reads a request: a conflict check opens it. */
const readingActions = /^(looked |opened|found no conflict|could not be opened)/

/** While it is only planned nothing is removed. */
export function removeDemo(em: EntityManager, { isPlanned = false } = {}): Promise<DemoRemovalResult[]> {
  return em.transactional(async (transaction) => {
    const ids = await listDemoItemIds(transaction)
    const workedOnIds = await findWorkedOn(transaction, ids)
    return [
      await removeRequests(transaction, ids, workedOnIds, isPlanned),
      await removeMessages(transaction, ids, workedOnIds, isPlanned),
      await removeParties(transaction, ids, isPlanned),
    ]
  })
}

/** The events that somebody has registered for, and the attorneys that a request was offered to. */
export async function referredItems(em: EntityManager): Promise<string[]> {
  const registrations = await em.find(Registration, {}, { fields: ['event'] })
  const offers = await em.find(ReferralOffer, {}, { fields: ['attorneyId'] })
  return [
    ...new Set([...registrations.map(({ event }) => event), ...offers.map(({ attorneyId }) => attorneyId)]),
  ]
}

/** Those that somebody has done something with, be it an administrator or an applicant. */
async function findWorkedOn(em: EntityManager, ids: string[]): Promise<Set<string>> {
  const lines = await em.find(AuditEvent, { itemId: { $in: ids }, actor: { $ne: 'Website' } })
  return new Set(lines.filter(({ action }) => !readingActions.test(action)).map(({ itemId }) => itemId!))
}

type Reference = { id: string; reference: string }

/** Which of them go, and which stay, in words. */
function partitionByWork<T extends Reference>(items: T[], workedOnIds: Set<string>) {
  const retained = items
    .filter(({ id }) => workedOnIds.has(id))
    .map(({ reference }) => ({ title: reference, reason: 'somebody has worked on it' }))
  return { removable: items.filter(({ id }) => !workedOnIds.has(id)), retained }
}

const lockOptions = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const

async function removeRequests(
  em: EntityManager,
  ids: string[],
  workedOnIds: Set<string>,
  isPlanned: boolean,
): Promise<DemoRemovalResult> {
  const { removable, retained } = partitionByWork(
    await em.find(LegalAidRequest, { id: { $in: ids } }, lockOptions),
    workedOnIds,
  )
  const result = { itemType, removedTitles: removable.map(({ reference }) => reference), retained }
  if (isPlanned) return result
  for (const request of removable) {
    await eraseRequestData(em, request)
    em.remove(request)
  }
  // The database writes a step for each change of a request, the last one as well.
  await em.flush()
  const removed = removable.map(({ id }) => id)
  await em.nativeDelete(StoredStatusChange, { requestId: { $in: removed } })
  await recordDemoRemoval(em, itemType, removed)
  return result
}

async function removeMessages(
  em: EntityManager,
  ids: string[],
  workedOnIds: Set<string>,
  isPlanned: boolean,
): Promise<DemoRemovalResult> {
  const { removable, retained } = partitionByWork(
    await em.find(ContactMessage, { id: { $in: ids } }, lockOptions),
    workedOnIds,
  )
  const itemType = 'contact message'
  const result = { itemType, removedTitles: removable.map(({ reference }) => reference), retained }
  if (isPlanned) return result
  for (const message of removable) em.remove(message)
  await recordDemoRemoval(
    em,
    itemType,
    removable.map(({ id }) => id),
  )
  return result
}

/** Nobody changes an entry of that list: it is added, and removed. */
async function removeParties(
  em: EntityManager,
  ids: string[],
  isPlanned: boolean,
): Promise<DemoRemovalResult> {
  const parties = await em.find(ConflictListEntry, { id: { $in: ids } }, lockOptions)
  const itemType = 'conflict list entry'
  // Their names are encrypted.
  const result = { itemType, removedTitles: parties.map(() => ''), retained: [] }
  if (isPlanned) return result
  for (const party of parties) em.remove(party)
  await recordDemoRemoval(
    em,
    itemType,
    parties.map(({ id }) => id),
  )
  return result
}
