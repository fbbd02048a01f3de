import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildEvent } from '../testing/content-service.ts'
import { startEvent } from '../testing/events.ts'
import { readOutbox } from '../testing/outbox.ts'
import { runDueTask } from '../testing/run-due-jobs.ts'
import { refreshEvent } from './event-tasks.ts'
import { Registration } from './registration.entity.ts'
import type { RegistrationAnswers } from './registration.rules.ts'

const page = `https://access.example.org/events/${buildEvent().id}`

/** The service, with an event that has room for one, and a way to change it and let a minute pass. */
async function startChangingEvent(overrides: object = {}) {
  const { events, event, register, ...setup } = await startEvent({ capacity: 1, ...overrides })
  const { inbox } = setup
  return {
    ...setup,
    register: (answers: Partial<RegistrationAnswers> = {}) => register({ emailUpdates: true, ...answers }),
    minuteLater(change: object | null) {
      events.events = change ? [{ ...event, ...change }] : []
      return runDueTask(inbox, refreshEvent)
    },
  }
}

/** Who got which kind of email, in the order of the alphabet: of two posted together neither is the first. */
const listEmails = async (inbox: Subgraph) =>
  (await readOutbox(inbox)).map(({ kind, to }) => `${to} ${kind}`).sort()

const listEmailsOfKind = async (inbox: Subgraph, kind: string) =>
  (await listEmails(inbox)).filter((mail) => mail.endsWith(kind))

test('who has a seat is told when and where, with the secret link and nothing of what it is about', async () => {
  const { inbox, register } = await startChangingEvent()
  const { link } = await register()
  const [mail] = await readOutbox(inbox)
  expect(mail).toMatchObject({
    kind: 'registrationConfirmation',
    to: 'ines@example.org',
    subject: 'Your seat on Thursday, March 5, 2099 is confirmed',
  })
  for (const words of [
    'You have 1 seat for Thursday, March 5, 2099 at 5:30 PM.',
    'Where: Ropewalk Community Hall',
    `${page}/place#${link}`,
    `${page}.ics`,
  ])
    expect(mail!.text).toContain(words)
  expect(mail!.text).not.toMatch(/Ines|wheelchair/)
})

test.each(['America/New_York', 'Pacific/Auckland'])(
  'in %s the emails of an event of a day alone are of that day',
  async (timeZone) => {
    const { inbox, register } = await startEvent(
      { eventDate: '2099-03-05T00:00:00.000Z' },
      { TIME_ZONE: timeZone },
    )
    await register({ emailUpdates: true })
    const [mail] = await readOutbox(inbox)
    expect(mail!.subject).toBe('Your seat on Thursday, March 5, 2099 is confirmed')
  },
)

test('who waits is told their number, and then that a seat is theirs', async () => {
  const { inbox, register, cancelPlace } = await startChangingEvent()
  const place = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await cancelPlace(place)
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
  expect(textTo('bo', 'waitingListJoined')).toContain('You are number 1 on the waiting list for 1 seat.')
  expect(textTo('cy', 'waitingListJoined')).toContain('You are number 2 on the waiting list')
  const cancelled = emails.find(({ kind }) => kind === 'registrationCancelled')!
  expect(cancelled.subject).toBe('Your registration for Thursday, March 5, 2099 is cancelled')
  expect(cancelled.text).toContain(`register again here: ${page}\n`)
  // Whoever cancelled it: of nobody who waits, and of nothing that they did.
  expect(cancelled.text).not.toMatch(/waiting|telling us/)
})

test('when an event becomes larger, the next in line have a seat within the minute', async () => {
  const { inbox, register, minuteLater } = await startChangingEvent()
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
  const { inbox, register, minuteLater, cancelPlace } = await startChangingEvent()
  const place = await register({ name: 'Ada', email: 'ada@example.org' })
  await cancelPlace(place)
  await register({ name: 'Bo', email: 'bo@example.org' })
  await register({ name: 'Cy', email: 'cy@example.org' })
  await minuteLater(change)
  await minuteLater(change)
  expect(await listEmailsOfKind(inbox, 'eventCancelled')).toEqual([
    'bo@example.org eventCancelled',
    'cy@example.org eventCancelled',
  ])
  const email = (await readOutbox(inbox)).find(({ kind }) => kind === 'eventCancelled')!
  expect(email.text).toContain('The event “Warm evidence” on Thursday, March 5, 2099 at 5:30 PM')
  // What the lock screen of a phone shows says nothing of what it is about.
  expect(email.subject).not.toContain('Warm')
})

