/** Whether a service can do its work just now: asked by whoever decides where calls go. */
import type { MikroORM } from '@mikro-orm/postgresql'

/** In milliseconds: a database that takes longer does not answer anybody in time. */
const patience = 2000

/**
 * Makes a question with a present answer: true when a query goes through the connections that calls use. Those who
 * ask at the same time share one query, so that no number of them is a burden.
 */
export function createReadinessCheck(orm: MikroORM): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined

  const ask = () =>
    orm.em
      .getConnection()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })

  return async () => {
    asking ??= ask()
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(late.resolve, patience, false)
    try {
      return await Promise.race([asking, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
