/** A database that is away for a while: its connections end, and it takes in nobody. */
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type {} from './globalSetup.ts'

/** Begins the outage of this database; returned is how to end it, which the end of the test does at the latest. */
export async function beginOutage({ databaseUrl }: { databaseUrl: string }): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl.replace('@/', '@localhost/')).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const allow = (isOpen: boolean) =>
    admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections ${isOpen}`)
  let isOver = false

  async function end() {
    if (isOver) return
    isOver = true
    await allow(true)
    await admin.end()
  }
  onTestFinished(end)
  await allow(false)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  return end
}
