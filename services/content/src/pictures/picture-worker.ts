/**
 * Fetches the pictures of other sites that no save waits for: of items that were imported, seeded, or saved before
 * pictures were fetched. At the start it looks at all items and tries those again that failed; then at changed ones.
 */
import { describeError, type RouteContext } from '@access/service-kit'
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
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let lastLookedAt: Date | null = null
  const isRunning = () => !isStopped

  async function look() {
    const startedAt = new Date()
    try {
      await copyMissingPictures(context, { changedSince: lastLookedAt, isRunning })
      lastLookedAt = new Date(startedAt.getTime() - commitDelay)
    } catch (error) {
      context.log.error(describeError(error), 'pictures could not be looked at')
    }
    if (isRunning()) timer = setTimeout(() => (working = look()), pollInterval)
  }

  let working = look()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
  }
}

interface LookOptions {
  /** Null for all items, and for another try at those pictures that failed. */
  changedSince: Date | null
  isRunning(): boolean
}

/** Fetches what is missing, one item after the other. */
export async function copyMissingPictures(
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
