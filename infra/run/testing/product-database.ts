/** The database of a running product, asked as the superuser of its server: to see what was really stored, and for outages. */

import { inSchema, startPostgres, withClient } from '@access/service-kit/postgres'
import type pg from 'pg'
import type { ServiceName } from '../secrets.ts'
import type { Product } from './product.ts'

/** Rows straight from a service's schema, for as long as it takes. */
export const queryServiceRows = (
  dataDir: string,
  service: ServiceName,
  sql: string,
  values: unknown[] = [],
) =>
  asSuperuser(
    dataDir,
    async (client) => (await client.query(sql, values)).rows as Record<string, unknown>[],
    service,
  )

/** Ends the connections of a service and lets its role make no others; the returned function lets it again. */
export async function rejectConnections({ dataDir }: Product, service: ServiceName) {
  const role = `postgres_${service}`
  await asSuperuser(dataDir, async (client) => {
    await client.query(`alter role ${role} connection limit 0`)
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
  })
  return () => asSuperuser(dataDir, (client) => client.query(`alter role ${role} connection limit -1`))
}

async function asSuperuser<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
  service?: ServiceName,
): Promise<T> {
  // Already running, so this only connects to it.
  const { adminUrl } = await startPostgres({ dataDir })
  return withClient(service ? inSchema(adminUrl, service) : adminUrl, work)
}
