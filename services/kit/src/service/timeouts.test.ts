import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { ensureSchema } from '../postgres/schemas.ts'
import { notesService } from '../testing/notes-service.fixture.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { createWaitingLimit } from './limit-waiting.ts'

/** A schema as the start command makes it. */
async function createServiceDatabase() {
  const url = await createEmptyDatabase()
  return ensureSchema(url, 'notes', url)
}

const timeoutsQuery = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('gin_pending_list_limit') as pending`

async function readTimeouts(url: string, options: object) {
  const orm = await openDatabase(notesService, url, options)
  try {
    return (await orm.em.fork().execute(timeoutsQuery))[0]
  } finally {
    await orm.close()
  }
}

test('the address of a service has timeouts, and only work that nobody waits for takes longer', async () => {
  const url = await createServiceDatabase()
  expect(await readTimeouts(url, { isForRequests: true })).toEqual({
    statement: '3s',
    lock: '2s',
    idle: '10s',
    pending: '256kB',
  })
  expect(await readTimeouts(url, {})).toEqual({
    statement: '10min',
    lock: '2s',
    idle: '10min',
    pending: '256kB',
  })
})

test('a query that the database takes too long for is cancelled, and answered with when to come back', async () => {
  const subgraph = await startSubgraph(notesService, { env: { LOG_LEVEL: 'silent' }, isDatabaseNew: true })
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  onTestFinished(() => admin.end())
  const database = new URL(subgraph.databaseUrl.replace('@/', '@localhost/')).pathname.slice(1)
  await admin.query(`alter database ${database} set lock_timeout = '50ms'`)
  // The setting is that of connections from now on.
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  const holder = new pg.Client({ connectionString: subgraph.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table note in access exclusive mode')
  expect(await subgraph.queryError('{ notes { id } }')).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  await holder.end()
  expect(await subgraph.read('{ notes { id } }')).toEqual([])
})

test('a client has half of the places to wait for a connection that are left, and nobody has one when all are taken', async () => {
  const url = await createServiceDatabase()
  const orm = await openDatabase(notesService, url, {
    pool: 1,
    connectionTimeoutMs: 30_000,
    isForRequests: true,
  })
  onTestFinished(() => orm.close(true))
  const limit = await createWaitingLimit(orm, 4)
  const released = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  const holding = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1')
    began.resolve()
    await released.promise
  })
  await began.promise
  const busy = { status: 503, retryAfter: '5', code: 'BUSY' }
  const waitForConnection = () => orm.em.fork().execute('select 1')
  const waiting = [waitForConnection(), waitForConnection()]
  await expect.poll(() => callLimit(limit, '192.0.2.1')).toEqual(busy)
  expect(await callLimit(limit, '192.0.2.2')).toBe('next')
  waiting.push(waitForConnection(), waitForConnection())
  await expect.poll(() => callLimit(limit, '192.0.2.3')).toEqual(busy)
  expect(await callLimit(limit)).toEqual(busy)
  released.resolve()
  await Promise.all([holding, ...waiting])
  expect(await callLimit(limit)).toBe('next')
})

/** What the middleware answers, or that it lets the request pass. */
function callLimit(limit: Awaited<ReturnType<typeof createWaitingLimit>>, client?: string) {
  return new Promise((resolve) => {
    const answer: Record<string, unknown> = {}
    const response = {
      status: (status: number) => Object.assign(response, { answer: Object.assign(answer, { status }) }),
      once: () => response,
      set: (_name: string, retryAfter: string) =>
        Object.assign(response, { answer: Object.assign(answer, { retryAfter }) }),
      json: ({ errors }: { errors: { extensions: { code: string } }[] }) =>
        resolve({ ...answer, code: errors[0]?.extensions.code }),
    }
    const request = { headers: { ...(client && { 'x-client-address': client }) } }
    limit(request as Parameters<typeof limit>[0], response as unknown as Parameters<typeof limit>[1], () =>
      resolve('next'),
    )
  })
}
