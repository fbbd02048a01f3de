/** Changes to roles and schemas, by one process at a time: several hosts on one database may start at once. */
import pg from 'pg'

// Any number, the same in every process.
const lockId = 20_100_425

/** Runs `work` as the role of this address, while nobody else on its database does. */
export async function withDatabaseLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    return await work(client)
  } finally {
    await client.end()
  }
}
