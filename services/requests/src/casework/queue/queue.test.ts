import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { Status } from '../../intake/status-history/status.rules.ts'
import { startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { assignTo, moveRequest, ruth, signInColleague } from '../../testing/staff.ts'

type Queue = {
  items: Record<string, unknown>[]
  total: number
  counts: { column: string; value: string; count: number }[]
}

const queueQuery = `query ($page: PageInput!) { requestQueue(page: $page) {
  items { id reference status urgency nextDueAt assigneeName unreadCount documentCount }
  total counts { column value count }
} }`

const queryQueue = (inbox: Subgraph, page = {}) => inbox.readAsAdministrator<Queue>(queueQuery, { page })
const listReferences = async (inbox: Subgraph, page = {}) =>
  (await queryQueue(inbox, page)).items.map(({ reference }) => reference)
const getCounts = (queue: Queue, of: string) =>
  Object.fromEntries(
    queue.counts.filter(({ column }) => column === of).map(({ value, count }) => [value, count]),
  )

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)
const setReviewDueAt = (inbox: Subgraph, id: string, reviewDueAt: Date) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { reviewDueAt })

test('emergencies come first, then by the next deadline, then what has none', async () => {
  const inbox = await startRequestsService()
  const later = await submitRequest(inbox, { name: 'Later' })
  const late = await submitRequest(inbox, { name: 'Late' })
  const emergency = await submitRequest(inbox, { name: 'Emergency', urgency: 'Emergency' })
  const closed = await submitRequest(inbox, { name: 'Closed', urgency: 'Emergency' })
  await setReviewDueAt(inbox, later.id, inHours(40))
  await setReviewDueAt(inbox, late.id, inHours(-2))
  await setReviewDueAt(inbox, emergency.id, inHours(30))
  await moveRequest(inbox, closed.id, 'withdrawn')
  expect(await listReferences(inbox)).toEqual(
    [emergency, late, later, closed].map(({ reference }) => reference),
  )
})

test('the review is promised until it is answered, then the attorney, and then nothing', async () => {
  const { inbox, id, reviewDueAt, matchDueAt } = await startWithRequest()
  const next = async () => (await queryQueue(inbox)).items[0]!.nextDueAt
  const moved = async (status: Status) => {
    await moveRequest(inbox, id, status)
    return next()
  }
  expect(await next()).toBe(reviewDueAt)
  expect(await moved('in_review')).toBe(reviewDueAt)
  // It is the applicant's turn.
  expect(await moved('info_needed')).toBeNull()
  expect(await moved('in_review')).toBe(matchDueAt)
  expect(await moved('eligible')).toBe(matchDueAt)
  expect(await moved('matched')).toBeNull()
})

test('a reference is found by a part of it, without its dashes and capitals', async () => {
  const { inbox, reference } = await startWithRequest()
  await submitRequest(inbox, { name: 'Another' })
  const typed = reference.toLowerCase().replaceAll('-', ' ')
  expect(await listReferences(inbox, { search: typed })).toEqual([reference])
  expect(await listReferences(inbox, { search: reference.slice(3, 10) })).toEqual([reference])
  expect(await listReferences(inbox, { search: 'Ana Diaz' })).toEqual([])
})

test('the queue is narrowed by what counts say there is', async () => {
  const { inbox, id, reference } = await startWithRequest({ urgency: 'Low', category: 'Employment' })
  await submitRequest(inbox)
  await moveRequest(inbox, id, 'in_review')
  const filters = [
    { column: 'urgency', value: 'Low' },
    { column: 'status', value: 'in_review' },
  ]
  const queue = await queryQueue(inbox, { filters })
  expect(queue.items.map(({ reference }) => reference)).toEqual([reference])
  expect(queue.total).toBe(1)
  expect(getCounts(queue, 'category')).toEqual({ Employment: 1 })
  // Each column is counted as if nothing were asked of itself.
  expect(getCounts(queue, 'status')).toEqual({ in_review: 1 })
  expect(getCounts(await queryQueue(inbox), 'urgency')).toEqual({ High: 1, Low: 1 })
})

