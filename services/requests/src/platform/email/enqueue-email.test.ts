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

test('an email goes to one address, without anything that could make it two', async () => {
  const inbox = await startRequestsService()
  for (const to of [
    ...['ruth@example.org, evil@example.org', 'ruth@example.org\r\nBcc: evil@example.org'],
    ...['Ruth <ruth@example.org>', '"a b"@example.org', 'a@b@c', 'ruth', ''],
  ]) {
    const posting = inbox
      .em()
      .transactional((em) => enqueueEmail(em, getEncryptionKeys(inbox), { ...staffEmail, to }))
    await expect(posting, to).rejects.toThrow('A mail goes to one address at a time')
  }
})
