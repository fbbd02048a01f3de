/** Rows straight from a service's schema, to see what was really stored. */

import { inSchema, startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import type { ServiceName } from './secrets.ts'

/** Asks the database of a running product, as the superuser of its server, for as long as it takes. */
export async function queryServiceRows(
  dataDir: string,
  service: ServiceName,
  sql: string,
  values: unknown[] = [],
) {
  // Already running, so this only connects to it.
  const { adminUrl } = await startPostgres({ dataDir })
  const client = new pg.Client({ connectionString: inSchema(adminUrl, service) })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
