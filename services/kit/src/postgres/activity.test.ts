import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { anEmptyDatabase } from '../testing/databases.ts'
import { isDatabaseInUse } from './activity.ts'

/** A connection as a service has it. */
async function connect(connectionString: string, application_name = 'requests') {
  const client = new pg.Client({ connectionString, application_name })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a database is in use while a statement runs, and for as long afterwards as is asked', async () => {
  const url = await anEmptyDatabase()
  expect(await isDatabaseInUse(url, 60)).toBe(false)
  const client = await connect(url)
  expect(await isDatabaseInUse(url, 60)).toBe(true)
  expect(await isDatabaseInUse(url, 0)).toBe(false)
  const running = client.query('select pg_sleep(60)').catch(() => {})
  await expect.poll(() => isDatabaseInUse(url, 0)).toBe(true)
  const { rows } = await (await connect(url)).query('select pg_cancel_backend($1)', [
    (client as unknown as { processID: number }).processID,
  ])
  expect(rows).toEqual([{ pg_cancel_backend: true }])
  await running
})

test('what background jobs do says nothing of the connections that calls use', async () => {
  const url = await anEmptyDatabase()
  await connect(url, 'requests jobs')
  expect(await isDatabaseInUse(url, 60)).toBe(false)
})

test('of a PostgreSQL that does not answer nothing is known', async () => {
  expect(await isDatabaseInUse('postgresql://role:secret@127.0.0.1:1/nothing', 60)).toBeUndefined()
})
