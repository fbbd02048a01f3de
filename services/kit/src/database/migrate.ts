/** Brings a database up to date, one process at a time. */
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'

// Any number will do, as long as every process of ours uses the same.
const lock = 20_100_417

/** Does `work` (migrations, then perhaps the seed) while no other process does the same on this database. */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    await client.end()
  }
}

/** Runs the migrations that have not run yet, all or none. */
export async function migrate(orm: MikroORM): Promise<number> {
  const done = await orm.migrator.up()
  return done.length
}
