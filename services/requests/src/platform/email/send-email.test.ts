import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { buildAddresses, enqueueTestEmail } from '../../testing/test-emails.ts'
import { OutboxEmail } from './outbox-email.entity.ts'
import { getNextAttempt } from './send-email.ts'

const startWithSmtp = (SMTP_URL: string, env = {}) => startRequestsService({ env: { SMTP_URL, ...env } })
type Inbox = Awaited<ReturnType<typeof startRequestsService>>

const getOnlyEmail = async (inbox: Inbox) => (await inbox.em().find(OutboxEmail, {}))[0]!
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

test('an email goes out once, and nothing is left of what it said and to whom', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  await runDueJobs(inbox)
  await runDueJobs(inbox, later(3600))
  expect(smtp.emails).toHaveLength(1)
  expect(smtp.emails[0]).toMatchObject({
    to: ['ruth@example.org'],
    headers: { Subject: 'EMERGENCY: request LA-7K4M-93XH received Saturday, November 21, 1:00 PM' },
  })
  expect(await getOnlyEmail(inbox)).toMatchObject({ state: 'sent', encrypted: '', dataKey: '', keyId: '' })
  expect(await inbox.em().execute('select from requests_jobs._private_jobs')).toHaveLength(0)
})

test('after ten minutes without a mail server, all emails go out within two', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url)
  await smtp.close()
  await enqueueTestEmail(inbox, { to: buildAddresses(20) })
  await runDueJobs(inbox, later(300))
  await runDueJobs(inbox, later(600))
  expect(await inbox.em().count(OutboxEmail, { state: 'waiting', attempts: 2 })).toBe(20)
  await smtp.open()
  await runDueJobs(inbox, later(662))
  expect(smtp.emails).toHaveLength(20)
  expect(new Set(smtp.emails.flatMap(({ to }) => to)).size).toBe(20)
})

test('an email that is put off three times arrives once', async () => {
  let putOff = 0
  const smtp = await startSmtpServer((step) => (step === 'rcpt' && putOff++ < 3 ? '451 Later' : undefined))
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  for (const attempts of [1, 2, 3]) {
    await runDueJobs(inbox, (await getOnlyEmail(inbox)).nextAttemptAt)
    expect(await getOnlyEmail(inbox)).toMatchObject({
      state: 'waiting',
      attempts,
      lastError: 'SMTP 451 RCPT TO',
    })
  }
  await runDueJobs(inbox, (await getOnlyEmail(inbox)).nextAttemptAt)
  await runDueJobs(inbox, later(3600))
  expect(smtp.emails).toHaveLength(1)
})

test('an email is not tried before its time', async () => {
  const smtp = await startSmtpServer(() => '451 Later')
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  await runDueJobs(inbox, later(3600))
  await runDueJobs(inbox, later(3660))
  expect(await getOnlyEmail(inbox)).toMatchObject({ attempts: 1 })
})

test('an email that was written while the clock was an hour ahead does not wait for that hour', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  await inbox.em().execute(`update outbox_email
    set enqueued_at = enqueued_at + interval '1 hour', next_attempt_at = next_attempt_at + interval '1 hour'`)
  await inbox.em().execute(`update requests_jobs._private_jobs set run_at = run_at + interval '1 hour'`)
  await runDueJobs(inbox)
  expect(smtp.emails).toHaveLength(1)
})

test('an email that is refused for good is dead, and the others go out', async () => {
  const smtp = await startSmtpServer((step, address) =>
    step === 'rcpt' && address === 'p0@example.org' ? '550 p0@example.org is unknown' : undefined,
  )
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox, { to: buildAddresses(3) })
  await runDueJobs(inbox)
  expect(smtp.emails.flatMap(({ to }) => to).toSorted()).toEqual(['p1@example.org', 'p2@example.org'])
  expect(await inbox.em().find(OutboxEmail, { state: 'dead' })).toMatchObject([
    { attempts: 1, lastError: 'SMTP 550 RCPT TO' },
  ])
})

