import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startEvent } from '../testing/events.ts'
import { listEvents } from '../testing/requests-service.ts'

const listQuery = `mutation ($event: ID!) {
  all: listRegistrations(event: $event) { id reference name email phone seats needs state position checkedInAt hasEmailUpdates }
}`
const cancelMutation = 'mutation ($id: ID!) { cancelRegistration(id: $id) { name state position } }'
const checkInMutation = `mutation ($id: ID!) {
  registration: checkInRegistration(id: $id) { name checkedInAt checkedInBy }
}`
const undoCheckIn = 'mutation ($id: ID!) { registration: undoCheckIn(id: $id) { checkedInAt checkedInBy } }'
const countQuery = '{ allEventSeats { event capacity takenSeats availableSeats waitingCount isOpen } }'

interface Listed {
  id: string
  name: string
  state: string
  position: number | null
}

/** The service, with one place at an event and these people registered for it. */
async function startEventWithNames(...names: string[]) {
  const { inbox, event, register } = await startEvent({ capacity: 1 })
  for (const name of names) await register({ name })
  const list = () => inbox.readAsAdministrator<[Listed, ...Listed[]]>(listQuery, { event: event.id })
  return { inbox, event, list }
}

test('administrators read who comes and who waits, and each reading is recorded', async () => {
  const { inbox, list } = await startEventWithNames('Ada', 'Bo', 'Cy')
  const results = await list()
  expect(results.map(({ name, state, position }) => [name, state, position])).toEqual([
    ['Ada', 'placed', null],
    ['Bo', 'waiting', 1],
    ['Cy', 'waiting', 2],
  ])
  expect(results[0]).toMatchObject({
    ...{ email: 'ines@example.org', needs: 'A wheelchair space', hasEmailUpdates: false },
  })
  expect(await inbox.em().count(AuditEvent, { action: 'opened', itemType: 'registrations' })).toBe(1)
})

test('a range of the registrations has the same positions on the waiting list', async () => {
  const { inbox, event } = await startEventWithNames('Ada', 'Bo', 'Cy')
  const range =
    'mutation ($event: ID!) { listRegistrations(event: $event, offset: 2, limit: 1) { name position } }'
  expect(await inbox.readAsAdministrator(range, { event: event.id })).toEqual([{ name: 'Cy', position: 2 }])
})

test('administrators see how full each event is without opening a name', async () => {
  const { inbox, event } = await startEventWithNames('Ada', 'Bo')
  expect(await inbox.readAsAdministrator(countQuery)).toEqual([
    { event: event.id, capacity: 1, takenSeats: 1, availableSeats: 0, waitingCount: 1, isOpen: true },
  ])
  expect(await inbox.em().count(AuditEvent, { action: 'opened' })).toBe(0)
})

test('who deletes events is told how many people have registered, and nothing of them', async () => {
  const { inbox, event, list } = await startEventWithNames('Ada', 'Bo', 'Cy')
  const [{ id }] = await list()
  await inbox.queryAsAdministrator(cancelMutation, { id })
  const totals =
    'query ($events: [ID!]!) { registrationTotals(events: $events) { registrationCount eventCount } }'
  const other = '5c2b7a10-0000-4000-8000-00000000ffff'
  const count = (events: string[]) => inbox.queryAsAdministrator(totals, { events })
  expect(await count([event.id, other])).toEqual({
    registrationTotals: { registrationCount: 2, eventCount: 1 },
  })
  for (const none of [[], [other], ['no id']])
    expect(await count(none)).toEqual({ registrationTotals: { registrationCount: 0, eventCount: 0 } })
})

test('a seat that an administrator cancels goes to the next in line, and the audit has their name', async () => {
  const { inbox, list } = await startEventWithNames('Ada', 'Bo')
  const [{ id }] = await list()
  expect(await inbox.readAsAdministrator(cancelMutation, { id })).toEqual({
    name: 'Ada',
    state: 'cancelled',
    position: null,
  })
  expect((await list()).map(({ state }) => state)).toEqual(['cancelled', 'placed'])
  const act = await inbox.em().findOneOrFail(AuditEvent, { action: 'cancelled', itemId: id })
  expect(act.actor).not.toBe('Website')
})

