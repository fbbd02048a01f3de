import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

const staffEmail = {
  kind: 'staffEmergencyNotice',
  to: ['ruth@example.org', 'sol@example.org'],
  values: { reference: 'LA-7K4M-93XH', receivedAt: 'Saturday, November 21, 1:00 PM' },
} as const

test('an email is written for each address, encrypted, and nobody reads in the tables to whom it goes', async () => {
  const inbox = await startRequestsService()
  await inbox.em().transactional((em) => enqueueEmail(em, getEncryptionKeys(inbox), staffEmail))
  expect(await inbox.em().count(OutboxEmail, { state: 'waiting' })).toBe(2)
  const jobs = await inbox.em().execute('select t::text from requests_jobs._private_jobs t')
  expect(jobs).toHaveLength(2)
  const rows = await inbox.em().execute('select t::text from outbox_email t')
  expect(JSON.stringify([rows, jobs])).not.toMatch(/ruth@|sol@|November/)
})

test('an email is enqueued in the transaction that it is about, or not at all', async () => {
  const inbox = await startRequestsService()
  const failing = inbox.em().transactional(async (em) => {
    await enqueueEmail(em, getEncryptionKeys(inbox), staffEmail)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await inbox.em().count(OutboxEmail)).toBe(0)
  expect(await inbox.em().execute('select from requests_jobs._private_jobs')).toHaveLength(0)
})

test.each([
  'ruth@example.org, evil@example.org',
  'ruth@example.org\r\nBcc: evil@example.org',
  'Ruth <ruth@example.org>',
  '"a b"@example.org',
  'a@b@c',
  'ruth',
  '',
])('%j is no address that an email may go to', async (to) => {
  const inbox = await startRequestsService()
  const posting = inbox
    .em()
    .transactional((em) => enqueueEmail(em, getEncryptionKeys(inbox), { ...staffEmail, to }))
  await expect(posting).rejects.toThrow('A mail goes to one address at a time')
})
