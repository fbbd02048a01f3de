/** Writes a database into a backup. */

import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { createMeter, writePart } from './encrypted-part.ts'
import type { Part } from './manifest.ts'
import {
  type DatabaseContent,
  formatCopyOut,
  formatLock,
  listMigrations,
  listSequences,
  listTables,
  type Table,
  type TableContent,
} from './tables.ts'

/** The name of the file with a table's rows. */
export const getTablePart = (database: string, table: string) => `${database}/${table}.age`

/** Writes every table of the moment that the connection sees; how many rows each has, and their hash. */
export async function dumpDatabase(
  client: pg.Client,
  database: string,
  folder: string,
  recipients: string[],
): Promise<{ content: DatabaseContent; parts: Part[] }> {
  const tables = await listTables(client)
  await client.query(formatLock(tables))
  const parts: Part[] = []
  const contents: DatabaseContent['tables'] = []
  for (const table of tables) {
    const meter = createMeter()
    const rows = openRows(client, table, meter.stream)
    parts.push(await writePart(folder, getTablePart(database, table.name), rows, recipients))
    const { lines, sha256 } = meter.read()
    contents.push({ ...table, rows: lines, sha256 })
  }
  const content = {
    migrations: await listMigrations(client),
    tables: contents,
    sequences: await listSequences(client),
  }
  return { content, parts }
}

/** Counts and hashes the rows of a table as they are in a database. */
export async function measureTable(client: pg.Client, table: Table): Promise<TableContent> {
  const meter = createMeter()
  await pipeline(openRows(client, table, meter.stream), new PassThrough().resume())
  const { lines, sha256 } = meter.read()
  return { rows: lines, sha256 }
}

/** The rows in PostgreSQL's text format, a line each. */
function openRows(client: pg.Client, table: Table, meter: Transform): Readable {
  const rows = client.query(copyTo(formatCopyOut(table)))
  rows.on('error', (error) => meter.destroy(error))
  return rows.pipe(meter)
}