test('a registration is checked in once, with when and by whom, and the check-in can be undone', async () => {
  const { inbox, list } = await startEventWithNames('Ada')
  const [{ id }] = await list()
  const first = await inbox.queryAsAdministrator(checkInMutation, { id })
  const registration = { name: 'Ada', checkedInAt: expect.any(String), checkedInBy: expect.any(String) }
  expect(first).toEqual({ registration })
  expect(await inbox.queryAsAdministrator(checkInMutation, { id })).toEqual(first)
  for (const _ of [1, 2])
    expect(await inbox.readAsAdministrator(undoCheckIn, { id })).toEqual({
      checkedInAt: null,
      checkedInBy: null,
    })
  const actions = await listEvents(inbox, { itemId: id })
  expect(actions.map(({ action }) => action)).toEqual(['received', 'checked in', 'took back the check-in of'])
})

test('who is on the waiting list, or has cancelled, cannot be checked in', async () => {
  const { inbox, list } = await startEventWithNames('Ada', 'Bo')
  const [ada, bo] = await list()
  const fields = { id: 'Only people who have a seat can be checked in' }
  expect(await inbox.errorAsAdministrator(checkInMutation, { id: bo!.id })).toMatchObject({ fields })
  await inbox.queryAsAdministrator(checkInMutation, { id: ada.id })
  await inbox.queryAsAdministrator(cancelMutation, { id: ada.id })
  expect(await inbox.errorAsAdministrator(checkInMutation, { id: ada.id })).toMatchObject({ fields })
  expect(await list()).toMatchObject([{ checkedInAt: null }, { checkedInAt: null }])
})

const exportList = (inbox: Subgraph, id: string, headers = { authorization: `Bearer ${inbox.token}` }) =>
  inbox.fetch(`/registrations/${id}/export`, { method: 'POST', headers })

test('an event’s list can be saved as a table, and that is in the audit before it leaves', async () => {
  const { inbox, event, list } = await startEventWithNames('=Ada', 'Bo')
  const [{ id }] = await list()
  await inbox.queryAsAdministrator(checkInMutation, { id })
  const answer = await exportList(inbox, event.id)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [heads, ada, bo] = (await answer.text()).split('\r\n')
  expect(heads).toBe(
    'Name,Email,Phone,Seats,Needs,State,Number in line,Received,Reference,Checked in,Checked in by,Wants emails',
  )
  expect(ada).toMatch(/^'=Ada,ines@example\.org,.*,1,A wheelchair space,placed,,.+,EV-[\w-]+,2.+Z,.+,\w+$/)
  expect(bo).toMatch(/^Bo,.*,waiting,1,.+,EV-[\w-]+,,,\w+$/)
  expect(await inbox.em().count(AuditEvent, { action: 'exported', title: '2 for one event' })).toBe(1)
})

test('a table is for administrators, and of an event that somebody registered for', async () => {
  const { inbox, event } = await startEventWithNames('Ada')
  expect((await exportList(inbox, event.id, { authorization: '' })).status).toBe(401)
  for (const id of ['none', '%00']) expect((await exportList(inbox, id)).status, id).toBe(404)
  expect(await inbox.em().count(AuditEvent, { action: 'exported' })).toBe(0)
})

test('a table with people’s names wants a confirmation of the last five minutes', async () => {
  const { inbox, event } = await startEventWithNames('Ada')
  inbox.auth.changeSession(inbox.token, { verifiedAt: Date.now() - 6 * 60_000 })
  const answer = await exportList(inbox, event.id)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toContain('insufficient_user_authentication')
  expect(await answer.json()).toMatchObject({ type: '/api/docs#problem-secondFactorNeeded' })
  expect(await inbox.em().count(AuditEvent, { action: 'exported' })).toBe(0)
})
