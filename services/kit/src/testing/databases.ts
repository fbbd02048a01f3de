/** A database of its own for each test, cloned from one that was migrated once: 50-100 ms. */
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Tables } from '../database/open.ts'
import type {} from './globalSetup.ts'

const lock = 20_100_418

/** The URL of an empty database. */
export async function anEmptyDatabase(): Promise<string> {
  return (await asAdmin((admin) => created(admin, 'template0'))).url
}

/** The URL of a database with the tables of a service, and how to drop it. */
export async function aDatabase(
  name: string,
  tables: Tables,
): Promise<{ url: string; drop(): Promise<void> }> {
  return asAdmin(async (admin) => created(admin, await templateOf(admin, name, tables)))
}

async function created(admin: pg.Client, template: string) {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${database} template ${template}`)
  return {
    url: urlOf(database),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database ${database} with (force)`))),
  }
}

/** The migrated database of a service: made by the first test that asks, while the others wait. */
async function templateOf(admin: pg.Client, name: string, tables: Tables): Promise<string> {
  const migrations = JSON.stringify(tables.migrations.map(({ class: M }) => String(M)))
  const template = `template_${name}_${createHash('sha256').update(migrations).digest('hex').slice(0, 8)}`
  const isThere = await admin.query('select from pg_database where datname = $1', [template])
  if (isThere.rowCount) return template

  await admin.query('select pg_advisory_lock($1)', [lock])
  try {
    const now = await admin.query('select from pg_database where datname = $1', [template])
    if (now.rowCount) return template
    // Under another name until it is whole: the others only look whether it is there.
    await admin.query(`create database ${template}_unfinished template template0`)
    const orm = await openDatabase(tables, urlOf(`${template}_unfinished`))
    await migrate(orm)
    await orm.close()
    await tables.prepare?.(urlOf(`${template}_unfinished`))
    await admin.query(`alter database ${template}_unfinished rename to ${template}`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lock])
  }
}

const urlOf = (database: string) => inject('postgres').replace(/\/postgres\?/, `/${database}?`)

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
