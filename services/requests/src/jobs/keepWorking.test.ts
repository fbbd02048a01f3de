import { logOf, openDatabase } from '@access/service-kit'
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

test('work that ends while the database takes nobody in does not end the service', async () => {
  const { inbox, begin } = await working()
  const [{ name }] = await inbox.em().execute<[{ name: string }]>('select current_database() as name')
  const elsewhere = new pg.Client({ connectionString: inbox.databaseUrl.replace(name, 'postgres') })
  await elsewhere.connect()
  onTestFinished(() => elsewhere.end())
  const takeIn = (isOpen: boolean) => elsewhere.query(`alter database "${name}" allow_connections ${isOpen}`)
  let times = 0
  const cutOff: Task = {
    name: 'cut off',
    due: async () => [],
    async work() {
      times += 1
      if (times > 1) return
      await takeIn(false)
      await elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ])
      setTimeout(() => void takeIn(true), 300)
    },
  }
  const ask = () => addJobs(inbox.em(), cutOff, [crypto.randomUUID()])
  await ask()
  const end = begin([cutOff])
  await expect.poll(() => times).toBe(1)
  const asked = () =>
    ask().then(
      () => true,
      () => false,
    )
  await expect.poll(asked).toBe(true)
  await expect.poll(() => times).toBeGreaterThan(1)
  await end()
})
