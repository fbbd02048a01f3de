/** Issues, finds and revokes preview links. */
import { createHash, randomBytes } from 'node:crypto'
import {
  type Administrator,
  findAccount,
  findById,
  getInputValues,
  Invalid,
  listProtectedColumns,
  recordAuditEvent,
  type Settings,
  validate,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findManagedType } from '../catalogue/content-types.ts'
import { ItemDraft } from '../drafts/item-draft.entity.ts'
import { previewLimits, previewLink } from './preview.rules.ts'
import { type NewPreviewLink, PreviewLink, type SharedPreview } from './preview-link.entity.ts'

const tokenBytes = 32
const dayMs = 24 * 60 * 60_000

/** The links of an item that still work, the newest first. */
export const listPreviewLinks = (em: EntityManager, itemId: string): Promise<PreviewLink[]> =>
  em.find(
    PreviewLink,
    { itemId, expiresAt: { $gt: new Date() } },
    { orderBy: { createdAt: 'desc' }, limit: previewLimits.links },
  )

export async function issuePreviewLink(
  em: EntityManager,
  actor: Administrator,
  { itemId, ...options }: { type: string; itemId: string; days: number | null },
): Promise<NewPreviewLink> {
  const { type, days } = validate(previewLink, options)
  const { Type, itemType } = findManagedType(type)
  const item = await findById(em, Type, itemType, itemId)
  if ((await listPreviewLinks(em, item.id)).length >= previewLimits.links)
    throw new Invalid({ type: `${previewLimits.links} links are the most. Revoke one first` })

  const token = randomBytes(tokenBytes).toString('base64url')
  const link = Object.assign(new PreviewLink(), {
    type,
    itemId: item.id,
    creatorId: actor.id,
    creatorName: actor.name,
    expiresAt: new Date(Date.now() + days * dayMs),
    tokenHash: hashToken(token),
  })
  const title = String(Reflect.get(item, 'title') ?? '')
  recordAuditEvent(em, { actor, action: 'shared a preview of', itemType, itemId: item.id, title })
  await em.persist(link).flush()
  return { link, token }
}

export async function revokePreviewLink(
  em: EntityManager,
  actor: Administrator,
  id: string,
): Promise<PreviewLink> {
  const link = await findById(em, PreviewLink, 'preview link', id)
  const { itemType } = findManagedType(link.type)
  recordAuditEvent(em, { actor, action: 'revoked a preview of', itemType, itemId: link.itemId, title: null })
  await em.remove(link).flush()
  return link
}

/** Null when it has expired, was revoked, or never existed, and when its creator may not see the item any more. */
export async function findPreviewLink(
  em: EntityManager,
  settings: Settings,
  token: string,
): Promise<PreviewLink | null> {
  const link = await em.findOne(PreviewLink, { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } })
  const creator = link && (await findAccount(settings, link.creatorId))
  return creator && hasPermission(creator.role, 'manageContent') ? link : null
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

type Values = Record<string, unknown>

/** What a preview link shows: the item as it would be if its creator saved now; null when the item is gone. */
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
