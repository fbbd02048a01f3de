import { setTimeout as pause } from 'node:timers/promises'
import { createLog, openDatabase } from '@access/service-kit'
import { beginOutage, type Subgraph } from '@access/service-kit/testing'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { requests } from '../../requests.ts'
import { tasks } from '../../tasks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { enqueueTestEmail } from '../../testing/test-emails.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { OutboxEmail } from '../email/outbox-email.entity.ts'
import { sendEmail } from '../email/send-email.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { runJobs } from './run-jobs.ts'
import { scheduleDueJobs, scheduleJobs } from './schedule-jobs.ts'
import type { Task } from './task.ts'

/** A connection of its own, which neither the service nor its queue ends. */
async function openSeparateConnection({ databaseUrl }: Subgraph) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function startJobRunner() {
  const smtp = await startSmtpServer()
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url } })
  const orm = await openDatabase(requests, inbox.databaseUrl, { pool: 5 })
  onTestFinished(() => orm.close())
  function begin(expected: readonly Task[] = tasks) {
    const end = runJobs(expected, { orm, settings: inbox.settings, log: createLog('jobs', 'silent') })
    // Also of a test that fails: it would go on working on the rows of those that have the database next.
    onTestFinished(end)
    return end
  }
  const countSent = () => inbox.em().count(OutboxEmail, { state: 'sent' })
  return { smtp, inbox, begin, countSent }
}

test('what is posted while the service runs goes out at once, and not without its commit', async () => {
  const { smtp, inbox, begin, countSent } = await startJobRunner()
  const end = begin()
  const update = {
    kind: 'statusUpdate',
    to: 'ruth@example.org',
    values: { reference: 'LA-7K4M-93XH' },
  } as const
  const keys = getEncryptionKeys(inbox)
  const failing = inbox.em().transactional(async (em) => {
    await enqueueEmail(em, keys, update)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await inbox.em().transactional((em) => enqueueEmail(em, keys, update))
  await expect.poll(countSent).toBe(1)
  await end()
  expect(smtp.emails).toHaveLength(1)
})

test('what was posted, and whose job was lost, goes out at the next start', async () => {
  const { smtp, inbox, begin, countSent } = await startJobRunner()
  await enqueueTestEmail(inbox)
  await inbox.em().execute(`update requests_jobs._private_jobs set locked_at = now(), locked_by = 'killed'`)
  const end = begin()
  await expect.poll(countSent).toBe(1)
  await end()
  expect(smtp.emails).toHaveLength(1)
})

test('a restart of PostgreSQL is survived', async () => {
  const { smtp, inbox, begin, countSent } = await startJobRunner()
  const end = begin()
  await enqueueTestEmail(inbox)
  // One of which nothing says yet that it was sent is sent again.
  await expect.poll(countSent).toBe(1)
  await inbox.em().execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  await enqueueTestEmail(inbox)
  await expect.poll(countSent).toBe(2)
  expect(smtp.emails).toHaveLength(2)
  await end()
})

test('a connection that is lost before the first job is asked for is survived', async () => {
  const { smtp, inbox, begin } = await startJobRunner()
  const [holder, watcher] = await Promise.all([openSeparateConnection(inbox), openSeparateConnection(inbox)])
  await holder!.query('begin; lock table requests_jobs._private_tasks in access exclusive mode')
  const end = begin()
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await watcher!.query(`select ${waiting}`)).rowCount).toBeGreaterThan(0)
  await watcher!.query(`select pg_terminate_backend(pid) ${waiting}`)
  await holder!.query('rollback')
  await enqueueTestEmail(inbox)
  await expect.poll(() => smtp.emails.length, { timeout: 30_000 }).toBe(1)
  await end()
})

test('after its end it holds no connection any more', async () => {
  const { inbox, begin } = await startJobRunner()
  const listening = () =>
    inbox.em().execute(`select from pg_stat_activity
      where datname = current_database() and query ilike '%listen%jobs:insert%' and pid <> pg_backend_pid()`)
  const end = begin()
  await expect.poll(listening).toHaveLength(1)
  await end()
  await expect.poll(listening).toHaveLength(0)
})

test.each([1, 4])(
  'work that ends while the database is away does not end the queue (%s at once)',
  async (count) => {
    const { inbox, begin } = await startJobRunner()
    const away = Promise.withResolvers<void>()
    let ends = 0
    let isBack = false
    let outage: Promise<() => Promise<void>> | undefined
    const cutOff: Task = {
      name: 'cut off',
      listDue: async () => [],
      async run() {
        ends += 1
        if (isBack) return
        const turn = ends
        if (turn === count) outage = beginOutage(inbox)
        void outage?.then(() => away.resolve())
        await away.promise
        // One after the other, so that the end of each is a failure of its own.
        await pause(turn * 20)
      },
    }
    const ask = () => scheduleJobs(inbox.em(), cutOff, [crypto.randomUUID()])
    for (let index = 0; index < count; index += 1) await ask()
    const end = begin([cutOff])
    await away.promise
    await pause(count * 20 + 200)
    isBack = true
    const before = ends
    await (await outage!)()
    await expect
      .poll(() =>
        ask().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => ends, { timeout: 30_000 }).toBeGreaterThan(before)
    await end()
  },
)

async function startInboxWithJobs() {
  const inbox = await startRequestsService()
  const context = () => ({
    em: inbox.em(),
    settings: inbox.settings,
    log: createLog('jobs', 'silent'),
    now: () => new Date(),
  })
  const jobs = () => inbox.em().execute('select id, run_at, locked_at from requests_jobs.jobs')
  return { inbox, context, jobs }
}

test('what waits for its turn keeps it when its alarm is set again', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  const before = await jobs()
  await scheduleDueJobs([sendEmail], context())
  expect(await jobs()).toEqual(before)
})

test('what a killed worker holds gets another alarm', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  await inbox.em().execute(`update requests_jobs._private_jobs set locked_at = now(), locked_by = 'killed'`)
  await scheduleDueJobs([sendEmail], context())
  expect((await jobs()).filter(({ locked_at }) => locked_at === null)).toHaveLength(1)
})

test('a task that cannot tell what is due does not stop the next', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  await inbox.em().execute('delete from requests_jobs._private_jobs')
  const failing: Task = { ...sendEmail, listDue: () => Promise.reject(new Error('cannot tell')) }
  await scheduleDueJobs([failing, sendEmail], context())
  expect(await jobs()).toHaveLength(1)
})
