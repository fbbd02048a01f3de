import { expect, test } from 'vitest'
import { anEvent, theEvents } from '../testing/theEvents.ts'
import { theInbox } from '../testing/theInbox.ts'
import { forgetPlaces } from './forgetPlaces.ts'
import { KeptEvent } from './kept-event.ts'
import { aRegistration } from './registration.examples.ts'
import type { RegistrationAnswers } from './registration.rules.ts'
import { Registration } from './registration.ts'

interface Receipt {
  reference: string
  state: string
  seats: number
  position: number | null
  link: string
}

const registering = `mutation ($input: RegistrationInput!) {
  registerForEvent(input: $input) { reference state seats position link }
}`
const place = 'reference event name seats needs phone state position seatsFree'
const reading = `query ($link: String!) { placeByLink(link: $link) { ${place} } }`
const changing = `mutation ($link: String!, $seats: Int!, $needs: String, $phone: String) {
  changePlace(link: $link, seats: $seats, needs: $needs, phone: $phone) { ${place} }
}`
const cancelling = 'mutation ($link: String!) { cancelPlace(link: $link) { state seatsFree } }'
const counting = `query ($event: ID!) {
  eventPlaces(event: $event) { capacity taken left waiting open closedBecause }
}`
const past = '2020-03-05T22:30:00.000Z'

/** The service, with an event that has room for three. */
async function anEventWith(about: object = {}) {
  const event = anEvent(about)
  const events = await theEvents(event)
  const inbox = await theInbox({ env: { CONTENT_URL: events.url, PUBLIC_URL: 'https://access.example.org' } })
  const register = async (told: Partial<RegistrationAnswers> = {}, headers = {}) => {
    const input = aRegistration({ seats: 1, ...told })
    return (await inbox.ask<{ registerForEvent: Receipt }>(registering, { input }, { headers }))
      .registerForEvent
  }
  const placeBy = async ({ link }: Receipt) =>
    (await inbox.ask<{ placeByLink: Record<string, unknown> }>(reading, { link })).placeByLink
  const places = async () =>
    (await inbox.ask<{ eventPlaces: Record<string, unknown> }>(counting, { event: event.id })).eventPlaces
  return { inbox, events, event, register, placeBy, places }
}

/** What was sent by each name, in the order of the alphabet. */
const named = (count: number) => Array.from({ length: count }, (_, at) => `Guest ${at}`)

test('a registration has a place, and its owner finds it by the secret link', async () => {
  const { register, placeBy, event } = await anEventWith()
  const receipt = await register({ seats: 2 })
  expect(receipt).toMatchObject({ state: 'placed', seats: 2, position: null })
  expect(receipt.reference).toMatch(/^EV-\w{4}-\w{4}$/)
  expect(receipt.link).toMatch(/^[\w-]{22}$/)
  const { name, needs, phone } = aRegistration()
  expect(await placeBy(receipt)).toEqual({
    ...{ reference: receipt.reference, event: event.id, name, needs, phone },
    ...{ seats: 2, state: 'placed', position: null, seatsFree: 1 },
  })
})

test('fifty who register at the same moment for the last three seats: three have them, the others wait in line', async () => {
  const { inbox, register, places } = await anEventWith()
  const receipts = await Promise.all(named(50).map((name) => register({ name })))
  expect(receipts.filter(({ state }) => state === 'placed')).toHaveLength(3)
  const positions = receipts.flatMap(({ state, position }) => (state === 'waiting' ? [position!] : []))
  expect(positions).toHaveLength(47)
  expect(await places()).toMatchObject({ taken: 3, left: 0, waiting: 47 })
  expect(await inbox.em().execute('select distinct line from registration')).toHaveLength(50)
})

