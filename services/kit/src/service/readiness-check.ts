/** The readiness check of a service, for load balancers and the start command. */
import { setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'

/** In milliseconds: a database that takes longer does not answer anybody in time. */
const timeoutMs = 2000

/**
 * Creates a check that is true when a query succeeds on the connections that requests use. Concurrent
 * checks share one query.
 */
export function createReadinessCheck(orm: MikroORM): () => Promise<boolean> {
  let pendingCheck: Promise<boolean> | undefined

  const queryDatabase = () =>
    orm.em
      .getConnection()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pendingCheck = undefined
      })

  return async () => {
    pendingCheck ??= queryDatabase()
    return Promise.race([pendingCheck, wait(timeoutMs, false, { ref: false })])
  }
}
