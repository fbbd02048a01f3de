/**
 * Whether a release of before still works on the tables of today, as it does while the next one migrates: it reads and
 * fills the columns that it knows, and no others.
 */
import pg from 'pg'
import type { Service } from '../service/service.ts'
import { createFixtureDatabase, type SchemaFixture } from './schema-fixtures.ts'
import { createTestDatabase } from './test-databases.ts'

/** What stands in the way of the release that made the fixture, a sentence each. */
export async function listColumnObstacles(service: Service, fixture: SchemaFixture): Promise<string[]> {
  const current = await createTestDatabase(service.name, service)
  try {
    const [before, after] = await Promise.all([
      readColumns(await createFixtureDatabase(fixture)),
      readColumns(current.url),
    ])
    return [
      ...[...before.values()].flatMap((column) => describeChange(column, after.get(column.name))),
      ...[...after.values()].flatMap((column) => describeAddition(column, before)),
    ]
  } finally {
    await current.drop()
  }
}

interface Column {
  /** `table.column`. */
  name: string
  table: string
  type: string
  isRequired: boolean
  /** The database fills it where nobody else does. */
  isFilled: boolean
}

function describeChange({ name, type, isRequired }: Column, now: Column | undefined): string[] {
  if (!now) return [`${name} is gone`]
  if (now.type !== type) return [`${name} was ${type} and is ${now.type}`]
  return now.isRequired && !isRequired ? [`${name} may not be null any more`] : []
}

/** What it does not know it does not fill. */
function describeAddition(
  { name, table, isRequired, isFilled }: Column,
  before: Map<string, Column>,
): string[] {
  const isTableKnown = [...before.values()].some((column) => column.table === table)
  return isTableKnown && !before.has(name) && isRequired && !isFilled ? [`${name} must be filled`] : []
}

async function readColumns(url: string): Promise<Map<string, Column>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(
      `select format('%s.%s', c.relname, a.attname) as name, c.relname as "table",
        format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
        a.atthasdef or a.attidentity <> '' as "isFilled"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`,
    )
    return new Map(rows.map((column) => [column.name, column]))
  } finally {
    await client.end()
  }
}
