/** Whether the databases of an installation are there, and have something in them. */

import { inDatabase } from '@access/service-kit/postgres'
import pg from 'pg'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { services } from '../run/secrets.ts'
import type { Settings } from '../run/settings.ts'

const listDatabases = (settings: Settings) =>
  services.map((service) => `${settings.get('DATABASE_PREFIX')}_${service}`)

/** @throws {StartupError} when there is a table in one of them */
export async function assertEmptyDatabases(adminUrl: string, settings: Settings): Promise<void> {
  for (const database of listDatabases(settings)) {
    const [existing] = await query(adminUrl, 'select from pg_database where datname = $1', [database])
    if (!existing) continue
    const [table] = await query(
      inDatabase(adminUrl, database),
      `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    if (table) {
      throw new StartupError(
        `There are data already (in the database ${database}), and nothing was touched: a backup is restored where there are none. Set DATA_DIR to an empty folder, and DATABASE_URL or DATABASE_PREFIX to where nothing is.`,
      )
    }
  }
}

/** Drops them, for a restore that was interrupted. */
export async function dropDatabases(adminUrl: string, settings: Settings): Promise<void> {
  for (const database of listDatabases(settings))
    await query(adminUrl, `drop database if exists ${pg.escapeIdentifier(database)} with (force)`)
}

async function query(connectionString: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}
