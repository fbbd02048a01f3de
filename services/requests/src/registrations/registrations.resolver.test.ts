import { expect, test } from 'vitest'
import { placeOperations, registerMutation, startEvent } from '../testing/events.ts'
import { readTables, stripRandomText } from '../testing/requests-service.ts'
import { runDueTask } from '../testing/run-due-jobs.ts'
import { EventSnapshot } from './event-snapshot.entity.ts'
import { purgeRegistrations } from './event-tasks.ts'
import { Registration } from './registration.entity.ts'
import { buildRegistration } from './registration.examples.ts'

const countQuery = `query ($event: ID!) {
  eventSeats(event: $event) { capacity takenSeats availableSeats waitingCount isOpen closedReason }
}`
const past = '2020-03-05T22:30:00.000Z'

/** The service, with an event that has room for three, and what is seen of its seats. */
async function startSeats(overrides: object = {}) {
  const setup = await startEvent(overrides)
  const { inbox, event } = setup
  const places = () => inbox.read<Record<string, unknown>>(countQuery, { event: event.id })
  return { ...setup, places }
}

test('the same registration from another address has a link of its own, and cannot cancel the first', async () => {
  const { inbox, event, register, openPlace, cancelPlace } = await startSeats()
  const first = await register({}, { 'x-client-address': '192.0.2.1' })
  const other = await register({}, { 'x-client-address': '192.0.2.2' })
  expect(other.link).not.toBe(first.link)
  expect(await register({}, { 'x-client-address': '192.0.2.1' })).toMatchObject({ link: first.link })
  await cancelPlace(other)
  expect(await openPlace(first)).toMatchObject({ state: 'placed' })
  const listRegistrations = await inbox.readAsAdministrator<object[]>(
    'mutation ($event: ID!) { listRegistrations(event: $event) { reference possibleDuplicateOf } }',
    { event: event.id },
  )
  expect(listRegistrations).toEqual([
    { reference: first.reference, possibleDuplicateOf: null },
    { reference: other.reference, possibleDuplicateOf: expect.any(String) },
  ])
})

test('a registration has a seat, and its owner finds it by the secret link', async () => {
  const { register, openPlace, event } = await startSeats()
  const receipt = await register({ seats: 2 })
  expect(receipt).toMatchObject({ state: 'placed', seats: 2, position: null })
  expect(receipt.reference).toMatch(/^EV-\w{4}-\w{4}$/)
  expect(receipt.link).toMatch(/^[\w-]{22}$/)
  const { name, needs, phone } = buildRegistration()
  expect(await openPlace(receipt)).toMatchObject({
    ...{ reference: receipt.reference, event: event.id, name, needs, phone },
    ...{ seats: 2, state: 'placed', position: null, availableSeats: 1 },
  })
})

test('fifty who register at the same moment for the last three seats: three have them, the others wait in line', async () => {
  const { inbox, register, places } = await startSeats()
  const receipts = await Promise.all(
    Array.from({ length: 50 }, (_, index) => register({ name: `Guest ${index}` })),
  )
  expect(receipts.filter(({ state }) => state === 'placed')).toHaveLength(3)
  const positions = receipts.flatMap(({ state, position }) => (state === 'waiting' ? [position!] : []))
  expect(positions).toHaveLength(47)
  expect(await places()).toMatchObject({ takenSeats: 3, availableSeats: 0, waitingCount: 47 })
  expect(await inbox.em().execute('select distinct sequence_number from registration')).toHaveLength(50)
})

test('sent again under its key, a registration is the same, even after the event began or while nobody can say', async () => {
  const { inbox, events, event, register } = await startSeats()
  const key = { 'x-idempotency-key': 'key-1' }
  const first = await register({ website: 'x', seconds: 1 }, key)
  events.isDown = true
  expect(await register({ seconds: 40 }, key)).toEqual(first)
  Object.assign(events, { isDown: false, events: [{ ...event, registrationClosesAt: past }] })
  expect(await register({}, key)).toEqual(first)
  expect(await inbox.em().count(Registration)).toBe(1)
})

