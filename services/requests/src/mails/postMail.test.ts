import { expect, test } from 'vitest'
import { keysOf } from '../sealedItem.ts'
import { theInbox } from '../testing/theInbox.ts'
import { Mail } from './mail.ts'
import { postMail } from './postMail.ts'

const staffMail = {
  kind: 'staffEmergencyNotice',
  to: ['ruth@example.org', 'sol@example.org'],
  values: { reference: 'LA-7K4M-93XH', receivedAt: 'Saturday, November 21, 1:00 PM' },
} as const

test('a mail is written for each address, sealed, and nobody reads in the tables to whom it goes', async () => {
  const inbox = await theInbox()
  await inbox.em().transactional((em) => postMail(em as never, keysOf(inbox), staffMail))
  expect(await inbox.em().count(Mail, { state: 'waiting' })).toBe(2)
  const jobs = await inbox.em().execute('select t::text from graphile_worker._private_jobs t')
  expect(jobs).toHaveLength(2)
  const rows = await inbox.em().execute('select t::text from mail t')
  expect(JSON.stringify([rows, jobs])).not.toMatch(/ruth@|sol@|November/)
})

test('a mail is posted with what it tells of, or not at all', async () => {
  const inbox = await theInbox()
  const failing = inbox.em().transactional(async (em) => {
    await postMail(em as never, keysOf(inbox), staffMail)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await inbox.em().count(Mail)).toBe(0)
  expect(await inbox.em().execute('select from graphile_worker._private_jobs')).toHaveLength(0)
})

test('a mail with a gap is not posted', async () => {
  const inbox = await theInbox()
  const posting = inbox
    .em()
    .transactional((em) => postMail(em as never, keysOf(inbox), { ...staffMail, values: {} }))
  await expect(posting).rejects.toThrow('A mail of the kind staffEmergencyNotice needs reference')
})

test.each([
  'ruth@example.org, evil@example.org',
  'ruth@example.org\r\nBcc: evil@example.org',
  'Ruth <ruth@example.org>',
  '"a b"@example.org',
  'a@b@c',
  'ruth',
  '',
])('%j is no address that a mail may go to', async (to) => {
  const inbox = await theInbox()
  const posting = inbox.em().transactional((em) => postMail(em as never, keysOf(inbox), { ...staffMail, to }))
  await expect(posting).rejects.toThrow('A mail goes to one address at a time')
})
