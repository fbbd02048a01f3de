/** Writes the tables of every service into a backup, as they are at one moment, while people write. */

import { withClient, withSettings } from '@access/service-kit/postgres'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type ServiceName, services } from '../run/secrets.ts'
import { getTablePart, type SchemaContents, type Table } from './contents.ts'
import { writePart } from './encrypted-part.ts'
import type { Part } from './manifest.ts'

/** Values are written the same way whatever the server's settings, and nothing ends a long reading. */
const connectionSettings = {
  ...{ datestyle: 'ISO,YMD', intervalstyle: 'postgres', timezone: 'UTC' },
  ...{ extra_float_digits: '3', bytea_output: 'hex' },
  ...{ statement_timeout: '0', idle_in_transaction_session_timeout: '0', lock_timeout: '10s' },
}

/** Works on whole tables, as the database's owner. */
export const withOwner = <T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(withSettings(adminUrl, connectionSettings), work)

/** In one transaction, whose first statement says which moment it sees: `takenAt`, by the server's clock. */
export const dumpDatabase = (adminUrl: string, folder: string, recipients: string[]) =>
  withOwner(adminUrl, async (client) => {
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query<{ takenAt: Date }>('select clock_timestamp() as "takenAt"')
    const schemas = {} as Record<ServiceName, SchemaContents>
    const parts: Part[] = []
    for (const schema of services) {
      await client.query(`set local search_path to ${schema}, public`)
      const tables: Table[] = []
      for (const { name, columns } of await listTables(client)) {
        const source = client.query(copyTo(`copy ${quote(name)} (${columns.map(quote).join()}) to stdout`))
        parts.push(await writePart(folder, getTablePart(schema, name), source, recipients))
        tables.push({ name, columns, rows: source.rowCount })
      }
      schemas[schema] = { tables, ...(await readProgress(client)) }
    }
    return { takenAt: rows[0]!.takenAt, schemas, parts }
  })

export const quote = (name: string): string => pg.escapeIdentifier(name)

/** The tables of the schema, parents before their children. */
async function listTables(client: pg.Client): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query(
    `with recursive depth as (
      select oid, 0 as level from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      union select conrelid, level + 1 from depth join pg_constraint on confrelid = depth.oid
        where contype = 'f' and conrelid <> confrelid and level < 30
    )
    select relname::text as name,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class join (select oid, max(level) as level from depth group by oid) d using (oid)
    order by level, name`,
  )
  return rows
}

/** Sequences move outside of transactions, so they are never behind the rows of the moment. */
async function readProgress(client: pg.Client): Promise<Pick<SchemaContents, 'migrations' | 'sequences'>> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by id')
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  )
  return { migrations: migrations.rows.map(({ name }) => name), sequences: sequences.rows }
}