test('sent again under its key, a registration is the same, even after the event began or while nobody can say', async () => {
  const { inbox, events, event, register } = await anEventWith()
  const key = { 'x-idempotency-key': 'key-1' }
  const first = await register({ website: 'x', seconds: 1 }, key)
  events.isDown = true
  expect(await register({ seconds: 40 }, key)).toEqual(first)
  Object.assign(events, { isDown: false, events: [{ ...event, registersUntil: past }] })
  expect(await register({}, key)).toEqual(first)
  expect(await inbox.em().count(Registration)).toBe(1)
})

test('while nobody can say how the event is, nothing is stored and the visitor may try again', async () => {
  const { inbox, events, event, register } = await anEventWith()
  events.isDown = true
  const input = aRegistration()
  expect(await inbox.refusal(registering, { input })).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  expect(await inbox.refusal(counting, { event: event.id })).toMatchObject({ code: 'BUSY' })
  expect(await inbox.em().count(Registration)).toBe(0)
  events.isDown = false
  await register()
})

test.each([
  ['has begun', { registersUntil: past }, 'past', /has begun. Call \(555\) 555-0100/],
  ['is over', { status: 'completed' }, 'past', /has begun/],
  ['is cancelled', { status: 'cancelled' }, 'cancelled', /will not take place/],
  ['takes no registrations', { registrationRequired: false }, 'none', /Just come/],
])('nobody registers for an event that %s', async (_what, about, closedBecause, event) => {
  const { inbox, places } = await anEventWith(about)
  expect(await inbox.refusal(registering, { input: aRegistration() })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { event: expect.stringMatching(event) },
  })
  expect(await places()).toMatchObject({ open: false, closedBecause })
  expect(await inbox.em().count(Registration)).toBe(0)
})

test('an event that does not exist has no places', async () => {
  const { inbox } = await anEventWith()
  const event = '5c2b7a10-0000-4000-8000-00000000ffff'
  expect(await inbox.refusal(registering, { input: aRegistration({ event }) })).toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const id of [event, 'none'])
    expect(await inbox.refusal(counting, { event: id })).toMatchObject({ code: 'NOT_FOUND' })
})

test('what is missing or cannot be is named', async () => {
  const { inbox, register } = await anEventWith()
  expect(await inbox.refusal(registering, { input: {} })).toMatchObject({
    fields: {
      event: 'Say which event you would like to come to',
      name: 'Enter your name',
      email: 'Enter your email address',
      seats: 'Enter how many seats you need, from 1 to 10',
    },
  })
  for (const seats of [0, 11])
    expect(await inbox.refusal(registering, { input: aRegistration({ seats }) })).toMatchObject({
      fields: { seats: 'Enter how many seats you need, from 1 to 10' },
    })
  // More than the event has would wait for ever.
  expect(await inbox.refusal(registering, { input: aRegistration({ seats: 4 }) })).toMatchObject({
    fields: { seats: 'Enter how many seats you need, from 1 to 3' },
  })
  await register({ seats: 3, phone: null, needs: ' ' })
})

test('an event without a limit has a place for everybody', async () => {
  const { register, placeBy, places } = await anEventWith({ capacity: null })
  const receipt = await register({ seats: 10 })
  expect(receipt.state).toBe('placed')
  expect(await placeBy(receipt)).toMatchObject({ seatsFree: null })
  expect(await places()).toEqual({
    ...{ capacity: null, taken: 10, left: null, waiting: 0, open: true, closedBecause: null },
  })
})

test('what is given back goes to the next in line whose number of seats fits', async () => {
  const { inbox, register, placeBy } = await anEventWith()
  const [ada, bo] = [await register({ name: 'Ada', seats: 2 }), await register({ name: 'Bo' })]
  const three = await register({ name: 'Three', seats: 3 })
  const two = await register({ name: 'Two', seats: 2 })
  const one = await register({ name: 'One' })
  expect([three, two, one].map(({ position }) => position)).toEqual([1, 2, 3])

  expect(await inbox.ask(cancelling, { link: bo.link })).toMatchObject({
    cancelPlace: { state: 'cancelled' },
  })
  expect(await placeBy(one)).toMatchObject({ state: 'placed', position: null })
  await inbox.ask(cancelling, { link: ada.link })
  expect(await placeBy(two)).toMatchObject({ state: 'placed' })
  expect(await placeBy(three)).toMatchObject({ state: 'waiting', position: 1, seatsFree: 0 })
})

