import { setTimeout as pause } from 'node:timers/promises'
import { logOf, openDatabase } from '@access/service-kit'
import { beginOutage, type Subgraph } from '@access/service-kit/testing'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Mail } from '../mails/mail.ts'
import { requests } from '../requests.ts'
import { anSmtpServer } from '../testing/anSmtpServer.ts'
import { post } from '../testing/postedMails.ts'
import { theInbox } from '../testing/theInbox.ts'
import { addJobs } from './addJobs.ts'
import { keepWorking } from './keepWorking.ts'
import type { Task } from './task.ts'
import { tasks } from './tasks.ts'

/** A connection of its own, which neither the service nor its queue ends. */
async function connectBeside({ databaseUrl }: Subgraph) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function working() {
  const smtp = await anSmtpServer()
  const inbox = await theInbox({ env: { SMTP_URL: smtp.url } })
  const orm = await openDatabase(requests, inbox.databaseUrl, { pool: 5 })
  const begin = (wanted: readonly Task[] = tasks) =>
    keepWorking(wanted, { orm, settings: inbox.settings, log: logOf('jobs', 'silent') })
  onTestFinished(() => orm.close())
  return { smtp, inbox, begin }
}

test('what is posted while the service runs goes out at once', async () => {
  const { smtp, inbox, begin } = await working()
  const end = begin()
  await post(inbox)
  await expect.poll(() => smtp.mails.length).toBe(1)
  await end()
})

test('what was posted, and whose job was lost, goes out at the next start', async () => {
  const { smtp, inbox, begin } = await working()
  await post(inbox)
  await inbox.em().execute(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`)
  const end = begin()
  await expect.poll(() => inbox.em().count(Mail, { state: 'sent' })).toBe(1)
  await end()
  expect(smtp.mails).toHaveLength(1)
})

test('a restart of PostgreSQL is survived', async () => {
  const { smtp, inbox, begin } = await working()
  const end = begin()
  await post(inbox)
  await expect.poll(() => smtp.mails.length).toBe(1)
  await inbox.em().execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  await post(inbox)
  await expect.poll(() => smtp.mails.length).toBe(2)
  await end()
})

test('a connection that is lost before the first job is asked for is survived', async () => {
  const { smtp, inbox, begin } = await working()
  const [holder, watcher] = await Promise.all([connectBeside(inbox), connectBeside(inbox)])
  await holder!.query('begin; lock table graphile_worker._private_tasks in access exclusive mode')
  const end = begin()
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await watcher!.query(`select ${waiting}`)).rowCount).toBeGreaterThan(0)
  await watcher!.query(`select pg_terminate_backend(pid) ${waiting}`)
  await holder!.query('rollback')
  await post(inbox)
  await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBe(1)
  await end()
})

test('after its end it holds no connection any more', async () => {
  const { inbox, begin } = await working()
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
    const { inbox, begin } = await working()
    const away = Promise.withResolvers<void>()
    let ends = 0
    let isBack = false
    let outage: Promise<() => Promise<void>> | undefined
    const cutOff: Task = {
      name: 'cut off',
      due: async () => [],
      async work() {
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
    const ask = () => addJobs(inbox.em(), cutOff, [crypto.randomUUID()])
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
