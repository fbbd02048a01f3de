/** Rows straight from a service's database, to see what was really stored. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseUrl, startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import type { ServiceName } from './secrets.ts'

/** Asks the database of a running product, as the service would, but for as long as it takes. */
export async function queryServiceRows(
  dataDir: string,
  service: ServiceName,
  sql: string,
  values: unknown[] = [],
) {
  const { databasePasswords } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))
  // Already running, so this only connects to it.
  const { adminUrl } = await startPostgres({ dataDir })
  const role = `access_${service}`
  const client = new pg.Client({
    connectionString: databaseUrl(adminUrl, { database: role, role, password: databasePasswords[service] }),
    // Of a service a statement may take seconds; after a long crash test one reads everything.
    options: '-c statement_timeout=0',
  })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
