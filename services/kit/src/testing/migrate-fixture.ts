/** Migrates a database of an earlier version, as three processes that start at once would. */
import { runMigrations, withMigrationLock } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Service } from '../service/service.ts'
import { describeSchema, readRows } from './describe-database.ts'
import { createFixtureDatabase, type SchemaFixture } from './schema-fixtures.ts'
import { createTestDatabase } from './test-databases.ts'

/** What came of it. */
export interface MigratedFixture {
  /** How many migrations each of the three ran. */
  applied: number[]
  /** Rows that are not as they were, in the columns that they had; with the table. */
  changedRows: string[]
  /** What the schema has, and a new one has not, and the other way round. */
  schemaDifferences: string[]
}

export async function migrateFixture(service: Service, fixture: SchemaFixture): Promise<MigratedFixture> {
  const url = await createFixtureDatabase(fixture)
  const before = await readRows(url)
  const applied = await Promise.all([1, 2, 3].map(() => migrate(service, url)))
  const after = await readRows(url)
  const fresh = await createTestDatabase(service.name, service)
  const [schema, expectedSchema] = await Promise.all([describeSchema(url), describeSchema(fresh.url)])
  await fresh.drop()
  const changedRows = Object.entries(before)
    .filter(([table]) => table !== 'migrations')
    .flatMap(([table, rows]) =>
      rows
        .filter((row) => !after[table]?.some((candidate) => hasValues(candidate, row)))
        .map((row) => `${table} ${JSON.stringify(row)}`),
    )
  return {
    applied,
    changedRows,
    schemaDifferences: [
      ...schema.filter((line) => !expectedSchema.includes(line)).map((line) => `+ ${line}`),
      ...expectedSchema.filter((line) => !schema.includes(line)).map((line) => `- ${line}`),
    ],
  }
}

async function migrate(service: Service, url: string): Promise<number> {
  const orm = await openDatabase(service, url, { pool: 2 })
  try {
    return await withMigrationLock(url, () => runMigrations(orm))
  } finally {
    await orm.close()
  }
}

/** Whether a row has these values; columns that were dropped since are passed over. */
const hasValues = (row: Record<string, unknown>, values: Record<string, unknown>) =>
  Object.entries(values).every(
    ([column, value]) => !(column in row) || JSON.stringify(row[column]) === JSON.stringify(value),
  )
