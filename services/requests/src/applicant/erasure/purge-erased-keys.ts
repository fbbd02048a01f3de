/**
 * Purges what the database still holds of keys after they were erased: a deleted row stays in its page, and in the
 * write-ahead log, until it is written over. So a while after an erasure every table that has keys is written anew
 * (VACUUM alone would free the space and leave the bytes), and the log begins a new file and loses those before it.
 */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import pg from 'pg'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { Erasure } from './erasure.entity.ts'

/** Several erasures share one rewriting of the tables; a resent request without a key is recognized for ten minutes. */
const waitMs = 15 * 60_000

/** Within what time after an erasure its key is gone from our own server's files, as its applicant is told: an hour. */
export const keyPurgeMs = 60 * 60_000

const pending = (now: Date) => ({
  keyPurgedAt: null,
  erasedAt: { $lte: new Date(now.getTime() - waitMs) },
})

export const purgeErasedKeys: Task = {
  name: 'purge erased keys',

  async listDue(em, now) {
    // The first stands for all: what is done is done for every table at once.
    return (await canRemoveLog(em))
      ? (await listDueIds(em, Erasure, pending(now), 'erasedAt')).slice(0, 1)
      : []
  },

  async run({ em, settings, log, now }) {
    const startedAt = now()
    await deleteKeylessRecords(em)
    const remaining = await withMaintenanceClient(settings, async (client) => {
      const remaining = await rewriteTables(client)
      if (remaining === 0) await renewLog(client)
      return remaining
    })
    // A transaction from before the erasure still sees them, such as that of a backup: the next minute tries again.
    if (remaining > 0)
      return log.warn({ remaining }, 'erased rows are still seen by somebody, and stay for now')
    await em.nativeUpdate(
      Erasure,
      { keyPurgedAt: null, erasedAt: { $lte: startedAt } },
      { keyPurgedAt: startedAt },
    )
  },
}

/** Whether this server lets us remove its log: ours does, unless somebody set it to keep or to copy it. */
export async function canRemoveLog(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ isAllowed: boolean }[]>(
    `select current_setting('wal_recycle') = 'off' and current_setting('archive_mode') = 'off'
      and current_setting('wal_keep_size') = '0' and not exists (select from pg_replication_slots)
      and has_function_privilege('pg_switch_wal()', 'execute')
      and has_function_privilege('pg_ls_waldir()', 'execute')
      and pg_has_role('pg_checkpoint', 'usage') as "isAllowed"`,
  )
  return row!.isAllowed
}

/** What came without an idempotency key is known by a blind index of its content, which by now has served. */
const deleteKeylessRecords = (em: EntityManager) =>
  em.execute(
    `delete from idempotency_record where key is null and item in (select id::text from erasure)
      and created_at < now() - interval '10 minutes'`,
  )

/** A connection of its own: other limits of time than those of requests, and notices to hear. */
async function withMaintenanceClient<T>(
  { databaseUrl }: Settings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'requests purge erased keys',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    // Whoever waits for a table behind us waits no longer than this for us to begin, in milliseconds.
    await client.query('set lock_timeout = 1000')
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Writes the tables with keys anew; how many dead rows were kept, because a transaction still sees them. */
async function rewriteTables(client: pg.Client): Promise<number> {
  let remaining = 0
  client.on('notice', ({ detail }) => {
    remaining += Number(/^(\d+) dead row versions cannot be removed yet/.exec(detail ?? '')?.[1] ?? 0)
  })
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where column_name = 'data_key' and table_schema = current_schema()`,
  )
  for (const { name } of rows) await client.query(`vacuum (full, verbose) ${name}`)
  return remaining
}

/** Files that an earlier version recycled are in line to be written over: they are gone through as well. */
async function renewLog(client: pg.Client): Promise<void> {
  let isNext: boolean
  do {
    const { rows } = await client.query<{ isNext: boolean }>(
      `select exists (select from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'
        and name > pg_walfile_name(pg_current_wal_insert_lsn())) as "isNext"`,
    )
    isNext = rows[0]!.isNext
    // Something has to be in the file, or there is nothing to switch from.
    await client.query(`select pg_logical_emit_message(true, 'access', '')`)
    await client.query('select pg_switch_wal()')
  } while (isNext)
  await client.query('checkpoint')
}
