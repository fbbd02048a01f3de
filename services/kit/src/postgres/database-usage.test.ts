import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { formatJobConnectionName, formatRequestConnectionName, isDatabaseInUse } from './database-usage.ts'

const connectionName = formatRequestConnectionName('requests', '/srv/data')

/** A connection like that of a service. */
async function connect(connectionString: string, application_name = connectionName) {
  const client = new pg.Client({ connectionString, application_name })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a database is in use while a statement runs, and for the given time afterwards', async () => {
  const url = await createEmptyDatabase()
  expect(await isDatabaseInUse(url, connectionName, 60)).toBe(false)
  const client = await connect(url)
  expect(await isDatabaseInUse(url, connectionName, 60)).toBe(true)
  expect(await isDatabaseInUse(url, connectionName, 0)).toBe(false)
  const running = client.query('select pg_sleep(60)').catch(() => {})
  await expect.poll(() => isDatabaseInUse(url, connectionName, 0)).toBe(true)
  const { rows } = await (await connect(url)).query('select pg_cancel_backend($1)', [
    (client as unknown as { processID: number }).processID,
  ])
  expect(rows).toEqual([{ pg_cancel_backend: true }])
  await running
})

test('background jobs do not count as activity of requests', async () => {
  const url = await createEmptyDatabase()
  await connect(url, formatJobConnectionName('requests'))
  expect(await isDatabaseInUse(url, connectionName, 60)).toBe(false)
})

test('what another host does on the same server is not our activity', async () => {
  const url = await createEmptyDatabase()
  await connect(url, formatRequestConnectionName('requests', '/srv/other-data'))
  expect(await isDatabaseInUse(url, connectionName, 60)).toBe(false)
})

test('the activity is undefined when PostgreSQL does not answer', async () => {
  expect(
    await isDatabaseInUse('postgresql://role:secret@127.0.0.1:1/nothing', connectionName, 60),
  ).toBeUndefined()
})
