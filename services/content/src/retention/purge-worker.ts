/** Purges drafts that nobody has gone on with, and preview links that have expired. */
import { type BackgroundContext, describeError } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { draftLimits } from '../drafts/draft.rules.ts'
import { ItemDraft } from '../drafts/item-draft.entity.ts'
import { PreviewLink } from '../previews/preview-link.entity.ts'

/** In milliseconds. */
const purgeInterval = 60 * 60_000

/** Starts the work; returns a function that stops it after the purge at hand. */
export function startPurgeWorker({ orm, log }: Pick<BackgroundContext, 'orm' | 'log'>): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function purge() {
    try {
      await purgeExpired(orm.em.fork())
    } catch (error) {
      log.error(describeError(error), 'drafts and preview links could not be purged')
    }
    if (!isStopped) timer = setTimeout(() => (working = purge()), purgeInterval)
  }

  let working = purge()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
  }
}

export async function purgeExpired(em: EntityManager, now = new Date()): Promise<void> {
  await em.nativeDelete(ItemDraft, { savedAt: { $lt: getDraftExpiry(now) } })
  await em.nativeDelete(PreviewLink, { expiresAt: { $lt: now } })
}

const getDraftExpiry = (now: Date) => new Date(now.getTime() - draftLimits.days * 24 * 60 * 60_000)
