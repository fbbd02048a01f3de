import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { anEvent, theEvents } from '../testing/theEvents.ts'
import { theInbox } from '../testing/theInbox.ts'
import { aRegistration } from './registration.examples.ts'

const registering = 'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { reference } }'
const listing = `query ($event: ID!) {
  registrations(event: $event) { id reference name email phone seats needs state position }
}`
const cancelling = 'mutation ($id: ID!) { cancelRegistration(id: $id) { name state position } }'
const counting = '{ allEventPlaces { event capacity taken left waiting open } }'

type Listed = { registrations: { id: string; name: string; state: string; position: number | null }[] }

/** The service, with one place at an event and these people registered for it. */
async function anEventOf(...names: string[]) {
  const event = anEvent({ capacity: 1 })
  const events = await theEvents(event)
  const inbox = await theInbox({ env: { CONTENT_URL: events.url } })
  for (const name of names)
    await inbox.ask(registering, { input: aRegistration({ event: event.id, name, seats: 1 }) })
  const list = async () => (await inbox.asAdministrator<Listed>(listing, { event: event.id })).registrations
  return { inbox, event, list }
}

test('administrators read who comes and who waits, and each reading is recorded', async () => {
  const { inbox, list } = await anEventOf('Ada', 'Bo', 'Cy')
  const found = await list()
  expect(found.map(({ name, state, position }) => [name, state, position])).toEqual([
    ['Ada', 'placed', null],
    ['Bo', 'waiting', 1],
    ['Cy', 'waiting', 2],
  ])
  expect(found[0]).toMatchObject({ email: 'ines@example.org', needs: 'A wheelchair space' })
  expect(await inbox.em().count(Activity, { action: 'opened', noun: 'registrations' })).toBe(1)
})

test('administrators see how full each event is without opening a name', async () => {
  const { inbox, event } = await anEventOf('Ada', 'Bo')
  expect(await inbox.asAdministrator(counting)).toEqual({
    allEventPlaces: [{ event: event.id, capacity: 1, taken: 1, left: 0, waiting: 1, open: true }],
  })
  expect(await inbox.em().count(Activity, { action: 'opened' })).toBe(0)
})

test('a place that an administrator cancels goes to the next in line, and the audit has their name', async () => {
  const { inbox, list } = await anEventOf('Ada', 'Bo')
  const [{ id }] = (await list()) as [Listed['registrations'][0]]
  expect(await inbox.asAdministrator(cancelling, { id })).toEqual({
    cancelRegistration: { name: 'Ada', state: 'cancelled', position: null },
  })
  expect((await list()).map(({ state }) => state)).toEqual(['cancelled', 'placed'])
  const act = await inbox.em().findOneOrFail(Activity, { action: 'cancelled', itemId: id })
  expect(act.who).not.toBe('Website')
})

test('strangers read no names, count no events and cancel nothing', async () => {
  const { inbox, event, list } = await anEventOf('Ada')
  const [{ id }] = (await list()) as [Listed['registrations'][0]]
  const reference = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Registration { name } } }`
  const of = [{ __typename: 'Registration', id }]
  for (const [asked, variables] of [
    [listing, { event: event.id }],
    [counting, {}],
    [cancelling, { id }],
    [reference, { of }],
  ] as const)
    expect(await inbox.refusal(asked, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { token } = inbox
  expect(await inbox.refusal(cancelling, { id: 'none' }, { token })).toMatchObject({ code: 'NOT_FOUND' })
})
