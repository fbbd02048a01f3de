/** Removes the demo items that are unchanged and not referenced, or tells which it would; so it does with settings and fixed texts. */
import {
  type DemoRemovalResult,
  type Item,
  listDemoItemIds,
  type ManagedItem,
  recordDemoRemoval,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import { catalogue } from '../catalogue/catalogue.ts'
import { contentTypes } from '../catalogue/content-types.ts'
import { resetOrganisation, resetStaticPages } from './reset-identity.ts'

type DemoContentItem = ManagedItem & { title?: string; name?: string; versionNumber?: string }

/**
 * `referencedIds` are the ids of items that rows of another service reference: registrations, referral offers. While it
 * is only planned nothing is removed.
 */
export function removeDemoItems(
  em: EntityManager,
  referencedIds: ReadonlySet<string>,
  { isPlanned = false } = {},
): Promise<DemoRemovalResult[]> {
  return em.transactional(async (tx) => {
    const ids = await listDemoItemIds(tx)
    const results: DemoRemovalResult[] = []
    for (const { name, type } of contentTypes) {
      const { itemType } = catalogue.find((entry) => entry.typeName === name)!
      results.push({
        itemType,
        ...(await removeItemsOfType(tx, { type, itemType, ids, referencedIds, isPlanned })),
      })
    }
    results.push(await resetStaticPages(tx, isPlanned), await resetOrganisation(tx, isPlanned))
    return results
  })
}

interface RemovalOptions {
  type: ClassType<Item>
  itemType: string
  ids: string[]
  referencedIds: ReadonlySet<string>
  isPlanned: boolean
}

async function removeItemsOfType(em: EntityManager, kind: RemovalOptions) {
  const { type, itemType, ids, isPlanned } = kind
  const items = (await em.find(
    type,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )) as DemoContentItem[]
  const retained = items.flatMap((item) => {
    const reason = getRetentionReason(item, kind)
    return reason ? [{ item, title: getTitle(item), reason }] : []
  })
  const removed = items.filter((item) => !retained.some((one) => one.item === item))
  if (!isPlanned) {
    for (const item of removed) em.remove(item)
    await recordDemoRemoval(
      em,
      itemType,
      removed.map(({ id }) => id),
    )
  }
  return {
    removedTitles: removed.map(getTitle),
    retained: retained.map(({ title, reason }) => ({ title, reason })),
  }
}

const getTitle = ({ title, name, versionNumber }: DemoContentItem) => title ?? name ?? versionNumber ?? ''

/** Why another service references an item. */
const referenceReasons: Record<string, string> = {
  event: 'people have registered for it',
  'team member': 'a request was offered to them',
}

/** Each save increments the version, so an item of version 1 was never changed. */
function getRetentionReason(
  { id, version }: DemoContentItem,
  { itemType, referencedIds }: RemovalOptions,
): string | null {
  if (version > 1) return 'somebody has changed it'
  return referencedIds.has(id) ? (referenceReasons[itemType] ?? 'people refer to it') : null
}
