/** Removes the demonstration's pictures and PDFs that no item shows any more; so nothing of an article is lost that stays. */
import { type DemoRemovalResult, recordDemoRemoval } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findReferences, isInDraft } from '../files/find-references.ts'
import { StoredFile } from '../files/stored-file.entity.ts'

/** `removedItemIds` are the items that go, or would. */
export async function removeDemoFiles(
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
