/** Reads a database of a backup into an empty one. */

import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { getTablePart, measureTable } from './dump-database.ts'
import { readPart } from './encrypted-part.ts'
import { sessionSettings } from './snapshot.ts'
import {
  type DatabaseContent,
  formatCopyIn,
  formatDelete,
  formatTriggers,
  setSequence,
  type Table,
} from './tables.ts'

const insufficientPrivilege = '42501'

interface Target {
  /** For the server's administrator, in this database. */
  adminUrl: string
  /** For the service's own role. */
  url: string
}

/**
 * Fills the tables that the migrations of that day have made, all or none; compares every row's hash with that of the
 * backup. Triggers stay silent: what they would write is in the backup.
 * @throws {StartupError} when something is not as it was
 */
export async function loadDatabase(
  folder: string,
  database: string,
  content: DatabaseContent,
  identity: string,
  target: Target,
): Promise<void> {
  const { client, enableTriggers } = await beginWithoutTriggers(target, content.tables)
  try {
    // What the migrations put there themselves is in the backup as well.
    for (const table of content.tables.toReversed()) await client.query(formatDelete(table))
    for (const table of content.tables) await loadTable(client, folder, database, table, identity)
    for (const sequence of content.sequences) await setSequence(client, sequence)
    for (const table of content.tables) {
      const { rows, sha256 } = await measureTable(client, table)
      if (rows !== table.rows || sha256 !== table.sha256)
        throw new StartupError(
          `${database}.${table.name} is not what was backed up: nothing of it was restored.`,
        )
    }
    await enableTriggers()
    await client.query('commit')
    // Without statistics the first queries would be slow ones.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** As a superuser triggers and foreign keys are switched off for the session; anybody else switches off those of their tables. */
async function beginWithoutTriggers({ adminUrl, url }: Target, tables: Table[]) {
  const admin = await connect(adminUrl)
  try {
    await admin.query('begin; set local session_replication_role = replica')
    return { client: admin, enableTriggers: async () => {} }
  } catch (error) {
    await admin.end()
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
  }
  const owner = await connect(url)
  await owner.query('begin')
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of tables) await owner.query(formatTriggers(table, state))
  }
  await setTriggers('disable')
  return { client: owner, enableTriggers: () => setTriggers('enable') }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'restore',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(sessionSettings)
  return client
}

async function loadTable(
  client: pg.Client,
  folder: string,
  database: string,
  table: Table,
  identity: string,
) {
  const rows = await readPart(folder, getTablePart(database, table.name), identity)
  await pipeline(rows, client.query(copyFrom(formatCopyIn(table))))
}
