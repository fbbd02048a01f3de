// Emails that visitors bring about: a few a day to one address, whatever they are about.

import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Registration } from '../../registrations/registration.entity.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startEvent } from '../../testing/events.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { emailLimits } from './email-limits.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

const stranger = 'stranger@example.org'
const cancel = 'mutation ($link: String!) { cancelRegistrationByLink(link: $link) { state } }'
const subscribe = 'mutation ($input: JudgmentSubscriptionInput!) { subscribeToJudgments(input: $input) }'

async function start(env = {}) {
  const { inbox, event, register } = await startEvent({ capacity: 500 }, { THROTTLES: 'on', ...env })
  /** Each from another address: a limit of senders is another one. */
  let sender = 0
  const from = () => ({ headers: { 'x-client-address': `192.0.2.${++sender % 250}` } })
  const registerFor = (email: string) =>
    register({ email, emailUpdates: true, name: `N ${sender}` }, from().headers)
  const countEmails = async (email: string) =>
    (await readOutbox(inbox)).filter(({ to }) => to === email).length
  /** So many emails of the last hour, each brought about by another client for another mailbox. */
  const spendBudget = (count: number) =>
    inbox.em().execute(
      `insert into outbox_email (id, created_at, updated_at, kind, state, enqueued_at, next_attempt_at, attempts,
        encrypted, data_key, key_id, recipient_hash, client_hash)
        select gen_random_uuid(), now(), now(), 'waitingListJoined', 'sent', now(), now(), 0, '', '', '', n::text, n::text
        from generate_series(1, ?) n`,
      [count],
    )
  return { inbox, event, register, from, registerFor, countEmails, spendBudget }
}

const subscribeFrom = (inbox: Subgraph, address: string, email: string) =>
  inbox.query(subscribe, { input: { email, search: 'rent' } }, { headers: { 'x-client-address': address } })

const listFailedEmails = (inbox: Subgraph) =>
  inbox.readAsAdministrator<object[]>(
    'mutation { listFailedEmails { kind to attempts lastError explanation } }',
  )

test('places that are had and cancelled write to a stranger three times, and the log says what was held back', async () => {
  const { inbox, registerFor, countEmails } = await start()
  for (const email of [stranger, stranger, ' Stranger@Example.org ', stranger]) {
    const { link } = await registerFor(email)
    await inbox.query(cancel, { link })
  }
  expect((await countEmails(stranger)) + (await countEmails('Stranger@Example.org'))).toBe(3)
  expect(await listFailedEmails(inbox)).toEqual([
    {
      kind: 'registrationCancelled',
      to: stranger,
      attempts: 5,
      lastError: 'HELD_RECIPIENT',
      explanation: expect.stringContaining('held back'),
    },
  ])
})

test.each([
  [
    'gmail.example',
    ['ana@gmail.example', 'ana+1@gmail.example', 'Ana+two@Gmail.example', 'ana+3+4@gmail.example'],
  ],
  ['gmail.com', ['an.a@gmail.com', 'ana@googlemail.com', 'a.na+1@gmail.com', 'ana@gmail.com']],
  [
    'bücher.example',
    ['ana@bücher.example', 'ana@xn--bcher-kva.example', 'ana+1@BÜCHER.example', 'ana+2@bücher.example'],
  ],
])('all names of one mailbox at %s share its limit', async (_, addresses) => {
  const { inbox, registerFor } = await start()
  for (const email of addresses) await registerFor(email)
  expect(await readOutbox(inbox)).toHaveLength(3)
})

test('who was told that they wait is told of their seat, however often a stranger has typed their address since', async () => {
  const { event, registerFor, countEmails, inbox } = await start()
  event.capacity = 1
  const { link } = await registerFor('first@example.org')
  await registerFor(stranger)
  for (const search of ['rent', 'heat', 'mold'])
    await inbox.query(subscribe, { input: { email: stranger, search } })
  expect(await countEmails(stranger)).toBe(3)
  await inbox.query(cancel, { link })
  expect((await readOutbox(inbox)).filter(({ to }) => to === stranger).at(-1)?.kind).toBe(
    'waitingListMovedUp',
  )
})

test('every kind counts: a request, a followed search and a place share one limit', async () => {
  const { inbox, from, registerFor, countEmails } = await start()
  for (const search of ['rent', 'heat'])
    await inbox.query(subscribe, { input: { email: stranger, search } }, from())
  await registerFor(stranger)
  const { accessToken } = await submitRequest(inbox, { email: stranger }, from().headers)
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  expect(await countEmails(stranger)).toBe(3)
  expect(await listFailedEmails(inbox)).toMatchObject([
    { kind: 'applicantConfirmation', lastError: 'HELD_RECIPIENT' },
  ])
  await registerFor('somebody-else@example.org')
  expect(await countEmails('somebody-else@example.org')).toBe(1)
})

