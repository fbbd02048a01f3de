import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { buildAddresses, enqueueTestEmail } from '../../testing/test-emails.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

type FailedEmails = { id: string; state: string; lastError: string }[]

const failedEmails =
  'mutation { listFailedEmails { id kind to subject reference state attempts lastError createdAt } }'
const resendMutation = 'mutation ($id: ID!) { resendEmail(id: $id) { id state to } }'
const dayMs = 24 * 3_600_000

/** An inbox whose emails `p0` is refused and `p1` put off. */
async function startWithFailures(env = {}) {
  const rejections: Record<string, string> = { 'p0@example.org': '550 No', 'p1@example.org': '451 Later' }
  const smtp = await startSmtpServer((step, address) => (step === 'rcpt' ? rejections[address] : undefined))
  const inbox = await startRequestsService({ env: { SMTP_URL: smtp.url, ...env } })
  const item = '7d9f1c1e-0000-4000-8000-000000000001'
  await enqueueTestEmail(inbox, { to: buildAddresses(3), subjectItem: { item, reference: 'LA-7K4M-93XH' } })
  await runDueJobs(inbox)
  return { smtp, inbox, rejections }
}

test('administrators see what was not sent and why, and that they looked is recorded', async () => {
  const { inbox } = await startWithFailures()
  const answer = await inbox.readAsAdministrator<FailedEmails>(failedEmails)
  const common = {
    id: expect.any(String),
    kind: 'staffEmergencyNotice',
    subject: 'EMERGENCY: request LA-7K4M-93XH received Saturday, November 21, 1:00 PM',
    reference: 'LA-7K4M-93XH',
    attempts: 1,
    createdAt: expect.any(String),
  }
  expect(answer.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { ...common, to: 'p0@example.org', state: 'dead', lastError: 'SMTP 550 RCPT TO' },
    { ...common, to: 'p1@example.org', state: 'waiting', lastError: 'SMTP 451 RCPT TO' },
  ])
  expect(await inbox.em().find(AuditEvent, {})).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'opened', itemType: 'emails', title: '2 not sent' },
  ])
})

test('what was held back from strangers hides no email that the mail server refused', async () => {
  const { inbox } = await startWithFailures({ LOG_LEVEL: 'silent' })
  await inbox.em().execute(
    `insert into outbox_email (id, created_at, updated_at, kind, state, enqueued_at, next_attempt_at, attempts,
      encrypted, data_key, key_id, last_error)
      select gen_random_uuid(), now(), now(), kind, 'dead', now(), now(), 1, encrypted, data_key, key_id, 'HELD_CLIENT'
      from outbox_email, generate_series(1, 200) where state = 'dead'`,
  )
  const listFailedEmails = await inbox.readAsAdministrator<FailedEmails>(failedEmails)
  expect(listFailedEmails).toHaveLength(200)
  expect(listFailedEmails.filter(({ lastError }) => lastError !== 'HELD_CLIENT')).toHaveLength(2)
})

test('a dead email that is sent again arrives, and that it was sent again is recorded', async () => {
  const { inbox, smtp, rejections } = await startWithFailures()
  delete rejections['p0@example.org']
  const { id } = await inbox.em().findOneOrFail(OutboxEmail, { state: 'dead' })
  expect(await inbox.readAsAdministrator(resendMutation, { id })).toEqual({
    id,
    state: 'waiting',
    to: 'p0@example.org',
  })
  await runDueJobs(inbox)
  expect(smtp.emails.map(({ to }) => to)).toContainEqual(['p0@example.org'])
  expect(await inbox.em().find(AuditEvent, {})).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'sent again', itemType: 'email', itemId: id, title: 'LA-7K4M-93XH' },
  ])
})

test('an email that was sent, or never was, cannot be sent again', async () => {
  const { inbox } = await startWithFailures()
  const { id } = await inbox.em().findOneOrFail(OutboxEmail, { state: 'sent' })
  const nobody = '7d9f1c1e-0000-4000-8000-00000000000f'
  for (const other of [id, nobody, 'not-an-id']) {
    expect(await inbox.queryError(resendMutation, { id: other }, inbox)).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a dead email that cannot be decrypted is listed all the same', async () => {
  const { inbox } = await startWithFailures({ LOG_LEVEL: 'silent' })
  await inbox.em().nativeUpdate(OutboxEmail, { state: 'dead' }, { encrypted: 'AAAA' })
  const answer = await inbox.readAsAdministrator<FailedEmails>(failedEmails)
  expect(answer.filter(({ state }) => state === 'dead')).toMatchObject([{ to: null, subject: null }])
})

test('sent and dead emails are purged after thirty days, those that wait are not', async () => {
  const { inbox } = await startWithFailures()
  const ago = (days: number) => new Date(Date.now() - days * dayMs)
  await inbox.em().nativeUpdate(OutboxEmail, {}, { updatedAt: ago(29) })
  await runDueJobs(inbox)
  expect(await inbox.em().count(OutboxEmail)).toBe(3)
  await inbox.em().nativeUpdate(OutboxEmail, {}, { updatedAt: ago(31) })
  await runDueJobs(inbox)
  expect(await inbox.em().find(OutboxEmail, {})).toMatchObject([{ state: 'waiting' }])
})
