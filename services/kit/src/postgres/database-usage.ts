/** The activity of a service's connections, from PostgreSQL's statistics. */
import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import pg from 'pg'

/**
 * The application name of the connections by which a service answers requests. Several hosts may share a server, and
 * several products a host: each has a folder of data on its host.
 */
export const formatRequestConnectionName = (service: string, dataDir: string): string =>
  `${service} requests ${createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 8)}`

/** The same of its background jobs' connections, which do not count as request activity. */
export const formatJobConnectionName = (service: string): string => `${service} jobs`

/**
 * Whether the connections of this name are active: one of them runs a statement (and is not waiting for the service
 * to read its result), or has finished one within the last `seconds`. Undefined when PostgreSQL does not answer.
 * `url` is that of the service: a role sees the activity of its own connections.
 */
export async function isDatabaseInUse(
  url: string,
  connectionName: string,
  seconds: number,
): Promise<boolean | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select coalesce(bool_or(
          (state = 'active' and wait_event_type is distinct from 'Client')
          or state_change > now() - make_interval(secs => $1)), false) as is_in_use
        from pg_stat_activity
        where usename = current_user and datname = current_database() and application_name = $2`,
      [seconds, connectionName],
    )
    return rows[0].is_in_use
  } catch {
    return undefined
  } finally {
    client.end().catch(() => {})
  }
}
