// The audit log of all services: pagination, filters and export.

import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import { buildAuditEvent } from '../testing/audit-events.ts'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAs } from '../testing/render-at.ts'
import { renderPart } from '../testing/render-part.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'
import { selectOption } from '../testing/select-option.ts'
import ActivityScreen from './ActivityScreen.tsx'
import { buildAuditPage } from './audit-logs.ts'

const choices = { actors: ['Ada'], actions: ['updated'], itemTypes: ['case'] }
const services = ['Content', 'Request', 'Auth'] as const
type AuditData = Partial<Record<(typeof services)[number], AuditEventFragment[]>>

/** A gateway with these events. */
const createAuditGateway = (events: AuditData): FakeGateway =>
  createFakeGateway(
    Object.fromEntries(
      services.flatMap((name) => [
        [
          `${name}AuditFilterOptions`,
          { choices: name === 'Auth' ? { ...choices, actors: ['Bo'] } : choices },
        ],
        [`${name}AuditEventPage`, { page: { items: events[name] ?? [], hasMore: false } }],
      ]),
    ),
  )

const renderAt = (gateway: FakeGateway, search = '') =>
  renderPart(<ActivityScreen />, gateway, { path: `/admin/activity${search}` })
const listSentences = () =>
  screen.getAllByRole('listitem').map((line) => line.querySelector('.ant-timeline-item-content')!.textContent)

test('the events of all services are one list, newest first, with fields and links', async () => {
  renderAt(
    createAuditGateway({
      Content: [buildAuditEvent({ changedFields: ['title', 'judgmentDate'] })],
      Request: [
        buildAuditEvent({
          ...{ id: '2', occurredAt: '2026-03-05T12:00:00.000Z', actor: 'Ada', action: 'opened' },
          ...{ itemType: 'contact message', itemId: '7', title: 'CM-1' },
        }),
      ],
      Auth: [
        buildAuditEvent({
          id: '3',
          occurredAt: '2026-03-05T11:00:00.000Z',
          action: 'signed in',
          title: null,
        }),
      ],
    }),
  )
  await screen.findByText(/updated case/)
  expect(listSentences()).toEqual([
    'Ada opened contact message “CM-1”',
    'ada@example.org signed in',
    'ada@example.org updated case “Locked out”: title, judgment date',
  ])
  expect(screen.getByRole('link', { name: '“CM-1”' }).getAttribute('href')).toBe('/admin/messages/7')
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
})

