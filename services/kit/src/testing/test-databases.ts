/** A database for each test, cloned from a template that was migrated once: 50-100 ms. */
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { runMigrations } from '../database/migrate.ts'
import { type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import type {} from './global-setup.ts'

const templateLockId = 20_100_418

/** Creates an empty database; returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  return (await withAdminClient((admin) => cloneTemplate(admin, 'template0'))).url
}

/** Creates a database with the schema of a service; returns its URL and a function that drops it. */
export async function createTestDatabase(
  name: string,
  tables: DatabaseDefinition,
): Promise<{ url: string; drop(): Promise<void> }> {
  return withAdminClient(async (admin) => cloneTemplate(admin, await ensureTemplate(admin, name, tables)))
}

async function cloneTemplate(admin: pg.Client, template: string) {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files: through the write-ahead log, as is usual, it costs three times as much.
  await admin.query(`create database ${database} template ${template} strategy file_copy`)
  return {
    url: getDatabaseUrl(database),
    drop: () =>
      withAdminClient(async (admin) => void (await admin.query(`drop database ${database} with (force)`))),
  }
}

/** The template database of a service, created under a lock by the first test that needs it. */
async function ensureTemplate(admin: pg.Client, name: string, tables: DatabaseDefinition): Promise<string> {
  const migrations = JSON.stringify(tables.migrations.map(({ class: M }) => String(M)))
  const template = `template_${name}_${createHash('sha256').update(migrations).digest('hex').slice(0, 8)}`
  const existing = await admin.query('select from pg_database where datname = $1', [template])
  if (existing.rowCount) return template

  await admin.query('select pg_advisory_lock($1)', [templateLockId])
  try {
    const existingNow = await admin.query('select from pg_database where datname = $1', [template])
    if (existingNow.rowCount) return template
    // Under another name until it is complete, since others only check whether it exists.
    await admin.query(`create database ${template}_unfinished template template0`)
    const orm = await openDatabase(tables, getDatabaseUrl(`${template}_unfinished`))
    await runMigrations(orm)
    await orm.close()
    await tables.prepare?.(getDatabaseUrl(`${template}_unfinished`))
    await admin.query(`alter database ${template}_unfinished rename to ${template}`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLockId])
  }
}

const getDatabaseUrl = (database: string) => inject('postgres').replace(/\/postgres\?/, `/${database}?`)

async function withAdminClient<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
