import { createLog } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { tasks } from '../tasks.ts'
import { buildEvent, startEventService } from '../testing/event-service.ts'
import { readOutbox } from '../testing/outbox.ts'
import { startRequestsService } from '../testing/requests-service.ts'
import { buildRegistration } from './registration.examples.ts'
import type { RegistrationAnswers } from './registration.rules.ts'

const registerMutation =
  'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { link state } }'
const cancelMutation = 'mutation ($link: String!) { cancelRegistrationByLink(link: $link) { state } }'
const site = 'https://access.example.org'
const page = `${site}/events/${buildEvent().id}`

/** The service, with an event that has room for one, and a way to change it and let a minute pass. */
async function startEvent(overrides: object = {}) {
  const event = buildEvent({ capacity: 1, ...overrides })
  const events = await startEventService(event)
  const inbox = await startRequestsService({ env: { CONTENT_URL: events.url, PUBLIC_URL: site } })
  return {
    inbox,
    async register(overrides: Partial<RegistrationAnswers> = {}) {
      const input = buildRegistration({ seats: 1, emailUpdates: true, ...overrides })
      const { registerForEvent } = await inbox.query<{ registerForEvent: { link: string; state: string } }>(
        registerMutation,
        { input },
      )
      return registerForEvent
    },
    async minuteLater(change: object | null) {
      events.events = change ? [{ ...event, ...change }] : []
      // The other tasks would send the emails, and nobody could read them any more.
      const task = tasks.find(({ name }) => name === 'refresh event')!
      const { settings } = inbox
      const context = { em: inbox.em(), settings, log: createLog('jobs', 'error'), now: () => new Date() }
      for (const id of await task.listDue(inbox.em(), context.now(), inbox.settings))
        await task.run(context, id)
    },
  }
}

/** Who got which kind of email, in the order of the alphabet: of two posted together neither is the first. */
const listEmails = async (inbox: Subgraph) =>
  (await readOutbox(inbox)).map(({ kind, to }) => `${to} ${kind}`).sort()

const listEmailsOfKind = async (inbox: Subgraph, kind: string) =>
  (await listEmails(inbox)).filter((mail) => mail.endsWith(kind))

test('who has a place is told when and where, with the secret link and nothing of what it is about', async () => {
  const { inbox, register } = await startEvent()
  const { link } = await register()
  const [mail] = await readOutbox(inbox)
  expect(mail).toMatchObject({
    kind: 'registrationConfirmation',
    to: 'ines@example.org',
    subject: 'Your place on Thursday, March 5, 2099 is confirmed',
  })
  for (const words of [
    'You have 1 place for Thursday, March 5, 2099 at 5:30 PM.',
    'Where: Ropewalk Community Hall',
    `${page}/place#${link}`,
    `${page}.ics`,
  ])
    expect(mail!.text).toContain(words)
  expect(mail!.text).not.toMatch(/Ines|wheelchair/)
})

test('who waits is told their number, and then that a place is theirs', async () => {
  const { inbox, register } = await startEvent()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await inbox.query(cancelMutation, { link })
  expect(await listEmails(inbox)).toEqual([
    'ada@example.org registrationCancelled',
    'ada@example.org registrationConfirmation',
    'bo@example.org waitingListJoined',
    'bo@example.org waitingListMovedUp',
    'cy@example.org waitingListJoined',
  ])
  const emails = await readOutbox(inbox)
  const textTo = (to: string, kind: string) =>
    emails.find((mail) => mail.to === `${to}@example.org` && mail.kind === kind)!.text
  expect(textTo('bo', 'waitingListJoined')).toContain('You are number 1 on the waiting list for 1 place.')
  expect(textTo('cy', 'waitingListJoined')).toContain('You are number 2 on the waiting list')
  expect(textTo('ada', 'registrationCancelled')).toContain(`register again here: ${page}\n`)
})

test('when an event becomes larger, the next in line have a place within the minute', async () => {
  const { inbox, register, minuteLater } = await startEvent()
  for (const name of ['ada', 'bo', 'cy', 'di']) await register({ name, email: `${name}@example.org` })
  await minuteLater({ capacity: 3 })
  await minuteLater({ capacity: 3 })
  expect(await listEmailsOfKind(inbox, 'waitingListMovedUp')).toEqual([
    'bo@example.org waitingListMovedUp',
    'cy@example.org waitingListMovedUp',
  ])
})

test.each([
  ['is cancelled', { status: 'cancelled' }],
  ['is deleted', null],
])('when an event %s, everybody who would come is told once', async (_what, change) => {
  const { inbox, register, minuteLater } = await startEvent()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await inbox.query(cancelMutation, { link })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await minuteLater(change)
  await minuteLater(change)
  expect(await listEmailsOfKind(inbox, 'eventCancelled')).toEqual([
    'bo@example.org eventCancelled',
    'cy@example.org eventCancelled',
  ])
})

test('nobody is moved up once the event has begun', async () => {
  const { inbox, register, minuteLater } = await startEvent()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await minuteLater({ registrationClosesAt: '2020-03-05T22:30:00.000Z' })
  await inbox.query(cancelMutation, { link })
  expect(await listEmailsOfKind(inbox, 'waitingListMovedUp')).toEqual([])
})

test('likely spam is stored and flagged, and nobody is written to', async () => {
  const { inbox, register } = await startEvent()
  expect(await register({ website: 'https://example.org', seconds: 1 })).toMatchObject({ state: 'placed' })
  expect(await readOutbox(inbox)).toEqual([])
  const requests = 'mutation ($event: ID!) { listRegistrations(event: $event) { isSuspectedSpam } }'
  expect(await inbox.queryAsAdministrator(requests, { event: buildEvent().id })).toEqual({
    listRegistrations: [{ isSuspectedSpam: true }],
  })
})

test.each([undefined, null, false])(
  'who has not ticked it (%j) gets no email, whatever happens',
  async (emailUpdates) => {
    const { inbox, register, minuteLater } = await startEvent()
    const { link } = await register({ name: 'Ada', email: 'ada@example.org', emailUpdates })
    await register({ name: 'Bo', email: 'bo@example.org', emailUpdates })
    expect(await register({ name: 'Cy', email: 'cy@example.org', emailUpdates })).toMatchObject({
      state: 'waiting',
    })
    await inbox.query(cancelMutation, { link })
    await minuteLater({ status: 'cancelled' })
    expect(await readOutbox(inbox)).toEqual([])
  },
)

test('the page of a place, its receipt and the office know who is written to', async () => {
  const { inbox, register } = await startEvent({ capacity: 5 })
  const { link } = await register({ emailUpdates: true })
  await register({ name: 'Bo', emailUpdates: false })
  const open = 'mutation ($link: String!) { openRegistration(link: $link) { hasEmailUpdates } }'
  expect(await inbox.query(open, { link })).toEqual({ openRegistration: { hasEmailUpdates: true } })
  const list = 'mutation ($event: ID!) { listRegistrations(event: $event) { hasEmailUpdates } }'
  expect(await inbox.queryAsAdministrator(list, { event: buildEvent().id })).toEqual({
    listRegistrations: [{ hasEmailUpdates: true }, { hasEmailUpdates: false }],
  })
})
