/** An outage of a database: its connections are terminated, and new ones are refused. */
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type {} from './global-setup.ts'

/** Starts the outage of a database; returns a function that ends it, which the end of the test does at the latest. */
export async function beginOutage({ databaseUrl }: { databaseUrl: string }): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl.replace('@/', '@localhost/')).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const setConnectionsAllowed = (isOpen: boolean) =>
    admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections ${isOpen}`)
  let isOver = false

  async function end() {
    if (isOver) return
    isOver = true
    await setConnectionsAllowed(true)
    await admin.end()
  }
  onTestFinished(end)
  await setConnectionsAllowed(false)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  return end
}
