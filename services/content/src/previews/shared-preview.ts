/** What a preview link shows: the item as it would be if its creator saved now. */
import { getInputValues, listProtectedColumns } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findManagedType } from '../catalogue/content-types.ts'
import { ItemDraft } from '../drafts/item-draft.entity.ts'
import type { PreviewLink, SharedPreview } from './preview-link.entity.ts'

type Values = Record<string, unknown>

/** Null when the item is gone. */
export async function buildSharedPreview(
  em: EntityManager,
  { type, itemId, creatorId, expiresAt }: PreviewLink,
): Promise<SharedPreview | null> {
  const { Type } = findManagedType(type)
  const item = await em.findOne(Type, { id: itemId })
  if (!item) return null
  const draft = await em.findOne(ItemDraft, { accountId: creatorId, type, itemKey: itemId })
  const { pictures = null } = item as { pictures?: unknown }
  const values: Values = {
    ...getInputValues(item),
    ...(draft && (JSON.parse(draft.values) as Values)),
    id: itemId,
    pictures,
  }
  // A visitor of the page could not select them either.
  const hidden = listProtectedColumns(Type)
  const visible = Object.entries(values).filter(([name]) => !hidden.includes(name))
  return { type, values: JSON.stringify(Object.fromEntries(visible)), expiresAt }
}
