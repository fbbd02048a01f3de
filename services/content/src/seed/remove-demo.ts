/** Removes the demo items that are unchanged and not referenced, or tells which it would; for another organization so it does with settings and fixed texts. */
import {
  type DemoRemovalResult,
  type Item,
  listDemoItemIds,
  type ManagedItem,
  recordDemoRemoval,
  type Seed,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import { contentTypes } from '../catalogue/content-types.ts'
import { findReferences, isInDraft } from '../files/find-references.ts'
import { StoredFile } from '../files/stored-file.entity.ts'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import { resetOrganisation, resetStaticPages } from './reset-identity.ts'

type DemoContentItem = ManagedItem & { title?: string; name?: string; versionNumber?: string }

/**
 * `referencedIds` are the ids of items that rows of another service reference: registrations, referral offers. While it
 * is only planned nothing is removed. With the seed `own` settings and fixed texts become neutral as well.
 */
export function removeDemoItems(
  em: EntityManager,
  referencedIds: ReadonlySet<string>,
  { isPlanned = false, seed }: { isPlanned?: boolean; seed: Seed },
): Promise<DemoRemovalResult[]> {
  return em.transactional(async (tx) => {
    const ids = await listDemoItemIds(tx)
    const textVersion = seed === 'own' ? null : await findTextVersion(tx)
    const results: DemoRemovalResult[] = []
    const removedItemIds = new Set<string>()
    for (const { Type: type, itemType } of contentTypes) {
      const { removedIds, ...result } = await removeItemsOfType(tx, {
        ...{ type, itemType, ids, referencedIds, textVersion, isPlanned },
      })
      for (const id of removedIds) removedItemIds.add(id)
      results.push({ itemType, ...result })
    }
    await tx.flush()
    results.push(await removeDemoFiles(tx, { ids, removedItemIds, isPlanned }))
    if (seed === 'own')
      results.push(await resetStaticPages(tx, isPlanned), await resetOrganisation(tx, isPlanned))
    return results
  })
}

async function findTextVersion(em: EntityManager): Promise<string | null> {
  const page = await em.findOne(StaticPage, { slug: 'constitution' })
  return page?.versionNumber ?? null
}

interface RemovalOptions {
  type: ClassType<Item>
  itemType: string
  ids: string[]
  referencedIds: ReadonlySet<string>
  /** The version of the constitution that stays with its text. */
  textVersion: string | null
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
    removedIds: removed.map(({ id }) => id),
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
  { id, version, versionNumber }: DemoContentItem,
  { itemType, referencedIds, textVersion }: RemovalOptions,
): string | null {
  if (version > 1) return 'somebody has changed it'
  if (versionNumber && versionNumber === textVersion) return 'it is the text of the constitution'
  return referencedIds.has(id) ? (referenceReasons[itemType] ?? 'people refer to it') : null
}

/** `removedItemIds` are the items that go, or would. */
async function removeDemoFiles(
  em: EntityManager,
  {
    ids,
    removedItemIds,
    isPlanned,
  }: { ids: string[]; removedItemIds: ReadonlySet<string>; isPlanned: boolean },
): Promise<DemoRemovalResult> {
  const itemType = 'file'
  const files = await em.find(StoredFile, { id: { $in: ids } }, { orderBy: { name: 'asc', id: 'asc' } })
  const removed: StoredFile[] = []
  const retained: DemoRemovalResult['retained'] = []
  for (const file of files) {
    const reason = await findReason(em, file, removedItemIds)
    if (reason) retained.push({ title: file.name, reason })
    else removed.push(file)
  }
  if (!isPlanned) {
    for (const file of removed) em.remove(file)
    await recordDemoRemoval(
      em,
      itemType,
      removed.map(({ id }) => id),
    )
    await em.flush()
  }
  return { itemType, removedTitles: removed.map(({ name }) => name), retained }
}

async function findReason(em: EntityManager, { id }: StoredFile, removedItemIds: ReadonlySet<string>) {
  const references = await findReferences(em, id)
  const stays = references.find(({ itemId }) => !removedItemIds.has(itemId))
  if (stays) return `“${stays.title}” shows it`
  return (await isInDraft(em, id)) ? 'somebody has typed it into a draft' : null
}
