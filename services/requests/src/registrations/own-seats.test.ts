// How many seats of one event one person or one connection may have, and how often they may change them.

import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { maxChangesPerDay, PublicChange } from '../platform/public-changes/public-change.entity.ts'
import { buildEvent, startEventService } from '../testing/content-service.ts'
import { performByLink, placeOperations } from '../testing/events.ts'
import { startRequestsService } from '../testing/requests-service.ts'
import { buildRegistration } from './registration.examples.ts'

const register =
  'mutation ($input: RegistrationInput!) { place: registerForEvent(input: $input) { link state } }'
async function start(env = {}) {
  const event = buildEvent({ capacity: 30 })
  const events = await startEventService(event)
  const inbox = await startRequestsService({ env: { CONTENT_URL: events.url, THROTTLES: 'on', ...env } })
  let number = 0
  const buildCall = (seats: number, email: string, address: string) => {
    number += 1
    const input = buildRegistration({ event: event.id, seats, email, name: `Guest ${number}` })
    return [register, { input }, { headers: { 'x-client-address': address } }] as const
  }
  const takeSeats = (...call: [seats: number, email: string, address: string]) =>
    inbox.read<{ link: string; state: string }>(...buildCall(...call))
  const findError = (...call: [seats: number, email: string, address: string]) =>
    inbox.queryError(...buildCall(...call))
  return { inbox, takeSeats, findError }
}

const tooMany = {
  code: 'BAD_USER_INPUT',
  fields: { seats: expect.stringMatching(/^Up to 10 seats .* call \(\d{3}\) /) },
}

const owners: [who: string, getOwner: (index: number) => [email: string, address: string]][] = [
  ['one connection', (index) => [`g${index}@example.org`, '192.0.2.1']],
  ['one address', (index) => [index ? ' Ines@Example.org' : 'ines@example.org', `192.0.2.${index}`]],
]

test.each(owners)('%s has ten seats of an event at most, and is told what to do', async (_, getOwner) => {
  const { takeSeats, findError } = await start()
  await takeSeats(6, ...getOwner(0))
  expect(await findError(5, ...getOwner(1))).toMatchObject(tooMany)
  expect((await takeSeats(4, ...getOwner(2))).state).toBe('placed')
  expect(await findError(1, ...getOwner(3))).toMatchObject(tooMany)
  expect((await takeSeats(10, 'another@example.org', '198.51.100.1')).state).toBe('placed')
})

test('what is cancelled is free again, and what has become more by a change counts', async () => {
  const { inbox, takeSeats, findError } = await start()
  const first = await takeSeats(5, 'a@example.org', '192.0.2.1')
  const second = await takeSeats(5, 'b@example.org', '192.0.2.1')
  expect(await inbox.queryError(placeOperations.change, { link: second.link, seats: 6 })).toMatchObject(
    tooMany,
  )
  await performByLink(inbox, 'cancel', { link: first.link })
  expect(await performByLink(inbox, 'change', { link: second.link, seats: 6 })).toMatchObject({ seats: 6 })
  expect(await findError(5, 'c@example.org', '192.0.2.1')).toMatchObject(tooMany)
})

test('without throttles there is no share', async () => {
  const { takeSeats } = await start({ THROTTLES: 'off' })
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org'])
    expect((await takeSeats(10, email, '192.0.2.1')).state).toBe('placed')
})

test('what is as it was is no event, and there are only so many changes a day', async () => {
  const { inbox, takeSeats } = await start()
  const { link } = await takeSeats(2, 'a@example.org', '192.0.2.1')
  const countEvents = () => inbox.em().count(AuditEvent, { itemType: 'registration', action: 'changed' })
  for (const needs of ['A ramp', 'A ramp', 'A ramp'])
    await performByLink(inbox, 'change', { link, seats: 2, needs })
  expect(await countEvents()).toBe(1)
  const { subject } = await inbox.em().findOneOrFail(PublicChange, { subject: { $ne: '' } })
  const rest = Array.from({ length: maxChangesPerDay - 3 }, () =>
    Object.assign(new PublicChange(), { subject }),
  )
  await inbox.em().persist(rest).flush()
  expect(await inbox.queryError(placeOperations.change, { link, seats: 3 })).toMatchObject({
    code: 'RATE_LIMITED',
  })
  expect(await performByLink(inbox, 'cancel', { link })).toMatchObject({ state: 'cancelled' })
})