test('while nobody can say how the event is, nothing is stored and the visitor may try again', async () => {
  const { inbox, events, event, register } = await startSeats()
  events.isDown = true
  const input = buildRegistration()
  expect(await inbox.queryError(registerMutation, { input })).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  expect(await inbox.queryError(countQuery, { event: event.id })).toMatchObject({ code: 'BUSY' })
  expect(await inbox.em().count(Registration)).toBe(0)
  events.isDown = false
  await register()
})

test.each([
  ['has begun', { registrationClosesAt: past }, 'past', /has begun. Call \(555\) 555-0100/],
  ['is over', { status: 'completed' }, 'past', /has begun/],
  ['is cancelled', { status: 'cancelled' }, 'cancelled', /will not take place/],
  ['takes no registrations', { registrationRequired: false }, 'none', /Just come/],
])('nobody registers for an event that %s', async (_what, overrides, closedReason, event) => {
  const { inbox, places } = await startSeats(overrides)
  expect(await inbox.queryError(registerMutation, { input: buildRegistration() })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { event: expect.stringMatching(event) },
  })
  expect(await places()).toMatchObject({ isOpen: false, closedReason })
  expect(await inbox.em().count(Registration)).toBe(0)
})

test('an event that does not exist has no places', async () => {
  const { inbox } = await startSeats()
  const event = '5c2b7a10-0000-4000-8000-00000000ffff'
  expect(await inbox.queryError(registerMutation, { input: buildRegistration({ event }) })).toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const id of [event, 'none'])
    expect(await inbox.queryError(countQuery, { event: id })).toMatchObject({ code: 'NOT_FOUND' })
})

test('what is missing or cannot be is named', async () => {
  const { inbox, register } = await startSeats()
  expect(await inbox.queryError(registerMutation, { input: {} })).toMatchObject({
    fields: {
      event: 'Say which event you would like to come to',
      name: 'Enter your name',
      email: 'Enter your email address',
      seats: 'Enter how many seats you need, from 1 to 10',
    },
  })
  for (const seats of [0, 11])
    expect(await inbox.queryError(registerMutation, { input: buildRegistration({ seats }) })).toMatchObject({
      fields: { seats: 'Enter how many seats you need, from 1 to 10' },
    })
  // More than the event has would wait for ever.
  expect(await inbox.queryError(registerMutation, { input: buildRegistration({ seats: 4 }) })).toMatchObject({
    fields: { seats: 'Enter how many seats you need, from 1 to 3' },
  })
  await register({ seats: 3, phone: null, needs: ' ' })
})

test('an event without a limit has a seat for everybody', async () => {
  const { register, openPlace, places } = await startSeats({ capacity: null })
  const receipt = await register({ seats: 10 })
  expect(receipt.state).toBe('placed')
  expect(await openPlace(receipt)).toMatchObject({ availableSeats: null })
  expect(await places()).toEqual({
    ...{ capacity: null, takenSeats: 10, availableSeats: null },
    ...{ waitingCount: 0, isOpen: true, closedReason: null },
  })
})

test('cancelled seats go to the next on the waiting list who needs no more of them', async () => {
  const { register, openPlace, cancelPlace } = await startSeats()
  const [ada, bo] = [await register({ name: 'Ada', seats: 2 }), await register({ name: 'Bo' })]
  const three = await register({ name: 'Three', seats: 3 })
  const two = await register({ name: 'Two', seats: 2 })
  const one = await register({ name: 'One' })
  expect([three, two, one].map(({ position }) => position)).toEqual([1, 2, 3])

  expect(await cancelPlace(bo)).toMatchObject({ state: 'cancelled' })
  expect(await openPlace(one)).toMatchObject({ state: 'placed', position: null })
  await cancelPlace(ada)
  expect(await openPlace(two)).toMatchObject({ state: 'placed' })
  expect(await openPlace(three)).toMatchObject({ state: 'waiting', position: 1, availableSeats: 0 })
})