test('a server that says nothing is given up, and the other emails go out meanwhile', async () => {
  let greeted = 0
  const smtp = await startSmtpServer((step) => (step === 'greeting' && greeted++ === 0 ? 'hang' : undefined))
  const inbox = await startWithSmtp(`${smtp.url}?greetingTimeout=500`)
  await enqueueTestEmail(inbox, { to: buildAddresses(12) })
  await runDueJobs(inbox)
  expect(smtp.emails).toHaveLength(11)
  expect(await inbox.em().find(OutboxEmail, { state: 'waiting' })).toMatchObject([
    { attempts: 1, lastError: 'ETIMEDOUT' },
  ])
})

test('two workers at once send each email once', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox, { to: buildAddresses(40) })
  await Promise.all([runDueJobs(inbox), runDueJobs(inbox)])
  expect(smtp.emails).toHaveLength(40)
  expect(new Set(smtp.emails.flatMap(({ to }) => to)).size).toBe(40)
})

test('an email that is on its way is left alone by others, even when its alarm is set again', async () => {
  let met = false
  const smtp = await startSmtpServer(async (step) => {
    if (step !== 'rcpt' || met) return undefined
    met = true
    await runDueJobs(inbox)
    return undefined
  })
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  await runDueJobs(inbox)
  expect(smtp.emails).toHaveLength(1)
})

test('an email that cannot be opened is put aside, and the others go out', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox, { to: buildAddresses(3) })
  const [first, second] = await inbox.em().find(OutboxEmail, {})
  await inbox.em().nativeUpdate(OutboxEmail, { id: first!.id }, { encrypted: second!.encrypted })
  await runDueJobs(inbox)
  expect(smtp.emails).toHaveLength(2)
  expect(await inbox.em().find(OutboxEmail, { state: 'dead' })).toMatchObject([
    { id: first!.id, lastError: 'DecryptionError' },
  ])
})

test('a worker that dies right after the server’s yes sends again, under the same id', async () => {
  const smtp = await startSmtpServer()
  const inbox = await startWithSmtp(smtp.url, { LOG_LEVEL: 'silent' })
  await enqueueTestEmail(inbox)
  await inbox.em().execute('create sequence deaths')
  await inbox.em().execute(`create function die_once() returns trigger as $$ begin
    if nextval('deaths') = 1 then raise exception 'dead' using errcode = '57P01'; end if; return new;
  end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger dies before update on outbox_email for each row execute function die_once()')
  await runDueJobs(inbox)
  expect(await getOnlyEmail(inbox)).toMatchObject({ state: 'waiting', attempts: 0 })
  await runDueJobs(inbox)
  expect(await getOnlyEmail(inbox)).toMatchObject({ state: 'sent' })
  expect(smtp.emails).toHaveLength(2)
  expect(smtp.emails[0]!.headers['Message-ID']).toBe(smtp.emails[1]!.headers['Message-ID'])
})

test('a connection that breaks after the email was taken makes two copies under one id, not more', async () => {
  let result = 0
  const smtp = await startSmtpServer((step) => (step === 'taken' && result++ === 0 ? 'drop' : undefined))
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  for (const seconds of [0, 10, 3600]) await runDueJobs(inbox, later(seconds))
  expect(smtp.emails.map(({ headers }) => headers['Message-ID'])).toEqual(
    Array(2).fill(`<${(await getOnlyEmail(inbox)).id}@localhost>`),
  )
})

test('after two days nobody goes on trying', async () => {
  const smtp = await startSmtpServer(() => '421 Not today')
  const inbox = await startWithSmtp(smtp.url)
  await enqueueTestEmail(inbox)
  await runDueJobs(inbox, later(48 * 3600 - 60))
  expect(await getOnlyEmail(inbox)).toMatchObject({ state: 'waiting' })
  await runDueJobs(inbox, later(49 * 3600))
  expect(await getOnlyEmail(inbox)).toMatchObject({ state: 'dead', attempts: 2 })
})

const posted = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(posted.getTime() + seconds * 1000)
const getDelay = (seconds: number) => {
  const next = getNextAttempt(posted, after(seconds))
  return next && (next.getTime() - after(seconds).getTime()) / 1000
}

test('an email rests for a tenth of its age, at least five seconds and at most half an hour', () => {
  expect([0, 49, 100, 600, 3600, 18_000, 86_400].map(getDelay)).toEqual([5, 5, 10, 60, 360, 1800, 1800])
})

test('after 48 hours it is not tried again', () => {
  expect(getDelay(48 * 3600 - 1)).toBe(1800)
  expect(getDelay(48 * 3600)).toBeNull()
})
