/** Removes the demonstration's inbox, or lists what it would remove: everything that nobody has worked on. */
import { AuditEvent, type DemoRemovalResult, listDemoItemIds, recordDemoRemoval } from '@access/service-kit'
import { type EntityClass, type EntityManager, LockMode } from '@mikro-orm/postgresql'
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
    const remove = <T extends DemoRow>(itemType: string, Type: EntityClass<T>, erase?: (row: T) => unknown) =>
      removeRows(transaction, { itemType, Type, ids, workedOnIds, isPlanned, erase })
    return [
      await remove(itemType, LegalAidRequest, (request) => eraseRequestData(transaction, request)),
      await remove('contact message', ContactMessage),
      // Nobody changes an entry of that list: it is added, and removed.
      await remove('conflict list entry', ConflictListEntry),
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

/** The items that an administrator or an applicant has changed. */
async function findWorkedOn(em: EntityManager, ids: string[]): Promise<Set<string>> {
  const lines = await em.find(AuditEvent, { itemId: { $in: ids }, actor: { $ne: 'Website' } })
  return new Set(lines.filter(({ action }) => !readingActions.test(action)).map(({ itemId }) => itemId!))
}

/** The names on the conflict list are encrypted: its entries have no reference. */
type DemoRow = { id: string; reference?: string }

interface DemoRows<T> {
  itemType: string
  Type: EntityClass<T>
  ids: string[]
  workedOnIds: Set<string>
  isPlanned: boolean
  /** What goes with a row, before it. */
  erase?: ((row: T) => unknown) | undefined
}

/** Removes those of one type that nobody has worked on. */
async function removeRows<T extends DemoRow>(
  em: EntityManager,
  { itemType, Type, ids, workedOnIds, isPlanned, erase }: DemoRows<T>,
): Promise<DemoRemovalResult> {
  // The ORM's types of conditions know none of a generic type.
  const rows = (await em.find(
    Type as EntityClass<DemoRow>,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )) as T[]
  const [retained, removed] = [true, false].map((isRetained) =>
    rows.filter(({ id }) => workedOnIds.has(id) === isRetained),
  ) as [T[], T[]]
  if (!isPlanned) {
    for (const row of removed) {
      await erase?.(row)
      em.remove(row)
    }
    // The database writes a step for each change of a request, the last one as well.
    await em.flush()
    const removedIds = removed.map(({ id }) => id)
    await em.nativeDelete(StoredStatusChange, { requestId: { $in: removedIds } })
    await recordDemoRemoval(em, itemType, removedIds)
  }
  return {
    itemType,
    removedTitles: removed.map(({ reference = '' }) => reference),
    retained: retained.map(({ reference: title = '' }) => ({ title, reason: 'somebody has worked on it' })),
  }
}
