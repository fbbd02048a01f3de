import { countWaits } from '@access/service-kit/testing'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { buildLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'

/** What the service sends to PostgreSQL meanwhile. */
async function recordStatements(work: () => Promise<unknown>) {
  const write = vi.spyOn(pg.Connection.prototype, 'query')
  const execute = vi.spyOn(pg.Connection.prototype, 'execute')
  onTestFinished(() => {
    write.mockRestore()
    execute.mockRestore()
  })
  await work()
  return { simple: write.mock.calls.map(([text]) => text), prepared: execute.mock.calls.length }
}

test('a request is stored with four prepared statements in one transaction', async () => {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const send = (name: string) => inbox.query(sendMutations.request, { input: buildLegalAidRequest({ name }) })
  await send('First')
  const { simple, prepared } = await recordStatements(() => send('Second'))
  // The alarm of the queue, where nobody runs it.
  // The lock, what was sent before, what is screened by, and everything that is stored.
  const own = simple.filter((text) => !String(text).includes('graphile_worker'))
  expect({ own, prepared }).toEqual({ own: ['begin', 'commit'], prepared: 4 })
})

test('a message is stored with three prepared statements in one transaction', async () => {
  const inbox = await startRequestsService()
  const send = (name: string) => inbox.query(sendMutations.message, { input: buildContactMessage({ name }) })
  await send('First')
  expect(await recordStatements(() => send('Second'))).toEqual({ simple: ['begin', 'commit'], prepared: 3 })
})

test('a request waits for PostgreSQL three times, and a message twice', async () => {
  const inbox = await startRequestsService()
  const sendRequest = (name: string) =>
    inbox.query(sendMutations.request, { input: buildLegalAidRequest({ name }) })
  const sendMessage = (name: string) =>
    inbox.query(sendMutations.message, { input: buildContactMessage({ name }) })
  for (const send of [sendRequest, sendMessage]) await send('First')
  expect(await countWaits(() => sendRequest('Second'))).toBe(3)
  expect(await countWaits(() => sendMessage('Second'))).toBe(2)
})
