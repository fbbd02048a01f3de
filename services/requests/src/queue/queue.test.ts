import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

type Queue = {
  items: Record<string, unknown>[]
  total: number
  counts: { column: string; value: string; count: number }[]
}

const listing = `query ($page: PageInput!) { requestQueue(page: $page) {
  items { id reference status urgency nextPromise assigneeName unread documentCount }
  total counts { column value count }
} }`
const moving = `mutation ($id: ID!, $to: String!) { moveLegalAidRequest(id: $id, to: $to) { request { status } } }`

const asked = async (inbox: Subgraph, page = {}) =>
  (await inbox.asAdministrator<{ requestQueue: Queue }>(listing, { page })).requestQueue
const inOrder = async (inbox: Subgraph, page = {}) =>
  (await asked(inbox, page)).items.map(({ reference }) => reference)
const countsOf = (queue: Queue, of: string) =>
  Object.fromEntries(
    queue.counts.filter(({ column }) => column === of).map(({ value, count }) => [value, count]),
  )

const anHour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * anHour)
const promised = (inbox: Subgraph, id: string, reviewBy: Date) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { reviewBy })

test('emergencies come first, then the promise that is next, then what has none', async () => {
  const inbox = await theInbox()
  const later = await sent(inbox, { name: 'Later' })
  const late = await sent(inbox, { name: 'Late' })
  const emergency = await sent(inbox, { name: 'Emergency', urgency: 'Emergency' })
  const closed = await sent(inbox, { name: 'Closed', urgency: 'Emergency' })
  await promised(inbox, later.id, inHours(40))
  await promised(inbox, late.id, inHours(-2))
  await promised(inbox, emergency.id, inHours(30))
  await inbox.asAdministrator(moving, { id: closed.id, to: 'withdrawn' })
  expect(await inOrder(inbox)).toEqual([emergency, late, later, closed].map(({ reference }) => reference))
})

test('the review is promised until it is answered, then the attorney, and then nothing', async () => {
  const inbox = await theInbox()
  const { id, reviewBy, matchBy } = await sent(inbox)
  const next = async () => (await asked(inbox)).items[0]!.nextPromise
  const moved = async (to: string) => {
    await inbox.asAdministrator(moving, { id, to })
    return next()
  }
  expect(await next()).toBe(reviewBy)
  expect(await moved('in_review')).toBe(reviewBy)
  // It is the applicant's turn.
  expect(await moved('info_needed')).toBeNull()
  expect(await moved('in_review')).toBe(matchBy)
  expect(await moved('eligible')).toBe(matchBy)
  expect(await moved('matched')).toBeNull()
})

test('a page is part of the whole, with what is counted on its rows', async () => {
  const inbox = await theInbox({ seed: true })
  const first = await asked(inbox, { limit: 5 })
  const second = await asked(inbox, { offset: 5, limit: 5 })
  expect([first.items.length, second.items.length, first.total]).toEqual([5, 5, 12])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(10)
  const whole = await asked(inbox, { limit: 100 })
  expect(whole.items.map(({ unread }) => unread).filter(Boolean)).toEqual([1, 1])
})

test('a reference is found by a part of it, without its dashes and capitals', async () => {
  const inbox = await theInbox()
  const { reference } = await sent(inbox)
  await sent(inbox, { name: 'Another' })
  const typed = reference.toLowerCase().replaceAll('-', ' ')
  expect(await inOrder(inbox, { search: typed })).toEqual([reference])
  expect(await inOrder(inbox, { search: reference.slice(3, 10) })).toEqual([reference])
  expect(await inOrder(inbox, { search: 'Ana Diaz' })).toEqual([])
})

test('the queue is narrowed by what counts say there is', async () => {
  const inbox = await theInbox()
  const { id, reference } = await sent(inbox, { urgency: 'Low', category: 'Employment' })
  await sent(inbox)
  await inbox.asAdministrator(moving, { id, to: 'in_review' })
  const filters = [
    { column: 'urgency', value: 'Low' },
    { column: 'status', value: 'in_review' },
  ]
  const queue = await asked(inbox, { filters })
  expect(queue.items.map(({ reference }) => reference)).toEqual([reference])
  expect(queue.total).toBe(1)
  expect(countsOf(queue, 'category')).toEqual({ Employment: 1 })
  // Each column is counted as if nothing were asked of itself.
  expect(countsOf(queue, 'status')).toEqual({ in_review: 1 })
  expect(countsOf(await asked(inbox), 'urgency')).toEqual({ High: 1, Low: 1 })
})

test('promises are told apart by how soon they are due on the office’s clock', async () => {
  const inbox = await theInbox({ env: { TIME_ZONE: 'UTC' } })
  const days = (later: number) => {
    const day = new Date()
    day.setUTCDate(day.getUTCDate() + later)
    day.setUTCHours(23, 59, 59)
    return day
  }
  const due = { overdue: inHours(-1), today: days(0), soon: days(2), later: days(3) }
  const references: Record<string, string> = {}
  for (const [name, reviewBy] of Object.entries(due)) {
    const { id, reference } = await sent(inbox, { name })
    references[name] = reference
    await promised(inbox, id, reviewBy)
  }
  expect(countsOf(await asked(inbox), 'due')).toEqual({ overdue: 1, today: 1, soon: 1, later: 1 })
  for (const [value, reference] of Object.entries(references))
    expect(await inOrder(inbox, { filters: [{ column: 'due', value }] })).toEqual([reference])
})

test('the queue is sorted by how urgent, not by how that is spelt', async () => {
  const inbox = await theInbox()
  for (const urgency of ['Low', 'High', 'Emergency', 'Medium']) await sent(inbox, { urgency, name: urgency })
  const { items } = await asked(inbox, { sort: 'urgencyRank' })
  expect(items.map(({ urgency }) => urgency)).toEqual(['Emergency', 'High', 'Medium', 'Low'])
})

test('what cannot be asked of the queue is named', async () => {
  const inbox = await theInbox()
  const refusal = await inbox.refusal(listing, { page: { sort: 'sealed' } }, { token: inbox.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { sort: expect.any(String) } })
})

test('only administrators ask, take, move, note or keep views', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const asking = [
    listing,
    'mutation { takeNextRequest { id } }',
    'mutation ($id: ID!) { assignRequest(id: $id) { id } }',
    'mutation ($id: ID!) { assignRequests(ids: [$id]) { done { id } } }',
    'mutation ($id: ID!) { moveRequests(ids: [$id], to: "declined") { done { id } } }',
    'mutation ($id: ID!) { noteOnRequest(id: $id, text: "x") { name } }',
    '{ savedViews { id } }',
    'mutation { saveView(name: "x", query: "") { id } }',
    'mutation ($id: ID!) { renameView(id: $id, name: "x") { id } }',
    'mutation ($id: ID!) { deleteView(id: $id) { id } }',
  ]
  for (const query of asking)
    expect(await inbox.refusal(query, { id, page: {} })).toMatchObject({ code: 'UNAUTHENTICATED' })
})
