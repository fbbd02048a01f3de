// The audit log, as administrators use it. Every service has the same queries under its own name.
import { AuditEvent, recordAuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCase } from './cases/case.examples.ts'
import { startContentWith, toInput, updateItem } from './testing/start-content.ts'

type AuditEventResult = {
  id: string
  occurredAt: string
  actor: string
  title: string
  changedFields: string[] | null
}
type Page = { items: AuditEventResult[]; hasMore: boolean }

const pageQuery = `query ($filter: AuditEventFilter!) {
  page: contentAuditEventPage(filter: $filter) { items { id occurredAt actor title changedFields } hasMore }
}`
const exportMutation = `mutation ($filter: AuditEventFilter!) {
  all: exportContentAuditEvents(filter: $filter) { csvHeader rows { occurredAt id csvRow } isComplete }
}`

const ada = { id: null, name: 'Ada' }
const bo = { id: null, name: 'Bo' }

/** The service with these events in its audit log. */
async function startWithAuditEvents(
  ...acts: Partial<Parameters<typeof recordAuditEvent>[1]>[]
): Promise<Subgraph> {
  const subgraph = await startContentWith()
  const em = subgraph.em()
  for (const act of acts) recordAuditEvent(em, { actor: ada, action: 'updated', itemType: 'case', ...act })
  await em.flush()
  return subgraph
}

const fetchPage = (subgraph: Subgraph, filter: object) =>
  subgraph.readAsAdministrator<Page>(pageQuery, { filter })

const fetchTitles = async (subgraph: Subgraph, filter: object) =>
  (await fetchPage(subgraph, filter)).items.map(({ title }) => title)

const buildEvent = (date: string) => ({ occurredAt: new Date(date), title: date })

test('pagination returns every event once, also those of the same time', async () => {
  const occurredAt = new Date('2026-03-05T10:00:00.000Z')
  const subgraph = await startWithAuditEvents(
    ...Array.from({ length: 7 }, (_, count) => ({ occurredAt, title: `${count}` })),
  )
  const messages: AuditEventResult[] = []
  let hasMore = true
  while (hasMore) {
    const last = messages.at(-1)
    const before = last && { occurredAt: last.occurredAt, id: last.id }
    const page = await fetchPage(subgraph, { limit: 3, before })
    messages.push(...page.items)
    hasMore = page.hasMore
  }
  expect(messages.map(({ title }) => title).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  const ids = messages.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
})

test('events are filtered by text, actor, item type and action', async () => {
  const subgraph = await startWithAuditEvents(
    { title: 'Locked out', changedFields: ['status'] },
    { title: 'Open day', actor: bo, itemType: 'event', action: 'created' },
  )
  expect(await fetchTitles(subgraph, { search: 'STATUS lock' })).toEqual(['Locked out'])
  expect(await fetchTitles(subgraph, { search: '100%' })).toEqual([])
  expect(await fetchTitles(subgraph, { actor: 'Bo' })).toEqual(['Open day'])
  expect(await fetchTitles(subgraph, { itemType: 'case' })).toEqual(['Locked out'])
  expect(await fetchTitles(subgraph, { action: 'created', itemType: 'case' })).toEqual([])
})

test('days are in the organisation’s time zone, the last one inclusive', async () => {
  // Midnight in New York is five hours later in UTC.
  const subgraph = await startWithAuditEvents(
    buildEvent('2026-03-05T04:59:59.999Z'),
    buildEvent('2026-03-05T05:00:00.000Z'),
    buildEvent('2026-03-06T04:59:59.999Z'),
    buildEvent('2026-03-06T05:00:00.000Z'),
  )
  expect(await fetchTitles(subgraph, { fromDay: '2026-03-05', toDay: '2026-03-05' })).toEqual([
    '2026-03-06T04:59:59.999Z',
    '2026-03-05T05:00:00.000Z',
  ])
  expect(await fetchTitles(subgraph, { fromDay: '1700-01-01', toDay: '2100-12-31' })).toHaveLength(4)
})

test('an audit begins and ends on days that there are: others are rejected at their field', async () => {
  const subgraph = await startWithAuditEvents()
  for (const wrong of ['1699-12-31', '2101-01-01', '2026-02-30', 'soon', '10000-01-01'])
    for (const query of [pageQuery, exportMutation])
      for (const field of ['fromDay', 'toDay'])
        expect(await subgraph.errorAsAdministrator(query, { filter: { [field]: wrong } })).toMatchObject({
          fields: { [field]: expect.stringMatching(/^Enter a /) },
        })
})

test.each([
  [{ limit: 0 }, { limit: 'Enter a number from 1 to 100' }],
  [{ before: { occurredAt: 'then', id: 'one' } }, { 'before.occurredAt': 'Give the time of the last event' }],
  [
    { before: { occurredAt: '0000-01-01T00:00:00Z', id: crypto.randomUUID() } },
    { 'before.occurredAt': 'Give the time of the last event' },
  ],
])('a filter %j is rejected by its fields', async (filter, fields) => {
  const subgraph = await startWithAuditEvents()
  const error = await subgraph.errorAsAdministrator(pageQuery, { filter })
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields })
})

