/** What a service's connections are doing, as PostgreSQL sees it. */
import pg from 'pg'

/** How the connections of background jobs are named, which say nothing of those that calls use. */
export const jobsSuffix = ' jobs'

/**
 * Whether the connections that calls use are at work: one of them runs a statement (and is not waiting for the service
 * to take its result), or has ended one within the last `seconds`. Undefined when PostgreSQL does not answer.
 * `url` is the service's own: a role sees what its own connections do.
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
      [seconds, jobsSuffix],
    )
    return rows[0].is_in_use
  } catch {
    return undefined
  } finally {
    client.end().catch(() => {})
  }
}
