/** Changes to databases and roles, by one process at a time: several hosts on one server may start at once. */
import pg from 'pg'

// Any number, the same in every process.
const lockId = 20_100_425

/** Runs `work` as the role of this URL, while nobody else on its database does. */
export async function withServerLock<T>(admin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    return await work(client)
  } finally {
    await client.end()
  }
}
