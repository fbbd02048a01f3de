// Emails that visitors bring about: a few a day to one address, whatever they are about.
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildRegistration } from '../../registrations/registration.examples.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { buildEvent, startEventService } from '../../testing/event-service.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { emailLimits } from './email-limits.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

const stranger = 'stranger@example.org'
const register = 'mutation ($input: RegistrationInput!) { place: registerForEvent(input: $input) { link } }'
const cancel = 'mutation ($link: String!) { cancelRegistrationByLink(link: $link) { state } }'
const subscribe = 'mutation ($input: JudgmentSubscriptionInput!) { subscribeToJudgments(input: $input) }'

async function start(env = {}) {
  const event = buildEvent({ capacity: 500 })
  const events = await startEventService(event)
  const inbox = await startRequestsService({ env: { CONTENT_URL: events.url, THROTTLES: 'on', ...env } })
  /** Each from another address: a limit of senders is another one. */
  let sender = 0
  const from = () => ({ headers: { 'x-client-address': `192.0.2.${++sender % 250}` } })
  const registerFor = async (email: string) => {
    const input = buildRegistration({
      email,
      event: event.id,
      emailUpdates: true,
      seats: 1,
      name: `N ${sender}`,
    })
    return (await inbox.query<{ place: { link: string } }>(register, { input }, from())).place
  }
  const countEmails = async (email: string) =>
    (await readOutbox(inbox)).filter(({ to }) => to === email).length
  return { inbox, event, from, registerFor, countEmails }
}

interface FailedEmails {
  emails: { kind: string; to: string; attempts: number; lastError: string; explanation: string }[]
}

const listFailedEmails = async (inbox: Subgraph) =>
  (
    await inbox.queryAsAdministrator<FailedEmails>(
      'mutation { emails: listFailedEmails { kind to attempts lastError explanation } }',
    )
  ).emails

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

test('in all there is a budget for an hour, and the log says what was held back', async () => {
  const { inbox, registerFor, countEmails } = await start()
  await registerFor('first@example.org')
  await inbox.em().execute(
    `insert into outbox_email (id, created_at, updated_at, kind, state, enqueued_at, next_attempt_at, attempts,
      encrypted, data_key, key_id, recipient_hash)
      select gen_random_uuid(), now(), now(), 'waitingListJoined', 'sent', now(), now(), 0, '', '', '', n::text
      from generate_series(1, ?) n`,
    [emailLimits.toAll - 1],
  )
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
