import { expect, test } from 'vitest'
import { anSmtpServer } from '../testing/anSmtpServer.ts'
import { addresses, post } from '../testing/postedMails.ts'
import { runDue } from '../testing/runDue.ts'
import { theInbox } from '../testing/theInbox.ts'
import { Mail } from './mail.ts'

const anInbox = (SMTP_URL: string, env = {}) => theInbox({ env: { SMTP_URL, ...env } })
type Inbox = Awaited<ReturnType<typeof theInbox>>

const onlyMail = async (inbox: Inbox) => (await inbox.em().find(Mail, {}))[0]!
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

test('a mail goes out once, and nothing is left of what it said and to whom', async () => {
  const smtp = await anSmtpServer()
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  await runDue(inbox)
  await runDue(inbox, later(3600))
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatchObject({
    to: ['ruth@example.org'],
    headers: { Subject: 'EMERGENCY: request LA-7K4M-93XH received Saturday, November 21, 1:00 PM' },
  })
  expect(await onlyMail(inbox)).toMatchObject({ state: 'sent', sealed: '', dataKey: '', keyId: '' })
  expect(await inbox.em().execute('select from graphile_worker._private_jobs')).toHaveLength(0)
})

test('after ten minutes without a mail server, a hundred mails go out within two', async () => {
  const smtp = await anSmtpServer()
  const inbox = await anInbox(smtp.url)
  await smtp.close()
  await post(inbox, { to: addresses(100) })
  await runDue(inbox)
  await runDue(inbox, later(600))
  expect(await inbox.em().count(Mail, { state: 'waiting', tries: 2 })).toBe(100)
  await smtp.open()
  await runDue(inbox, later(662))
  expect(smtp.mails).toHaveLength(100)
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(100)
})

test('a mail that is put off three times arrives once', async () => {
  let putOff = 0
  const smtp = await anSmtpServer((step) => (step === 'rcpt' && putOff++ < 3 ? '451 Later' : undefined))
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  for (const tries of [1, 2, 3]) {
    await runDue(inbox, (await onlyMail(inbox)).nextTryAt)
    expect(await onlyMail(inbox)).toMatchObject({ state: 'waiting', tries, lastError: 'SMTP 451 RCPT TO' })
  }
  await runDue(inbox, (await onlyMail(inbox)).nextTryAt)
  await runDue(inbox, later(3600))
  expect(smtp.mails).toHaveLength(1)
})

test('a mail is not tried before its time', async () => {
  const smtp = await anSmtpServer(() => '451 Later')
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  await runDue(inbox)
  await runDue(inbox, later(3))
  expect(await onlyMail(inbox)).toMatchObject({ tries: 1 })
})

test('a mail that is refused for good is dead, and the others go out', async () => {
  const smtp = await anSmtpServer((step, address) =>
    step === 'rcpt' && address === 'p0@example.org' ? '550 p0@example.org is unknown' : undefined,
  )
  const inbox = await anInbox(smtp.url)
  await post(inbox, { to: addresses(3) })
  await runDue(inbox)
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(['p1@example.org', 'p2@example.org'])
  expect(await inbox.em().find(Mail, { state: 'dead' })).toMatchObject([
    { tries: 1, lastError: 'SMTP 550 RCPT TO' },
  ])
})

test('a mail server that does not let us in is a matter of the server, not of the mail', async () => {
  const smtp = await anSmtpServer((step) => (step === 'rcpt' ? '530 Who are you?' : undefined))
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  await runDue(inbox)
  expect(await onlyMail(inbox)).toMatchObject({ state: 'waiting', lastError: 'SMTP 530 RCPT TO' })
})

test('a server that says nothing is given up, and the other mails go out meanwhile', async () => {
  let greeted = 0
  const smtp = await anSmtpServer((step) => (step === 'greeting' && greeted++ === 0 ? 'hang' : undefined))
  const inbox = await anInbox(`${smtp.url}?greetingTimeout=500`)
  await post(inbox, { to: addresses(12) })
  await runDue(inbox)
  expect(smtp.mails).toHaveLength(11)
  expect(await inbox.em().find(Mail, { state: 'waiting' })).toMatchObject([
    { tries: 1, lastError: 'ETIMEDOUT' },
  ])
})

test('two workers at once send each of two hundred mails once', async () => {
  const smtp = await anSmtpServer()
  const inbox = await anInbox(smtp.url)
  await post(inbox, { to: addresses(200) })
  await Promise.all([runDue(inbox), runDue(inbox)])
  expect(smtp.mails).toHaveLength(200)
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(200)
})

test('a mail that is on its way is left alone by others, even when its alarm is set again', async () => {
  let met = false
  const smtp = await anSmtpServer(async (step) => {
    if (step !== 'rcpt' || met) return undefined
    met = true
    await runDue(inbox)
    return undefined
  })
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  await runDue(inbox)
  expect(smtp.mails).toHaveLength(1)
})

test('a mail that cannot be opened is put aside, and the others go out', async () => {
  const smtp = await anSmtpServer()
  const inbox = await anInbox(smtp.url)
  await post(inbox, { to: addresses(3) })
  const [first, second] = await inbox.em().find(Mail, {})
  await inbox.em().nativeUpdate(Mail, { id: first!.id }, { sealed: second!.sealed })
  await runDue(inbox)
  expect(smtp.mails).toHaveLength(2)
  expect(await inbox.em().find(Mail, { state: 'dead' })).toMatchObject([
    { id: first!.id, lastError: 'CannotUnseal' },
  ])
})

test('a worker that dies right after the server’s yes sends again, under the same id', async () => {
  const smtp = await anSmtpServer()
  const inbox = await anInbox(smtp.url, { LOG_LEVEL: 'silent' })
  await post(inbox)
  await inbox.em().execute('create sequence deaths')
  await inbox.em().execute(`create function die_once() returns trigger as $$ begin
    if nextval('deaths') = 1 then raise exception 'dead' using errcode = '57P01'; end if; return new;
  end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger dies before update on mail for each row execute function die_once()')
  await runDue(inbox)
  expect(await onlyMail(inbox)).toMatchObject({ state: 'waiting', tries: 0 })
  await runDue(inbox)
  expect(await onlyMail(inbox)).toMatchObject({ state: 'sent' })
  expect(smtp.mails).toHaveLength(2)
  expect(smtp.mails[0]!.headers['Message-ID']).toBe(smtp.mails[1]!.headers['Message-ID'])
})

test('a connection that breaks after the mail was taken makes two copies under one id, not more', async () => {
  let taken = 0
  const smtp = await anSmtpServer((step) => (step === 'taken' && taken++ === 0 ? 'drop' : undefined))
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  for (const seconds of [0, 10, 3600]) await runDue(inbox, later(seconds))
  expect(smtp.mails.map(({ headers }) => headers['Message-ID'])).toEqual(
    Array(2).fill(`<${(await onlyMail(inbox)).id}@localhost>`),
  )
})

test('after two days nobody goes on trying', async () => {
  const smtp = await anSmtpServer(() => '421 Not today')
  const inbox = await anInbox(smtp.url)
  await post(inbox)
  await runDue(inbox, later(48 * 3600 - 60))
  expect(await onlyMail(inbox)).toMatchObject({ state: 'waiting' })
  await runDue(inbox, later(49 * 3600))
  expect(await onlyMail(inbox)).toMatchObject({ state: 'dead', tries: 2 })
})
