/** A database for each test, cloned from a template that was migrated once: 50-100 ms. */
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { runMigrations } from '../database/migrate.ts'
import { type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import { inDatabase, inSchema } from '../postgres/addresses.ts'
import type {} from './global-setup.ts'

const templateLockId = 20_100_418

/** As in the product, nothing of a service is in `public`. */
const schema = 'service'

/** Creates a database with an empty schema; returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  return withAdminClient(async (admin) => (await cloneTemplate(admin, await ensureEmptyTemplate(admin))).url)
}

/** Creates a database with the tables of a service; returns its URL and a function that drops it. */
export async function createTestDatabase(
  name: string,
  tables: DatabaseDefinition,
): Promise<{ url: string; drop(): Promise<void> }> {
  return withAdminClient(async (admin) =>
    cloneTemplate(admin, await ensureMigratedTemplate(admin, name, tables)),
  )
}

async function cloneTemplate(admin: pg.Client, template: string) {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(admin, database, template)
  return {
    url: getDatabaseUrl(database),
    drop: () =>
      withAdminClient(async (admin) => void (await admin.query(`drop database ${database} with (force)`))),
  }
}

/** Copied as files: through the write-ahead log, as is usual, it costs three times as much. */
const copyDatabase = (admin: pg.Client, database: string, template: string) =>
  admin.query(`create database ${database} template ${template} strategy file_copy`)

const ensureEmptyTemplate = (admin: pg.Client) =>
  ensureTemplate(admin, 'template_empty', 'template0', async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create schema ${schema}`)
    await client.end()
  })

async function ensureMigratedTemplate(admin: pg.Client, name: string, tables: DatabaseDefinition) {
  const migrations = JSON.stringify(tables.migrations.map(({ class: M }) => String(M)))
  const digest = createHash('sha256').update(migrations).digest('hex').slice(0, 8)
  const empty = await ensureEmptyTemplate(admin)
  return ensureTemplate(admin, `template_${name}_${digest}`, empty, async (url) => {
    const orm = await openDatabase(tables, url)
    await runMigrations(orm)
    await orm.close()
    await tables.prepare?.(url)
  })
}

/** A template database, created and filled under a lock by the first test that needs it. */
async function ensureTemplate(
  admin: pg.Client,
  template: string,
  source: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const exists = async () =>
    (await admin.query('select from pg_database where datname = $1', [template])).rowCount === 1
  if (await exists()) return template

  await admin.query('select pg_advisory_lock($1)', [templateLockId])
  try {
    if (await exists()) return template
    // Under another name until it is complete, since others only check whether it exists.
    await copyDatabase(admin, `${template}_unfinished`, source)
    await fill(getDatabaseUrl(`${template}_unfinished`))
    await admin.query(`alter database ${template}_unfinished rename to ${template}`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLockId])
  }
}

const getDatabaseUrl = (database: string) => inSchema(inDatabase(inject('postgres'), database), schema)

async function withAdminClient<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
