/**
 * Fetches the pictures of other sites that no save waits for: of items that were imported, seeded, or saved before
 * pictures were fetched. At the start it looks at all items and tries those again that failed; then at changed ones.
 */
import { type RouteContext, startPolling } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { copyPictures, listMissingAddresses } from './copy-pictures.ts'
import type { IsAllowedAddress } from './fetch-picture.ts'
import { type PicturedType, picturedTypes } from './pictured-types.ts'

type WorkContext = Pick<RouteContext, 'orm' | 'log'> & { isAllowed: IsAllowedAddress }

/** In milliseconds: how often changed items are looked at, and how long a transaction may have taken to commit. */
const pollInterval = 30_000
const commitDelay = 60_000

/** Starts the work; returns a function that stops it after the picture at hand. */
export function startPictureWorker(context: WorkContext): () => Promise<void> {
  let lastLookedAt: Date | null = null
  async function look(isRunning: () => boolean) {
    const startedAt = Date.now()
    await copyMissingPictures(context, { changedSince: lastLookedAt, isRunning })
    lastLookedAt = new Date(startedAt - commitDelay)
  }
  const failure = 'pictures could not be looked at'
  return startPolling(look, { interval: pollInterval, log: context.log, failure })
}

interface LookOptions {
  /** Null for all items, and for another try at those pictures that failed. */
  changedSince: Date | null
  isRunning(): boolean
}

/** Fetches what is missing, one item after the other. */
async function copyMissingPictures(
  { orm, log, isAllowed }: WorkContext,
  { changedSince, isRunning }: LookOptions,
): Promise<void> {
  const fork = () => orm.em.fork()
  const isRetrying = changedSince === null
  for (const type of picturedTypes)
    for (const id of await listItemsToCopy(fork(), type, changedSince)) {
      if (!isRunning()) return
      const item = await fork().findOne(type.Type, { id })
      if (item) await copyPictures(type, item, { fork, actor: 'Website', log, isAllowed, isRetrying })
    }
}

async function listItemsToCopy(em: EntityManager, type: PicturedType, changedSince: Date | null) {
  const where = changedSince ? { updatedAt: { $gte: changedSince } } : {}
  const items = await em.find(type.Type, where, { disableIdentityMap: true })
  return items
    .filter((item) => listMissingAddresses(type, item, changedSince === null).length > 0)
    .map(({ id }) => id)
}
