import { logOf } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { tasks } from '../jobs/tasks.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { anEvent, theEvents } from '../testing/theEvents.ts'
import { theInbox } from '../testing/theInbox.ts'
import { aRegistration } from './registration.examples.ts'
import type { RegistrationAnswers } from './registration.rules.ts'

const registering = 'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { link state } }'
const cancelling = 'mutation ($link: String!) { cancelPlace(link: $link) { state } }'
const site = 'https://access.example.org'
const page = `${site}/events/${anEvent().id}`

/** The service, with an event that has room for one, and a way to change it and let a minute pass. */
async function anEventWith(about: object = {}) {
  const event = anEvent({ capacity: 1, ...about })
  const events = await theEvents(event)
  const inbox = await theInbox({ env: { CONTENT_URL: events.url, PUBLIC_URL: site } })
  return {
    inbox,
    async register(told: Partial<RegistrationAnswers> = {}) {
      const input = aRegistration({ seats: 1, ...told })
      const { registerForEvent } = await inbox.ask<{ registerForEvent: { link: string; state: string } }>(
        registering,
        { input },
      )
      return registerForEvent
    },
    async aMinuteLater(change: object | null) {
      events.events = change ? [{ ...event, ...change }] : []
      // The other tasks would send the mails, and nobody could read them any more.
      const task = tasks.find(({ name }) => name === 'look at event')!
      const { settings } = inbox
      const desk = { em: inbox.em(), settings, log: logOf('jobs', 'error'), now: () => new Date() }
      for (const id of await task.due(inbox.em(), desk.now())) await task.work(desk, id)
    },
  }
}

/** Who got which kind of mail, in the order of the alphabet: of two posted together neither is the first. */
const posted = async (inbox: Subgraph) => (await mailsIn(inbox)).map(({ kind, to }) => `${to} ${kind}`).sort()

const those = async (inbox: Subgraph, kind: string) =>
  (await posted(inbox)).filter((mail) => mail.endsWith(kind))

test('who has a place is told when and where, with the secret link and nothing of what it is about', async () => {
  const { inbox, register } = await anEventWith()
  const { link } = await register()
  const [mail] = await mailsIn(inbox)
  expect(mail).toMatchObject({
    kind: 'registrationConfirmation',
    to: 'ines@example.org',
    subject: 'Your place on Thursday, March 5, 2099 is confirmed',
  })
  for (const words of [
    'You have 1 place for Thursday, March 5, 2099 at 5:30 PM.',
    'Where: Ropewalk Community Hall',
    'What you asked us to prepare: A wheelchair space',
    `${page}/place/${link}`,
    `${page}.ics`,
  ])
    expect(mail!.text).toContain(words)
})

test('who waits is told their number, and then that a place is theirs', async () => {
  const { inbox, register } = await anEventWith()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await inbox.ask(cancelling, { link })
  expect(await posted(inbox)).toEqual([
    'ada@example.org registrationCancelled',
    'ada@example.org registrationConfirmation',
    'bo@example.org waitingListJoined',
    'bo@example.org waitingListMovedUp',
    'cy@example.org waitingListJoined',
  ])
  const mails = await mailsIn(inbox)
  const textTo = (to: string, kind: string) =>
    mails.find((mail) => mail.to === `${to}@example.org` && mail.kind === kind)!.text
  expect(textTo('bo', 'waitingListJoined')).toContain('You are number 1 on the waiting list for 1 place.')
  expect(textTo('cy', 'waitingListJoined')).toContain('You are number 2 on the waiting list')
  expect(textTo('ada', 'registrationCancelled')).toContain(`register again here: ${page}\n`)
})

test('when an event becomes larger, the next in line have a place within the minute', async () => {
  const { inbox, register, aMinuteLater } = await anEventWith()
  for (const name of ['ada', 'bo', 'cy', 'di']) await register({ name, email: `${name}@example.org` })
  await aMinuteLater({ capacity: 3 })
  await aMinuteLater({ capacity: 3 })
  expect(await those(inbox, 'waitingListMovedUp')).toEqual([
    'bo@example.org waitingListMovedUp',
    'cy@example.org waitingListMovedUp',
  ])
})

test.each([
  ['is cancelled', { status: 'cancelled' }],
  ['is deleted', null],
])('when an event %s, everybody who would come is told once', async (_what, change) => {
  const { inbox, register, aMinuteLater } = await anEventWith()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await inbox.ask(cancelling, { link })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await aMinuteLater(change)
  await aMinuteLater(change)
  expect(await those(inbox, 'eventCancelled')).toEqual([
    'bo@example.org eventCancelled',
    'cy@example.org eventCancelled',
  ])
})

test('nobody is moved up once the event has begun', async () => {
  const { inbox, register, aMinuteLater } = await anEventWith()
  const { link } = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await aMinuteLater({ registersUntil: '2020-03-05T22:30:00.000Z' })
  await inbox.ask(cancelling, { link })
  expect(await those(inbox, 'waitingListMovedUp')).toEqual([])
})

test('what a program may have sent is stored and marked, and nobody is written to', async () => {
  const { inbox, register } = await anEventWith()
  expect(await register({ website: 'https://example.org', seconds: 1 })).toMatchObject({ state: 'placed' })
  expect(await mailsIn(inbox)).toEqual([])
  const asked = 'query ($event: ID!) { registrations(event: $event) { suspected } }'
  expect(await inbox.asAdministrator(asked, { event: anEvent().id })).toEqual({
    registrations: [{ suspected: true }],
  })
})
