/** Migrates a database of an earlier version, as processes do that start. */
import { runMigrations, withMigrationLock } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Service } from '../service/service.ts'
import { describeSchema, readRows } from './describe-database.ts'
import { createFixtureDatabase, type SchemaFixture } from './schema-fixtures.ts'
import { createTestDatabase } from './test-databases.ts'

/** What came of it. */
export interface MigratedFixture {
  /** How many migrations each of the processes ran. */
  applied: number[]
  /** Rows that are not as they were, in the columns that they had; with the table. */
  changedRows: string[]
  /** What the schema has, and a new one has not, and the other way round. */
  schemaDifferences: string[]
}

/** Migrates it by this many that start at once. */
export async function migrateFixture(
  service: Service,
  fixture: SchemaFixture,
  processes: number,
): Promise<MigratedFixture> {
  const url = await createFixtureDatabase(fixture)
  const before = await readRows(url)
  const applied = await Promise.all(Array.from({ length: processes }, () => migrate(service, url)))
  const after = await readRows(url)
  const [schema, expectedSchema] = await Promise.all([describeSchema(url), describeNewSchema(service)])
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

const newSchemas = new WeakMap<Service, Promise<string[]>>()

/** Of a database that was never another: once for each service. */
function describeNewSchema(service: Service): Promise<string[]> {
  const known = newSchemas.get(service)
  if (known) return known
  const described = createTestDatabase(service.name, service).then(async ({ url, drop }) => {
    const schema = await describeSchema(url)
    await drop()
    return schema
  })
  newSchemas.set(service, described)
  return described
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
