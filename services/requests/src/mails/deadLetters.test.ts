import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { anSmtpServer } from '../testing/anSmtpServer.ts'
import { addresses, post } from '../testing/postedMails.ts'
import { runDue } from '../testing/runDue.ts'
import { theInbox } from '../testing/theInbox.ts'
import { Mail } from './mail.ts'

type Letters = { deadLetters: { id: string; state: string }[] }

const deadLetters = '{ deadLetters { id kind to subject reference state tries lastError at } }'
const sendAgain = 'mutation ($id: ID!) { sendMailAgain(id: $id) { id state to } }'
const aDay = 24 * 3_600_000

/** An inbox whose mails `p0` is refused and `p1` put off. */
async function withTrouble(env = {}) {
  const refusals: Record<string, string> = { 'p0@example.org': '550 No', 'p1@example.org': '451 Later' }
  const smtp = await anSmtpServer((step, address) => (step === 'rcpt' ? refusals[address] : undefined))
  const inbox = await theInbox({ env: { SMTP_URL: smtp.url, ...env } })
  const item = '7d9f1c1e-0000-4000-8000-000000000001'
  await post(inbox, { to: addresses(3), about: { item, reference: 'LA-7K4M-93XH' } })
  await runDue(inbox)
  return { smtp, inbox, refusals }
}

test('administrators see what was not sent and why, and that they looked is recorded', async () => {
  const { inbox } = await withTrouble()
  const told = await inbox.asAdministrator<Letters>(deadLetters)
  const common = {
    id: expect.any(String),
    kind: 'staffEmergencyNotice',
    subject: 'EMERGENCY: request LA-7K4M-93XH received Saturday, November 21, 1:00 PM',
    reference: 'LA-7K4M-93XH',
    tries: 1,
    at: expect.any(String),
  }
  expect(told.deadLetters.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { ...common, to: 'p0@example.org', state: 'dead', lastError: 'SMTP 550 RCPT TO' },
    { ...common, to: 'p1@example.org', state: 'waiting', lastError: 'SMTP 451 RCPT TO' },
  ])
  expect(await inbox.em().find(Activity, {})).toMatchObject([
    { who: 'Ruth Abernathy', action: 'opened', noun: 'mails', title: '2 not sent' },
  ])
})

test('a dead mail that is sent again arrives, and that it was sent again is recorded', async () => {
  const { inbox, smtp, refusals } = await withTrouble()
  delete refusals['p0@example.org']
  const { id } = await inbox.em().findOneOrFail(Mail, { state: 'dead' })
  expect(await inbox.asAdministrator(sendAgain, { id })).toEqual({
    sendMailAgain: { id, state: 'waiting', to: 'p0@example.org' },
  })
  await runDue(inbox)
  expect(smtp.mails.map(({ to }) => to)).toContainEqual(['p0@example.org'])
  expect(await inbox.em().find(Activity, {})).toMatchObject([
    { who: 'Ruth Abernathy', action: 'sent again', noun: 'mail', itemId: id, title: 'LA-7K4M-93XH' },
  ])
})

test('a mail that was sent, or never was, cannot be sent again', async () => {
  const { inbox } = await withTrouble()
  const { id } = await inbox.em().findOneOrFail(Mail, { state: 'sent' })
  const nobody = '7d9f1c1e-0000-4000-8000-00000000000f'
  for (const other of [id, nobody, 'not-an-id']) {
    expect(await inbox.refusal(sendAgain, { id: other }, inbox)).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a dead mail whose letter cannot be opened is listed all the same', async () => {
  const { inbox } = await withTrouble({ LOG_LEVEL: 'silent' })
  await inbox.em().nativeUpdate(Mail, { state: 'dead' }, { sealed: 'AAAA' })
  const told = await inbox.asAdministrator<Letters>(deadLetters)
  expect(told.deadLetters.filter(({ state }) => state === 'dead')).toMatchObject([
    { to: null, subject: null },
  ])
})

test('only administrators see mails or send them again', async () => {
  const { inbox } = await withTrouble()
  const { id } = await inbox.em().findOneOrFail(Mail, { state: 'dead' })
  for (const query of [deadLetters, sendAgain]) {
    expect(await inbox.refusal(query, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test('mails that are done with are forgotten after thirty days, those that wait are not', async () => {
  const { inbox } = await withTrouble()
  const ago = (days: number) => new Date(Date.now() - days * aDay)
  await inbox.em().nativeUpdate(Mail, {}, { updatedAt: ago(29) })
  await runDue(inbox)
  expect(await inbox.em().count(Mail)).toBe(3)
  await inbox.em().nativeUpdate(Mail, {}, { updatedAt: ago(31) })
  await runDue(inbox)
  expect(await inbox.em().find(Mail, {})).toMatchObject([{ state: 'waiting' }])
})
