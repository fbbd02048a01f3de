/** Migrates a database, one process at a time. */
import { setTimeout as pause } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { formatSettings } from '../postgres/connection-settings.ts'
import { lockKey } from './advisory-lock.ts'

/**
 * In milliseconds. A migration that waits for a table makes everybody who comes after it wait as well: it gives up
 * and lets them pass, and tries again.
 */
const lockTimeoutMs = 2000
const retryDelayMs = 1000
const maxAttempts = 30

/** Runs `work` (migrations, then perhaps the seed) under a lock, so that one process of a service at a time does. */
export async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Another process may take its time: nobody waits for this one either.
    await client.query(formatSettings('set', { statement_timeout: '0', lock_timeout: '0' }))
    await client.query(`select pg_advisory_lock(${lockKey('$1')})`, ['migrations'])
    return await work()
  } finally {
    await client.end()
  }
}

/** A database that other migrations have made than ours: starting again will not help. */
export class UnknownMigrationHistory extends Error {}

/**
 * Runs the migrations that have not run yet, or those up to the one named, all or none.
 * @throws {UnknownMigrationHistory} having touched nothing, where others have run before, or none has that name
 */
export async function runMigrations(orm: MikroORM, lastMigration?: string): Promise<number> {
  const known = orm.config.get('migrations').migrationsList?.map(({ name }) => name) ?? []
  await assertKnownHistory(orm, known)
  if (lastMigration && !known.includes(lastMigration)) {
    throw new UnknownMigrationHistory(
      `The migration ${lastMigration} is not one of ours: these data were made by a later version of the product, and are opened by that one`,
    )
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(orm, lastMigration)
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error
      await pause(retryDelayMs)
    }
  }
}

const migrateOnce = (orm: MikroORM, lastMigration?: string) =>
  orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = ${lockTimeoutMs}`)
    const transaction = em.getTransactionContext()
    const applied = await orm.migrator.up({ transaction, ...(lastMigration && { to: lastMigration }) })
    return applied.length
  })

/** PostgreSQL's `lock_not_available`. */
const isLockTimeout = (error: unknown): boolean =>
  [error, (error as { cause?: unknown }).cause].some(
    (candidate) => (candidate as { code?: unknown } | undefined)?.code === '55P03',
  )

/** What has run must be the beginning of our list: the migrator itself would pass over what it does not know. */
async function assertKnownHistory(orm: MikroORM, known: (string | undefined)[]): Promise<void> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name)
  const unexpected = executed.find((name, index) => name !== known[index])
  if (unexpected === undefined) return
  throw new UnknownMigrationHistory(
    `This database was made by an earlier version of the product (its migration ${unexpected} is not one of ours), and cannot be opened by this one. It has been left untouched: start the version that made it, or give this one an empty data folder`,
  )
}