test('the pages have every event of every service once, also with equal times', () => {
  const pageSize = 50
  const buildIds = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(3, '0')}`).toReversed()
  const services = [buildIds('b', 70), buildIds('a', 50)]
  /** As a service answers: the greatest id first, after the cursor. */
  function buildPage(ids: string[], before: string) {
    const older = ids.filter((id) => id < before)
    return {
      items: older.slice(0, pageSize).map((id) => buildAuditEvent({ id })),
      hasMore: older.length > pageSize,
    }
  }
  const ids: string[] = []
  for (let hasMore = true; hasMore; ) {
    const pages = services.map((one) => buildPage(one, ids.at(-1) ?? 'c'))
    const merged = buildAuditPage(pages, pageSize)
    ids.push(...merged.events.map(({ id }) => id))
    hasMore = merged.hasMore
  }
  expect(ids).toEqual(services.flat())
})

test('older events are a page away, and the newest one link back', async () => {
  const gateway = createAuditGateway({})
  const page = { items: [buildAuditEvent({ id: '7' })], hasMore: true }
  gateway.respondWith({ ContentAuditEventPage: { page } })
  const { user, getAddress } = renderAt(gateway, '?actor=Ada')
  await user.click(await screen.findByRole('link', { name: 'Older' }))
  await waitFor(() =>
    expect(getLastVariables(gateway, 'ContentAuditEventPage')).toMatchObject({
      filter: { actor: 'Ada', before: { occurredAt: page.items[0]!.occurredAt, id: '7' } },
    }),
  )
  await user.click(await screen.findByRole('link', { name: 'Newest' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/activity?actor=Ada'))
})

test('the list is filtered by user, item type, action, days and search, in the URL', async () => {
  const { user, gateway, getAddress } = renderAt(
    createAuditGateway({ Content: [buildAuditEvent()] }),
    '?before=2026-03-05T10:00:00.000Z_1',
  )
  const actors = await screen.findByLabelText('User')
  await user.click(actors)
  await user.click(await screen.findByRole('option', { name: 'Bo' }))
  await selectOption(user, screen.getByLabelText('Item type'), 'case')
  await selectOption(user, screen.getByLabelText('Action'), 'updated')
  // Both at once: the URL has not changed yet when the second is applied.
  for (const [label, value] of Object.entries({ From: '2026-03-01', To: '2026-03-05' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  enter(screen.getByRole('searchbox', { name: 'Search' }), 'locked')
  const filter = {
    actor: 'Bo',
    itemType: 'case',
    action: 'updated',
    fromDay: '2026-03-01',
    toDay: '2026-03-05',
  }
  await waitFor(() =>
    expect(getLastVariables(gateway, 'AuthAuditEventPage')).toEqual({
      filter: { ...filter, search: 'locked', limit: 50 },
    }),
  )
  expect(Object.fromEntries(new URLSearchParams(getAddress().split('?')[1]))).toEqual({
    ...filter,
    search: 'locked',
  })
})

test('a day is applied once its year is complete, and its field is never cleared', async () => {
  const { gateway } = renderAt(createAuditGateway({ Content: [buildAuditEvent()] }))
  const from = await screen.findByLabelText<HTMLInputElement>('From')
  enter(from, '3/5/202')
  // Time for a request, if there is one.
  await screen.findByText(/updated case/)
  expect(from.value).toBe('3/5/202')
  enter(from, '3/5/2026')
  await waitFor(() =>
    expect(getLastVariables(gateway, 'AuthAuditEventPage')).toMatchObject({
      filter: { fromDay: '2026-03-05' },
    }),
  )
  expect(from.value).toBe('Mar 5, 2026')
  const calls = gateway.requests
    .filter(({ name }) => name === 'AuthAuditEventPage')
    .map(({ variables }) => variables)
  expect(calls).toEqual([{ filter: { limit: 50 } }, { filter: { fromDay: '2026-03-05', limit: 50 } }])
})

test('an invalid year is reported, and nothing is fetched', async () => {
  const { user, gateway, getAddress } = renderAt(createAuditGateway({ Content: [buildAuditEvent()] }))
  const until = await screen.findByLabelText<HTMLInputElement>('To')
  await user.type(until, '3/5/0202')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toBe('To: Enter a year from 1700 to 2100')
  expect(until.value).toBe('Mar 5, 0202')
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(gateway.countRequests('AuthAuditEventPage')).toBe(1)
  await waitFor(() => expect(getAddress()).toBe('/admin/activity'))
})

test('invalid days in the URL are reported at their filters, and ignored', async () => {
  const { gateway } = renderAt(
    createAuditGateway({ Content: [buildAuditEvent()] }),
    '?fromDay=0001-01-01&toDay=yesterday&before=9999-12-31_1&actor=Ada',
  )
  await screen.findByText(/updated case/)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'From: Enter a year from 1700 to 2100',
    'To: Enter a real date, like 2024-06-13',
  ])
  expect(getLastVariables(gateway, 'ContentAuditEventPage')).toEqual({ filter: { actor: 'Ada', limit: 50 } })
})

test('there is no link to what the role may not open', async () => {
  const events = [
    buildAuditEvent({ itemType: 'email', title: 'A mail' }),
    buildAuditEvent({ id: '2', itemType: 'legal aid request', itemId: '1', title: 'LA-1' }),
  ]
  renderAs('auditor', '/admin/activity', createAuditGateway({ Content: events }))
  await screen.findByText(/LA-1/)
  expect(screen.queryByRole('link', { name: /A mail|LA-1/ })).toBeNull()
})

test('while a service is unavailable the others are shown, with a notice', async () => {
  const gateway = createAuditGateway({
    Content: [buildAuditEvent()],
    Auth: [buildAuditEvent({ id: '2', actor: 'Bo' })],
  })
  gateway.respondWith({
    AuthAuditEventPage: buildGatewayError('BUSY'),
    AuthAuditFilterOptions: buildGatewayError('BUSY'),
  })
  const { user } = renderAt(gateway)
  await screen.findByText(/audit log of sign-ins could not be loaded\. The list is incomplete\./)
  expect(listSentences()).toEqual(['ada@example.org updated case “Locked out”'])
  gateway.respondWith({
    AuthAuditEventPage: { page: { items: [buildAuditEvent({ id: '2', actor: 'Bo' })], hasMore: false } },
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Bo updated/)
})

const buildExport = (...rows: [occurredAt: string, csvRow: string][]) => ({
  export: {
    csvHeader: 'Time,Who\r\n',
    rows: rows.map(([occurredAt, csvRow]) => ({ occurredAt, id: csvRow, csvRow: `${csvRow}\r\n` })),
    isComplete: true,
  },
})

/** A screen whose services have nothing to export. */
function renderExport(search = '') {
  const gateway = createAuditGateway({ Content: [buildAuditEvent()] })
  gateway.respondWith(Object.fromEntries(services.map((name) => [`Export${name}AuditEvents`, buildExport()])))
  return renderAt(gateway, search)
}

test('the filtered events are exported as one file, newest first, and a truncated one says so', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderExport('?actor=Ada&before=2026-03-07T10:00:00.000Z_1')
  gateway.respondWith({
    ExportContentAuditEvents: buildExport(['2026-03-05T10:00:00.000Z', 'one']),
    ExportRequestAuditEvents: buildExport(
      ['2026-03-06T10:00:00.000Z', 'two'],
      ['2026-03-04T10:00:00.000Z', 'four'],
    ),
    ExportAuthAuditEvents: {
      export: { ...buildExport(['2026-03-05T09:00:00.000Z', 'three']).export, isComplete: false },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Activity exported')
  screen.getByText(/it contains the newest 10,000 events/)
  expect(getLastVariables(gateway, 'ExportAuthAuditEvents')).toEqual({ filter: { actor: 'Ada' } })
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^activity-\d{4}-\d\d-\d\d\.csv$/)])
  expect(await saved[0]!.text).toBe('Time,Who\r\ntwo\r\none\r\nthree\r\nfour\r\n')
})

test('an incomplete export is not saved, and the screen shows why', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderExport()
  gateway.respondWith({ ExportRequestAuditEvents: buildGatewayError('BUSY') })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Failed to export activity')
  await screen.findByText('The server is busy. Try again in a moment.')
  expect(saved).toEqual([])
})

test('an event says in which role and session it came about, and from which address by its hash', async () => {
  renderAt(
    createAuditGateway({
      Content: [
        buildAuditEvent({
          role: 'intakeWorker',
          sessionId: '5f3c91ab-0000-4000-8000-000000000001',
          addressHash: '9d41e0aa0123456789abcdef01234567',
        }),
      ],
      Request: [buildAuditEvent({ id: '2', actor: 'Applicant' })],
    }),
  )
  await screen.findByText('Intake worker, session 5f3c91ab, address 9d41e0aa')
  expect(screen.getAllByText(/session/)).toHaveLength(1)
})