test('a place given back twice is given away once', async () => {
  const { inbox, register, places } = await anEventWith({ capacity: 1 })
  const { link } = await register({ name: 'Ada' })
  await register({ name: 'Bo' })
  await register({ name: 'Cy' })
  await Promise.all([1, 2, 3].map(() => inbox.ask(cancelling, { link })))
  expect(await places()).toMatchObject({ taken: 1, waiting: 1 })
})

test('fewer seats free some, more are there only while there are free ones', async () => {
  const { inbox, register, placeBy } = await anEventWith()
  const ada = await register({ name: 'Ada', seats: 3 })
  const bo = await register({ name: 'Bo' })
  const change = { link: ada.link, seats: 2, needs: 'Large print', phone: null }
  expect(await inbox.ask(changing, change)).toMatchObject({
    changePlace: { seats: 2, needs: 'Large print', phone: null, seatsFree: 0 },
  })
  expect(await placeBy(bo)).toMatchObject({ state: 'placed' })
  expect(await inbox.refusal(changing, { ...change, seats: 3 })).toMatchObject({
    fields: { seats: 'There are not as many places left. You can have up to 2 for now' },
  })
  expect(await inbox.refusal(changing, { ...change, seats: 4 })).toMatchObject({
    fields: { seats: 'Enter how many seats you need, from 1 to 3' },
  })
  expect(await placeBy(ada)).toMatchObject({ seats: 2, needs: 'Large print' })
})

test('who waits and asks for fewer seats gets them when they are free', async () => {
  const { inbox, register } = await anEventWith()
  await register({ name: 'Ada', seats: 2 })
  const bo = await register({ name: 'Bo', seats: 2 })
  expect(bo.state).toBe('waiting')
  expect(await inbox.ask(changing, { link: bo.link, seats: 1 })).toMatchObject({
    changePlace: { state: 'placed', seats: 1 },
  })
})

test('a wrong link is nobody’s, and a cancelled place cannot be changed', async () => {
  const { inbox, register } = await anEventWith()
  expect(await inbox.ask(reading, { link: 'no-such-link' })).toEqual({ placeByLink: null })
  const nobody = { link: 'no-such-link', seats: 1 }
  expect(await inbox.refusal(changing, nobody)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.refusal(cancelling, nobody)).toMatchObject({ code: 'NOT_FOUND' })
  const { link } = await register()
  await inbox.ask(cancelling, { link })
  expect(await inbox.refusal(changing, { link, seats: 1 })).toMatchObject({
    fields: { seats: 'This place has been cancelled. Register again to have one' },
  })
})

test('nothing of who comes stands in any table, nor the link', async () => {
  const { inbox, register } = await anEventWith()
  const { link } = await register()
  const tables: { name: string }[] = await inbox.em().execute(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const rows = JSON.stringify(await inbox.em().execute(`select t::text from ${name} t`))
    expect(rows, name).not.toMatch(/Ines|ines@|555\D*0142|wheelchair/)
    expect(rows, name).not.toContain(link)
  }
})

test('who came is destroyed three months after the event, and not before', async () => {
  const { inbox, register, event } = await anEventWith()
  await register()
  const due = (day: string) => forgetPlaces.due(inbox.em(), new Date(day))
  expect(await due('2099-06-05T22:29:00Z')).toEqual([])
  expect(await due('2099-06-05T22:30:00Z')).toEqual([event.id])
  await forgetPlaces.work({ em: inbox.em() } as never, event.id)
  expect([await inbox.em().count(Registration), await inbox.em().count(KeptEvent)]).toEqual([0, 0])
})
