/** Migrates a database, one process at a time. */
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'

// Any number, the same in every process.
const migrationLockId = 20_100_417

/** Runs `work` (migrations, then perhaps the seed) under a lock, so that one process at a time does on a database. */
export async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId])
    return await work()
  } finally {
    await client.end()
  }
}

/** A database that other migrations have made than ours: starting again will not help. */
export class UnknownMigrationHistory extends Error {}

/**
 * Runs the migrations that have not run yet, all or none.
 * @throws {UnknownMigrationHistory} having touched nothing, where others have run before
 */
export async function runMigrations(orm: MikroORM): Promise<number> {
  await assertKnownHistory(orm)
  const applied = await orm.migrator.up()
  return applied.length
}

/** What has run must be the beginning of our list: the migrator itself would pass over what it does not know. */
async function assertKnownHistory(orm: MikroORM): Promise<void> {
  const known = orm.config.get('migrations').migrationsList?.map(({ name }) => name) ?? []
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name)
  const unexpected = executed.find((name, index) => name !== known[index])
  if (unexpected === undefined) return
  throw new UnknownMigrationHistory(
    `This database was made by an earlier version of the product (its migration ${unexpected} is not one of ours), and cannot be opened by this one. It has been left untouched: start the version that made it, or give this one an empty data folder`,
  )
}
