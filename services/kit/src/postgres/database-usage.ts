/** The activity of a service's connections, from PostgreSQL's statistics. */
import pg from 'pg'

/** The suffix of the application name of background jobs' connections, which do not count as request activity. */
export const jobsConnectionSuffix = ' jobs'

/**
 * Whether the connections of requests are active: one of them runs a statement (and is not waiting for the service
 * to read its result), or has finished one within the last `seconds`. Undefined when PostgreSQL does not answer.
 * `url` is that of the service: a role sees the activity of its own connections.
 */
export async function isDatabaseInUse(url: string, seconds: number): Promise<boolean | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select coalesce(bool_or(
          (state = 'active' and wait_event_type is distinct from 'Client')
          or state_change > now() - make_interval(secs => $1)), false) as is_in_use
        from pg_stat_activity
        where usename = current_user and datname = current_database() and pid <> pg_backend_pid()
          and application_name not like '%' || $2`,
      [seconds, jobsConnectionSuffix],
    )
    return rows[0].is_in_use
  } catch {
    return undefined
  } finally {
    client.end().catch(() => {})
  }
}