test('who fills forms for strangers uses up a share of the hour: the next one gets their email', async () => {
  const { inbox, countEmails, spendBudget } = await start()
  await spendBudget(emailLimits.toAll - 60)
  const flooder = '192.0.2.1'
  // As many as one address may send within the hour.
  for (let n = 0; n < 60; n += 1) await subscribeFrom(inbox, flooder, `stranger-${n}@example.org`)
  expect(await readOutbox(inbox)).toHaveLength(emailLimits.byClient)
  const held = await listFailedEmails(inbox)
  expect(held).toHaveLength(60 - emailLimits.byClient)
  expect(held[0]).toMatchObject({
    lastError: 'HELD_CLIENT',
    explanation: expect.stringContaining('from one connection'),
  })
  await subscribeFrom(inbox, '192.0.2.2', 'next@example.org')
  expect(await countEmails('next@example.org')).toBe(1)
  expect(JSON.stringify(await inbox.em().execute('select * from outbox_email'))).not.toContain(flooder)
})

test('a share is of one hour, and then nothing says whose it was', async () => {
  const { inbox, countEmails } = await start()
  const send = async (prefix: string, count: number) => {
    for (let n = 0; n < count; n += 1) await subscribeFrom(inbox, '192.0.2.1', `${prefix}-${n}@example.org`)
  }
  await send('now', emailLimits.byClient + 1)
  expect(await readOutbox(inbox)).toHaveLength(emailLimits.byClient)
  await inbox.em().nativeUpdate(OutboxEmail, {}, { createdAt: new Date(Date.now() - 3_700_000) })
  await send('later', 1)
  expect(await countEmails('later-0@example.org')).toBe(1)
  expect(await inbox.em().count(OutboxEmail, { clientHash: { $ne: null } })).toBe(1)
})

test('a seat that is given back is told to who waited, whatever share the giver has used up', async () => {
  const { event, inbox, registerFor, countEmails } = await start()
  event.capacity = 1
  const { link } = await registerFor('first@example.org')
  await registerFor('waiting@example.org')
  // The first email, that they wait, was held back: so the second is counted.
  await inbox.em().execute("update outbox_email set state = 'dead' where kind = 'waitingListJoined'")
  const giver = '198.51.100.1'
  for (let n = 0; n <= emailLimits.byClient; n += 1)
    await subscribeFrom(inbox, giver, `stranger-${n}@example.org`)
  await inbox.query(cancel, { link }, { headers: { 'x-client-address': giver } })
  expect((await readOutbox(inbox)).filter(({ to }) => to === 'waiting@example.org').at(-1)?.kind).toBe(
    'waitingListMovedUp',
  )
  expect(await countEmails('first@example.org')).toBe(1)
})

test('what staff bring about is of nobody’s share', async () => {
  const { inbox, event, register, countEmails } = await start()
  const headers = { 'x-client-address': '192.0.2.1' }
  await register({ email: 'guest@example.org', emailUpdates: true }, headers)
  for (let n = 0; n < emailLimits.byClient; n += 1)
    await subscribeFrom(inbox, '192.0.2.1', `stranger-${n}@example.org`)
  const { id } = await inbox.em().findOneOrFail(Registration, { event: event.id })
  const cancelByStaff = 'mutation ($id: ID!) { cancelRegistration(id: $id) { id } }'
  await inbox.query(cancelByStaff, { id }, { headers, token: inbox.token })
  expect(await countEmails('guest@example.org')).toBe(2)
})

test('what was held back does not count among the three of a mailbox', async () => {
  const { inbox, registerFor, spendBudget, countEmails } = await start()
  await spendBudget(emailLimits.toAll)
  await registerFor(stranger)
  await inbox.em().nativeDelete(OutboxEmail, { state: 'sent' })
  for (const search of ['rent', 'heat', 'mold'])
    await inbox.query(subscribe, { input: { email: stranger, search } })
  expect(await countEmails(stranger)).toBe(3)
})

test('in all there is a budget for an hour, and the log says what was held back', async () => {
  const { inbox, registerFor, countEmails, spendBudget } = await start()
  await registerFor('first@example.org')
  await spendBudget(emailLimits.toAll - 1)
  await registerFor('second@example.org')
  expect([await countEmails('first@example.org'), await countEmails('second@example.org')]).toEqual([1, 0])
  expect(await listFailedEmails(inbox)).toMatchObject([{ to: 'second@example.org', lastError: 'HELD_ALL' }])
  await inbox
    .em()
    .nativeUpdate(OutboxEmail, { state: 'sent' }, { createdAt: new Date(Date.now() - 3_700_000) })
  await registerFor('third@example.org')
  expect(await countEmails('third@example.org')).toBe(1)
})

test('without throttles nothing is held back', async () => {
  const { registerFor, countEmails } = await start({ THROTTLES: 'off' })
  for (const _ of [1, 2, 3, 4]) await registerFor(stranger)
  expect(await countEmails(stranger)).toBe(4)
})
