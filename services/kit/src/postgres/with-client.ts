import pg from 'pg'

/** Works with one connection to this database, and ends it. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // Where it is lost, the query that waits fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

// Any number, the same in every process.
const lockId = 20_100_425

/** Changes roles and schemas while nobody else on this database does: several hosts may start at once. */
export const withDatabaseLock = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockId])
    return work(client)
  })
