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
const checkingIn = `mutation ($id: ID!) {
  registration: checkInRegistration(id: $id) { name checkedInAt checkedInBy }
}`
const takingBack = 'mutation ($id: ID!) { registration: undoCheckIn(id: $id) { checkedInAt checkedInBy } }'
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

test('who comes is checked in once, with when and by whom, and it can be taken back', async () => {
  const { inbox, list } = await anEventOf('Ada')
  const [{ id }] = (await list()) as [Listed['registrations'][0]]
  const first = await inbox.asAdministrator(checkingIn, { id })
  const registration = { name: 'Ada', checkedInAt: expect.any(String), checkedInBy: expect.any(String) }
  expect(first).toEqual({ registration })
  expect(await inbox.asAdministrator(checkingIn, { id })).toEqual(first)
  for (const _ of [1, 2])
    expect(await inbox.asAdministrator(takingBack, { id })).toEqual({
      registration: { checkedInAt: null, checkedInBy: null },
    })
  const acts = await inbox.em().find(Activity, { itemId: id }, { orderBy: { at: 'asc' } })
  expect(acts.map(({ action }) => action)).toEqual(['received', 'checked in', 'took back the check-in of'])
})

test('who waits, or has given the place back, cannot be checked in', async () => {
  const { inbox, list } = await anEventOf('Ada', 'Bo')
  const [ada, bo] = (await list()) as [Listed['registrations'][0], Listed['registrations'][0]]
  const { token } = inbox
  const fields = { id: 'Only people who have a place can be checked in' }
  expect(await inbox.refusal(checkingIn, { id: bo.id }, { token })).toMatchObject({ fields })
  await inbox.asAdministrator(checkingIn, { id: ada.id })
  await inbox.asAdministrator(cancelling, { id: ada.id })
  expect(await inbox.refusal(checkingIn, { id: ada.id }, { token })).toMatchObject({ fields })
  const asked = 'query ($event: ID!) { registrations(event: $event) { checkedInAt } }'
  expect(await inbox.asAdministrator(asked, { event: anEvent().id })).toEqual({
    registrations: [{ checkedInAt: null }, { checkedInAt: null }],
  })
})

test('an event’s list can be saved as a table, and that is in the audit before it leaves', async () => {
  const { inbox, event, list } = await anEventOf('=Ada', 'Bo')
  const [{ id }] = (await list()) as [Listed['registrations'][0]]
  await inbox.asAdministrator(checkingIn, { id })
  const headers = { authorization: `Bearer ${inbox.token}` }
  const answer = await inbox.stream(`/registrations/${event.id}/export`, { headers })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [heads, ada, bo] = (await answer.text()).split('\r\n')
  expect(heads).toBe(
    'Name,Email,Phone,Seats,Needs,State,Number in line,Received,Reference,Checked in,Checked in by',
  )
  expect(ada).toMatch(/^'=Ada,ines@example\.org,.*,1,A wheelchair space,placed,,.+,EV-[\w-]+,2.+Z,.+$/)
  expect(bo).toMatch(/^Bo,.*,waiting,1,.+,EV-[\w-]+,,$/)
  expect(await inbox.em().count(Activity, { action: 'exported', title: '2 for one event' })).toBe(1)
})

test('a table is for administrators, and of an event that somebody registered for', async () => {
  const { inbox, event } = await anEventOf('Ada')
  expect((await inbox.stream(`/registrations/${event.id}/export`)).status).toBe(401)
  expect((await inbox.fetch(`/registrations/${event.id}/export`)).status).toBe(401)
  const headers = { authorization: `Bearer ${inbox.token}` }
  for (const id of ['none', '%00'])
    expect((await inbox.stream(`/registrations/${id}/export`, { headers })).status, id).toBe(404)
  expect(await inbox.em().count(Activity, { action: 'exported' })).toBe(0)
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
    [checkingIn, { id }],
    [takingBack, { id }],
    [reference, { of }],
  ] as const)
    expect(await inbox.refusal(asked, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { token } = inbox
  expect(await inbox.refusal(cancelling, { id: 'none' }, { token })).toMatchObject({ code: 'NOT_FOUND' })
})
