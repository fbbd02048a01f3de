import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseUrl, startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { inject } from 'vitest'

/** Rows straight from a service's database, to see what was really stored. */
export async function rows(service: 'auth' | 'content' | 'requests', sql: string, values: unknown[] = []) {
  const { dataDir } = inject('product')
  const { databasePasswords } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))
  // Already running: it is found, not started.
  const { adminUrl } = await startPostgres({ dataDir })
  const role = `access_${service}`
  const client = new pg.Client({
    connectionString: databaseUrl(adminUrl, { database: role, role, password: databasePasswords[service] }),
  })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