test('the title of an event that leads elsewhere is left out of the email', async () => {
  const { inbox, register, minuteLater } = await startChangingEvent({ title: 'See evil.example.org' })
  await register()
  await minuteLater(null)
  const email = (await readOutbox(inbox)).find(({ kind }) => kind === 'eventCancelled')!
  expect(email.text).toContain('We are sorry. The event on Thursday, March 5, 2099')
})

test('an event that was deleted keeps its title and date where people registered for it', async () => {
  const { inbox, register, minuteLater, openPlace } = await startChangingEvent()
  const place = await register()
  await minuteLater({ title: 'Warm evidence, again' })
  await minuteLater(null)
  const title = 'Warm evidence, again'
  const eventDate = '2099-03-05T22:30:00.000Z'
  expect(await openPlace(place)).toMatchObject({ eventTitle: title, eventDate, hasBegun: false })
  expect(await inbox.readAsAdministrator('{ allEventSeats { title eventDate } }')).toEqual([
    { title, eventDate },
  ])
})

test('nobody is moved up once the event has begun', async () => {
  const { inbox, register, minuteLater, cancelPlace } = await startChangingEvent()
  const place = await register({ name: 'Ada', email: 'ada@example.org' })
  await register({ name: 'Bo', email: 'bo@example.org' })
  await minuteLater({ registrationClosesAt: '2020-03-05T22:30:00.000Z' })
  await cancelPlace(place)
  expect(await listEmailsOfKind(inbox, 'waitingListMovedUp')).toEqual([])
})

const release = 'mutation ($id: ID!) { releaseRegistration(id: $id) { isSuspectedSpam } }'

test.each([
  ['honeypot', { website: 'https://example.org' }],
  ['speed', { seconds: 2 }],
])(
  'who is taken for spam by %s reads that the email is held, and gets it once they are released',
  async (_, signal) => {
    const { inbox, register, openPlace } = await startChangingEvent()
    await register({ ...signal, name: 'Ada', email: 'ada@example.org' })
    const waiting = await register({ ...signal, name: 'Bo', email: 'bo@example.org' })
    expect(waiting).toMatchObject({ hasEmailUpdates: false, isEmailHeld: true })
    expect(await openPlace(waiting)).toMatchObject({ hasEmailUpdates: false, isEmailHeld: true })
    for (const { id } of await inbox.em().find(Registration, {}, { orderBy: { sequenceNumber: 'asc' } })) {
      await inbox.queryAsAdministrator(release, { id })
      await inbox.queryAsAdministrator(release, { id })
    }
    expect(await listEmails(inbox)).toEqual([
      'ada@example.org registrationConfirmation',
      'bo@example.org waitingListJoined',
    ])
    expect((await readOutbox(inbox)).find(({ kind }) => kind === 'waitingListJoined')!.text).toContain(
      'number 1 on',
    )
    expect(await openPlace(waiting)).toMatchObject({ hasEmailUpdates: true, isEmailHeld: false })
  },
)

test('who is released after the event was cancelled is told that alone', async () => {
  const { inbox, register, minuteLater } = await startChangingEvent()
  await register({ seconds: 2 })
  await minuteLater({ status: 'cancelled' })
  const [{ id }] = (await inbox.em().find(Registration, {})) as [Registration]
  await inbox.queryAsAdministrator(release, { id })
  expect(await listEmails(inbox)).toEqual(['ines@example.org eventCancelled'])
})

test.each([undefined, false])(
  'who has not ticked it (%j) gets no email, whatever happens',
  async (emailUpdates) => {
    const { inbox, register, minuteLater, cancelPlace } = await startChangingEvent()
    const place = await register({ name: 'Ada', email: 'ada@example.org', emailUpdates })
    await register({ name: 'Bo', email: 'bo@example.org', emailUpdates })
    expect(await register({ name: 'Cy', email: 'cy@example.org', emailUpdates })).toMatchObject({
      state: 'waiting',
    })
    await cancelPlace(place)
    await minuteLater({ status: 'cancelled' })
    expect(await readOutbox(inbox)).toEqual([])
  },
)

test('of an event without a time or a place the emails say none', async () => {
  const { inbox, register, minuteLater } = await startChangingEvent({ eventTime: null, location: '' })
  await register()
  await register({ name: 'Ruth Ames', email: 'ruth@example.org' })
  await minuteLater({ eventTime: null, location: '', status: 'cancelled' })
  const texts = (await readOutbox(inbox)).map(({ text }) => text)
  expect(texts).toHaveLength(4)
  for (const text of texts) {
    expect(text).toMatch(/March 5, 2099( (are taken|is cancelled|will not take place))?\./)
    expect(text).not.toMatch(/ at the |Where|\[|\]|\n{3}/)
  }
})
