/** Fills the tables that the migrations of a backup's day have made. */

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { services } from '../run/secrets.ts'
import { type Contents, getTablePart, type SchemaContents } from './contents.ts'
import { quote, withOwner } from './dump-database.ts'
import { readPart } from './encrypted-part.ts'

/**
 * All tables of all services, or none. Their triggers stay silent: what they would write is in the backup.
 * @throws {StartupError} when a table does not get the rows that it had
 */
export const loadDatabase = (
  adminUrl: string,
  folder: string,
  { schemas }: Pick<Contents, 'schemas'>,
  identity: string,
): Promise<void> =>
  withOwner(adminUrl, async (client) => {
    await client.query('begin')
    for (const schema of services) {
      await client.query(`set local search_path to ${schema}, public`)
      await loadSchema(client, schemas[schema], async (table, target) =>
        readPart(folder, getTablePart(schema, table), identity, (rows) =>
          pipeline(Readable.from(rows), target),
        ),
      )
    }
    await client.query('commit')
    // Without statistics the first queries would be slow ones.
    await client.query('analyze')
  })

async function loadSchema(
  client: pg.Client,
  { tables, sequences }: SchemaContents,
  copyRows: (table: string, target: NodeJS.WritableStream) => Promise<void>,
) {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} disable trigger user`)
  // What the migrations put there themselves is in the backup as well.
  for (const { name } of tables.toReversed()) await emptyTable(client, quote(name))
  for (const { name, columns, rows } of tables) {
    const target = client.query(copyFrom(`copy ${quote(name)} (${columns.map(quote).join()}) from stdin`))
    await copyRows(name, target)
    if (target.rowCount !== rows)
      throw new StartupError(`The table ${name} did not get the rows that it had: nothing was restored.`)
  }
  for (const { name, value } of sequences)
    await client.query('select setval($1::text::regclass, $2)', [quote(name), value])
  for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`)
}

/** Nothing is deleted where nothing is: in an audit table even its owner may not. */
async function emptyTable(client: pg.Client, table: string) {
  const { rowCount } = await client.query(`select from ${table} limit 1`)
  if (rowCount) await client.query(`delete from ${table}`)
}