test('the filter options are those that occur in the audit log', async () => {
  const subgraph = await startWithAuditEvents({}, { actor: bo, itemType: 'event', action: 'created' }, {})
  const options = '{ contentAuditFilterOptions { actors actions itemTypes } }'
  expect(await subgraph.readAsAdministrator(options)).toEqual({
    actors: ['Ada', 'Bo'],
    actions: ['created', 'updated'],
    itemTypes: ['case', 'event'],
  })
})

test('an event names the changed fields, not their values', async () => {
  const subgraph = await startContentWith(buildCase({ title: 'Before', status: 'active' }))
  await updateItem(subgraph, buildCase({ title: 'After', status: 'won' }))
  await subgraph.queryAsAdministrator(
    'mutation ($ids: [ID!]!) { setCases(ids: $ids, input: { isFeatured: true }) { id } }',
    { ids: [buildCase().id] },
  )
  await subgraph.queryAsAdministrator('mutation ($id: ID!) { deleteCase(id: $id) { id } }', {
    id: buildCase().id,
  })
  const { items } = await fetchPage(subgraph, {})
  expect(items.map(({ changedFields }) => changedFields)).toEqual([null, ['isFeatured'], ['title', 'status']])
})

test('matching events can be exported as CSV, which is itself recorded', async () => {
  const subgraph = await startWithAuditEvents(
    { occurredAt: new Date('2026-03-05T10:00:00.000Z'), title: '=1+1', changedFields: ['title', 'status'] },
    { actor: bo },
  )
  const all = await subgraph.readAsAdministrator<{
    csvHeader: string
    rows: { csvRow: string }[]
    isComplete: boolean
  }>(exportMutation, { filter: { actor: 'Ada', limit: 1 } })
  expect(all.csvHeader).toBe(
    '\uFEFFTime,Who,Did,What,Which,Fields,Id of the item,Id of the line,Id of who,Role,Session,Address (hash)\r\n',
  )
  expect(all.rows).toHaveLength(1)
  expect(all.rows[0]!.csvRow).toMatch(
    /^2026-03-05T10:00:00.000Z,Ada,updated,case,'=1\+1,"title, status",,[\w-]{36},,,,\r\n$/,
  )
  expect(all.isComplete).toBe(true)
  expect(await subgraph.em().count(AuditEvent, { action: 'exported', title: '1 line' })).toBe(1)
})

test('an event says the role, the session and the address of who acted, the address only by its hash', async () => {
  const subgraph = await startContentWith(buildCase())
  const remove = async (address: string) => {
    const input = toInput(buildCase({ title: address }))
    const headers = { 'x-client-address': address }
    await subgraph.query(
      'mutation ($id: ID!, $input: CaseInput!) { updateCase(id: $id, input: $input) { id } }',
      { id: buildCase().id, input },
      { token: subgraph.token, headers },
    )
  }
  for (const address of ['192.0.2.7', '192.0.2.7', '192.0.2.8']) await remove(address)
  const events = await subgraph.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'asc' } })
  const [first, second, third] = events.map(({ addressHash }) => addressHash)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(JSON.stringify(events.map(({ title, ...event }) => event))).not.toContain('192.0.2')
  for (const { role, sessionId } of events) {
    expect(role).toBe('administrator')
    expect(sessionId).toMatch(/^[0-9a-f-]{36}$/)
  }
  const page = `query ($filter: AuditEventFilter!) {
    page: contentAuditEventPage(filter: $filter) { items { role sessionId addressHash } }
  }`
  const latest = await subgraph.readAsAdministrator<{ items: object[] }>(page, {
    filter: { limit: 1 },
  })
  expect(latest.items).toEqual([
    { role: 'administrator', sessionId: events[2]!.sessionId, addressHash: third },
  ])
})
