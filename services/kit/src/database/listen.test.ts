import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { createTestDatabase } from '../testing/test-databases.ts'
import { listenToChannel } from './listen.ts'

/** Collects events in their order. */
function createNotificationLog() {
  const events: string[] = []
  let awaited = () => {}
  return {
    write(event: string) {
      events.push(event)
      awaited()
    },
    async next(): Promise<string | undefined> {
      if (events.length === 0)
        await new Promise<void>((resolve) => {
          awaited = resolve
        })
      return events.shift()
    },
  }
}

test('notifications are received again after the connection was lost', async () => {
  const { url, drop } = await createTestDatabase('notes', notesService)
  const diary = createNotificationLog()
  const listening = await listenToChannel(
    url,
    'news',
    { onNotification: (payload) => diary.write(payload), onConnectionLost: () => diary.write('lost') },
    { retryDelayMs: 10 },
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await listening.stop()
    await client.end()
    await drop()
  })

  await client.query("notify news, 'one'")
  expect(await diary.next()).toBe('one')
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  expect(await diary.next()).toBe('lost')
  await expect.poll(() => listening.isConnected()).toBe(true)
  await client.query("notify news, 'two'")
  expect(await diary.next()).toBe('two')
})