test('deadlines are counted by how soon they are due, in the time zone of the office', async () => {
  const inbox = await startRequestsService({ env: { TIME_ZONE: 'UTC' } })
  const days = (later: number) => {
    const day = new Date()
    day.setUTCDate(day.getUTCDate() + later)
    day.setUTCHours(23, 59, 59)
    return day
  }
  const due = { overdue: inHours(-1), today: days(0), soon: days(2), later: days(3) }
  const references: Record<string, string> = {}
  for (const [name, reviewDueAt] of Object.entries(due)) {
    const { id, reference } = await submitRequest(inbox, { name })
    references[name] = reference
    await setReviewDueAt(inbox, id, reviewDueAt)
  }
  expect(getCounts(await queryQueue(inbox), 'due')).toEqual({ overdue: 1, today: 1, soon: 1, later: 1 })
  for (const [value, reference] of Object.entries(references))
    expect(await listReferences(inbox, { filters: [{ column: 'due', value }] })).toEqual([reference])
})

test('the queue is sorted by how urgent, not by how that is spelt', async () => {
  const inbox = await startRequestsService()
  for (const urgency of ['Low', 'High', 'Emergency', 'Medium'])
    await submitRequest(inbox, { urgency, name: urgency })
  const { items } = await queryQueue(inbox, { sort: 'urgencyRank' })
  expect(items.map(({ urgency }) => urgency)).toEqual(['Emergency', 'High', 'Medium', 'Low'])
})

const countsQuery = '{ readyViewCounts { view count } }'
type ViewCounts = { view: string; count: number }[]
const toRecord = (counts: ViewCounts) => Object.fromEntries(counts.map(({ view, count }) => [view, count]))

test('every view that all have is counted, and lists what it counts', async () => {
  const inbox = await startRequestsService({ env: { TIME_ZONE: 'UTC' } })
  const ids: Record<string, string> = {}
  for (const [name, urgency] of Object.entries({
    own: 'High',
    late: 'Emergency',
    today: 'Low',
    rest: 'Low',
  })) {
    const { id } = await submitRequest(inbox, { name, urgency })
    ids[name] = id
    await setReviewDueAt(inbox, id, inHours(100))
    await inbox.em().nativeUpdate(LegalAidRequest, { id }, { reference: `LA-${name}` })
  }
  const endOfDay = new Date()
  endOfDay.setUTCHours(23, 59, 59)
  await setReviewDueAt(inbox, ids.late!, inHours(-1))
  await setReviewDueAt(inbox, ids.today!, endOfDay)
  await assignTo(inbox, ids.own!, ruth)
  await moveRequest(inbox, ids.own!, 'in_review', 'eligible')
  await moveRequest(inbox, ids.rest!, 'in_review', 'info_needed')
  const views = {
    mine: ['LA-own'],
    overdue: ['LA-late'],
    today: ['LA-today'],
    emergencies: ['LA-late'],
    unassigned: ['LA-late', 'LA-today', 'LA-rest'],
    applicant: ['LA-rest'],
    attorney: ['LA-own'],
  }
  const counts = toRecord(await inbox.readAsAdministrator<ViewCounts>(countsQuery))
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(views).map(([view, references]) => [view, references.length])),
  )
  for (const [value, references] of Object.entries(views))
    expect(await listReferences(inbox, { filters: [{ column: 'view', value }] }), value).toEqual(references)
})

test('what is closed is in no view, and attorneys count what is theirs', async () => {
  const { inbox, id } = await startWithRequest({ urgency: 'Emergency' })
  await submitRequest(inbox, { urgency: 'Emergency' })
  const ida = signInColleague(inbox, 'attorney')
  await assignTo(inbox, id, ida)
  const countTheirs = async () => toRecord(await inbox.read<ViewCounts>(countsQuery, {}, ida))
  expect(await countTheirs()).toMatchObject({ mine: 1, emergencies: 1, unassigned: 0 })
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status: 'withdrawn' })
  expect(await countTheirs()).toMatchObject({ mine: 0, emergencies: 0 })
})

test('a view that there is not is named with those that there are', async () => {
  const inbox = await startRequestsService()
  const page = { filters: [{ column: 'view', value: 'his' }] }
  const error = await inbox.errorAsAdministrator(queueQuery, { page })
  expect(error).toMatchObject({ fields: { filters: expect.stringContaining('mine, overdue, today') } })
})
