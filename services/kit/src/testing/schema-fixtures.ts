/** Databases of earlier versions, as SQL text: how their tables were, with some rows. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { readSettings } from '../context/settings.ts'
import { runMigrations } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Service } from '../service/service.ts'
import { createEmptyDatabase, createTestDatabase } from './test-databases.ts'

// Of each table; enough that every column is filled somewhere.
const rowsPerTable = 3

/** A database as it was after a migration. */
export interface SchemaFixture {
  /** The last migration that had run. */
  migration: string
  sql: string
}

/** The fixtures in a folder, `<migration>.sql` each. */
export const listSchemaFixtures = (folder: string): SchemaFixture[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ migration: basename(name, '.sql'), sql: readFileSync(join(folder, name), 'utf8') }))

/** The names of the migrations of a service, the oldest first. */
export const listMigrationNames = ({ migrations }: Pick<Service, 'migrations'>): string[] =>
  migrations.map(({ name }) => name)

/**
 * Writes the fixtures that are missing, once for each migration and never again: the tables as its migrations make
 * them today, with rows of the demonstration as far as those tables have their columns.
 */
export async function writeSchemaFixtures(
  service: Service,
  folder: string,
  env: Record<string, string>,
): Promise<void> {
  for (const migration of listMigrationNames(service)) {
    const file = join(folder, `${migration}.sql`)
    if (!existsSync(file)) writeFileSync(file, await formatSchemaFixture(service, migration, env))
  }
}

async function formatSchemaFixture(service: Service, migration: string, env: Record<string, string>) {
  const earlier = await openDatabase(service, await createEmptyDatabase())
  const seeded = await createTestDatabase(service.name, service)
  const current = await openDatabase(service, seeded.url)
  try {
    await runMigrations(earlier, migration)
    const settings = readSettings({
      DATABASE_URL: seeded.url,
      AUTH_URL: '-',
      INTERNAL_SECRET: '-',
      AUDIT_KEY: '-',
      SEED: 'demo',
      ...env,
    })
    await current.em.fork().transactional((em) => service.seed?.(em, settings))
    const statements = [
      ...(await listStatements(earlier, migration)),
      'set session_replication_role = replica',
      ...(await listInserts(earlier, current)),
      'reset session_replication_role',
    ]
    return `${statements.map((statement) => `${statement};\n`).join('\n')}`
  } finally {
    await earlier.close()
    await current.close()
    await seeded.drop()
  }
}

/** What a migration of the ORM has, beside what its type for lists of them says. */
interface MigrationSteps {
  up(): Promise<void> | void
  getQueries(): unknown[]
}

/** What the migrations do to an empty database, without the rows that they insert, and their own table. */
async function listStatements(orm: MikroORM, lastMigration: string): Promise<string[]> {
  const statements: string[] = []
  for (const { name, class: Migration } of orm.config.get('migrations')
    .migrationsList as Service['migrations']) {
    const migration = new (Migration as new (...context: unknown[]) => MigrationSteps)(
      orm.em.getDriver(),
      orm.config,
    )
    // What it does to rows it finds finds none here.
    const execute = async (statement: string) => {
      statements.push(statement)
      return []
    }
    await Object.assign(migration, { execute }).up()
    statements.push(...migration.getQueries().map(String))
    if (name === lastMigration) break
  }
  return [
    `create table "migrations" ("id" serial primary key, "name" varchar(255) not null,
      "executed_at" timestamptz(6) not null default current_timestamp(6))`,
    ...statements.filter((statement) => !/^\s*(insert|update|select)/i.test(statement)),
  ]
}

async function listInserts(earlier: MikroORM, current: MikroORM): Promise<string[]> {
  const columns = await query<{ table: string; columns: string[] }>(
    earlier,
    `select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attgenerated = '' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by 1 order by 1`,
  )
  const inserts = await Promise.all(
    columns.map(({ table, columns }) =>
      formatInserts(table === 'migrations' ? earlier : current, table, columns),
    ),
  )
  return inserts.flat()
}

async function formatInserts(orm: MikroORM, table: string, columns: string[]): Promise<string[]> {
  const names = columns.map((column) => `"${column}"`)
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `)
  // The migrations all, in their order: their ids are those of a sequence.
  const limit = table === 'migrations' ? 'order by id' : `order by 1 limit ${rowsPerTable}`
  const rows = await query<{ values: string }>(orm, `select ${values} as values from "${table}" ${limit}`)
  const inserts = rows.map((row) => `insert into "${table}" (${names.join(', ')}) values (${row.values})`)
  const sequence = `select setval('migrations_id_seq', (select max(id) from migrations))`
  return table === 'migrations' ? [...inserts, sequence] : inserts
}

const query = <Row>(orm: MikroORM, sql: string): Promise<Row[]> => orm.em.fork().execute<Row[]>(sql)

/** A database made of a fixture; its URL. */
export async function createFixtureDatabase({ sql }: SchemaFixture): Promise<string> {
  const url = await createEmptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
    return url
  } finally {
    await client.end()
  }
}
