/** Purges drafts that nobody has gone on with, and preview links that have expired. */
import { type BackgroundContext, startPolling } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { draftLimits } from '../drafts/draft.rules.ts'
import { ItemDraft } from '../drafts/item-draft.entity.ts'
import { PreviewLink } from '../previews/preview-link.entity.ts'

/** In milliseconds. */
const purgeInterval = 60 * 60_000

/** Starts the work; returns a function that stops it after the purge at hand. */
export const startPurgeWorker = ({ orm, log }: BackgroundContext): (() => Promise<void>) =>
  startPolling(() => purgeExpired(orm.em.fork()), {
    interval: purgeInterval,
    log,
    failure: 'drafts and preview links could not be purged',
  })

export async function purgeExpired(em: EntityManager, now = new Date()): Promise<void> {
  await em.nativeDelete(ItemDraft, { savedAt: { $lt: getDraftExpiry(now) } })
  await em.nativeDelete(PreviewLink, { expiresAt: { $lt: now } })
}

const getDraftExpiry = (now: Date) => new Date(now.getTime() - draftLimits.days * 24 * 60 * 60_000)