test('a registration that is cancelled twice frees its seats once', async () => {
  const { register, cancelPlace, places } = await startSeats({ capacity: 1 })
  const ada = await register({ name: 'Ada' })
  await register({ name: 'Bo' })
  await register({ name: 'Cy' })
  await Promise.all([1, 2, 3].map(() => cancelPlace(ada)))
  expect(await places()).toMatchObject({ takenSeats: 1, waitingCount: 1 })
})

test('fewer seats free some, more are there only while there are free ones', async () => {
  const { inbox, register, openPlace, changePlace } = await startSeats()
  const ada = await register({ name: 'Ada', seats: 3 })
  const bo = await register({ name: 'Bo' })
  const change = { link: ada.link, seats: 2, needs: 'Large print', phone: null }
  expect(await changePlace(change)).toMatchObject({
    ...{ seats: 2, needs: 'Large print', phone: null, availableSeats: 0 },
  })
  expect(await openPlace(bo)).toMatchObject({ state: 'placed' })
  for (const [seats, error] of [
    [3, 'There are not as many seats left. You can have up to 2 for now'],
    [4, 'Enter how many seats you need, from 1 to 3'],
  ] as const)
    expect(await inbox.queryError(placeOperations.change, { ...change, seats })).toMatchObject({
      fields: { seats: error },
    })
  expect(await openPlace(ada)).toMatchObject({ seats: 2, needs: 'Large print' })
})

test('who waits and asks for fewer seats gets them when they are free', async () => {
  const { register, changePlace } = await startSeats()
  await register({ name: 'Ada', seats: 2 })
  const bo = await register({ name: 'Bo', seats: 2 })
  expect(bo.state).toBe('waiting')
  expect(await changePlace({ link: bo.link, seats: 1 })).toMatchObject({ state: 'placed', seats: 1 })
})

test('a wrong link is nobody’s, and a cancelled place cannot be changed', async () => {
  const { inbox, register, openPlace, cancelPlace } = await startSeats()
  const nobody = { link: 'no-such-link', seats: 1 }
  expect(await openPlace(nobody)).toBeNull()
  expect(await inbox.queryError(placeOperations.change, nobody)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.queryError(placeOperations.cancel, nobody)).toMatchObject({ code: 'NOT_FOUND' })
  const { link } = await register()
  await cancelPlace({ link })
  expect(await inbox.queryError(placeOperations.change, { link, seats: 1 })).toMatchObject({
    fields: { seats: 'This seat has been cancelled. Register again to have one' },
  })
})

test('no table has anything of who comes in plain text, nor the link', async () => {
  const { inbox, register } = await startSeats()
  const { link } = await register()
  for (const [name, rows] of await readTables(inbox)) {
    expect(stripRandomText(rows), name).not.toMatch(/Ines|ines@|555\D*0142|wheelchair/)
    expect(rows, name).not.toContain(link)
  }
})

test('sent again under its key after it was erased, a registration is none, and says so', async () => {
  const { inbox, event, register } = await startSeats()
  const headers = { 'x-idempotency-key': 'key-1' }
  await register({}, headers)
  await inbox.em().nativeDelete(Registration, { event: event.id })
  const input = buildRegistration({ seats: 1 })
  expect(await inbox.queryError(registerMutation, { input }, { headers })).toMatchObject({
    code: 'CONFLICT',
    message: 'What was sent with this Idempotency-Key has been erased',
  })
  expect(await inbox.em().count(Registration)).toBe(0)
})

test('who came is erased three months after the event, and not before', async () => {
  const { inbox, register } = await startSeats()
  await register()
  const count = async () => [await inbox.em().count(Registration), await inbox.em().count(EventSnapshot)]
  await runDueTask(inbox, purgeRegistrations, new Date('2099-06-05T22:29:00Z'))
  expect(await count()).toEqual([1, 1])
  await runDueTask(inbox, purgeRegistrations, new Date('2099-06-05T22:30:00Z'))
  expect(await count()).toEqual([0, 0])
})
