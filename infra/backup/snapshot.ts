/** One moment of several databases of a server, for as long as it takes to read them. */

import pg from 'pg'
import { StartupError } from '../run/bootstrap/startup-error.mjs'

/** Connections in a transaction each, all of which see the same moment. */
export interface Snapshot<Name extends string> {
  clients: Record<Name, pg.Client>
  /** When it was taken, by the server's clock. */
  takenAt: Date
  close(): Promise<void>
}

// At a thousand commits a second about every second attempt succeeds: this many never fail all.
const maxAttempts = 500

/** Values are written the same way whatever the server's settings, and nothing ends a long reading. */
export const sessionSettings = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 3; set bytea_output to 'hex'; set statement_timeout to 0;
  set idle_in_transaction_session_timeout to 0; set lock_timeout to '10s'`

/**
 * Takes it without stopping anybody: transaction numbers are the whole server's, so transactions in different
 * databases see the same moment exactly when their snapshots are equal; and until they are, it tries again.
 */
export async function openSnapshot<Name extends string>(urls: Record<Name, string>): Promise<Snapshot<Name>> {
  const names = Object.keys(urls) as Name[]
  const clients = Object.fromEntries(
    names.map((name) => [
      name,
      new pg.Client({
        connectionString: urls[name],
        application_name: 'backup',
        connectionTimeoutMillis: 10_000,
      }),
    ]),
  ) as Record<Name, pg.Client>
  const all = Object.values<pg.Client>(clients)
  const close = async () => void (await Promise.allSettled(all.map((client) => client.end())))
  try {
    await Promise.all(all.map((client) => client.connect().then(() => client.query(sessionSettings))))
    const takenAt = await agreeOnMoment(all)
    return { clients, takenAt, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function agreeOnMoment(clients: pg.Client[]): Promise<Date> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await Promise.all(
      clients.map((client) => client.query('begin isolation level repeatable read, read only')),
    )
    // The first query of each transaction takes its snapshot.
    const results = await Promise.all(
      clients.map((client) =>
        client.query<{ snapshot: string; now: Date }>(
          'select pg_current_snapshot()::text as snapshot, clock_timestamp() as now',
        ),
      ),
    )
    const [first, ...others] = results.map(({ rows: [row] }) => row!)
    if (first && others.every(({ snapshot }) => snapshot === first.snapshot)) return first.now
    await Promise.all(clients.map((client) => client.query('rollback')))
  }
  throw new StartupError(
    'There was no moment at which the databases agree: so much is written. Try again later.',
  )
}
