import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import type { EntityClass } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { ConflictCheck } from '../casework/conflicts/conflict-check.entity.ts'
import { ConflictListEntry } from '../casework/conflicts/conflict-list-entry.entity.ts'
import { PartyBlindIndex, StoredParty } from '../casework/conflicts/party.entity.ts'
import { RequestScreening } from '../casework/screening/request-screening.entity.ts'
import { ContactMessage } from '../contact/contact-message.entity.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredMessage } from '../intake/request-messages/request-message.entity.ts'
import { StoredStatusChange } from '../intake/status-history/status-change.entity.ts'
import { requests } from '../requests.ts'
import { submitRequest } from '../testing/applicant.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { startRequestsService } from '../testing/requests-service.ts'
import { assignTo, openRequest } from '../testing/staff.ts'
import { removeDemo } from './remove-demo.ts'

const tables: EntityClass<object>[] = [
  ...[LegalAidRequest, ContactMessage, ConflictListEntry, StoredMessage, RequestScreening],
  ...[StoredStatusChange, StoredParty, PartyBlindIndex, ConflictCheck],
]

/** How many rows there are in each table that the demonstration writes into. */
const countRows = async (inbox: Subgraph) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table.name, await inbox.em().count(table as EntityClass<object>, {})]),
    ),
  )

const removeAndReport = async (inbox: Subgraph) =>
  (await removeDemo(inbox.em())).flatMap(({ itemType, removedTitles, retained }) => [
    ...(removedTitles.length > 0 ? [`${removedTitles.length} ${itemType}`] : []),
    ...retained.map(({ title, reason }) => `${title}: ${reason}`),
  ])

test('the inbox of the demonstration goes whole, and no later start brings it back', async () => {
  const inbox = await startRequestsService({ seed: true })
  for (const [table, count] of Object.entries(await countRows(inbox))) expect(count, table).toBeGreaterThan(0)
  const lines = await inbox.em().count(AuditEvent)
  expect(await removeAndReport(inbox)).toEqual([
    '12 legal aid request',
    '8 contact message',
    '2 conflict list entry',
  ])
  const nothing = Object.fromEntries(tables.map(({ name }) => [name, 0]))
  expect(await countRows(inbox)).toEqual(nothing)
  expect(await inbox.em().count(AuditEvent)).toBe(lines + 3)

  await inbox.em().transactional((em) => requests.seed!(em, { ...inbox.settings, seed: 'demo' }))
  expect(await countRows(inbox)).toEqual(nothing)
  expect(await removeAndReport(inbox)).toEqual([])
})

test('what people sent stays, with all that belongs to it', async () => {
  const inbox = await startRequestsService()
  await submitRequest(inbox)
  const alone = await countRows(inbox)
  const filled = await startRequestsService({ seed: true })
  await submitRequest(filled)
  await removeAndReport(filled)
  expect(await countRows(filled)).toEqual(alone)
})

test('a request that was only looked at goes; one that somebody worked on stays, and is named', async () => {
  const inbox = await startRequestsService({ seed: true })
  const [looked, worked] = await inbox.em().find(LegalAidRequest, {}, { orderBy: { receivedAt: 'desc' } })
  const [answered] = await inbox.em().find(ContactMessage, {})
  await recordClearCheck(inbox, looked!.id)
  await openRequest(inbox, looked!.id)
  await assignTo(inbox, worked!.id, { id: null })
  await inbox.queryAsAdministrator(
    'mutation ($id: ID!) { setContactMessageState(id: $id, state: "handled") { id } }',
    {
      id: answered!.id,
    },
  )
  const stored = [
    `${worked!.reference}: somebody has worked on it`,
    `${answered!.reference}: somebody has worked on it`,
  ]
  expect(await removeAndReport(inbox)).toEqual([
    '11 legal aid request',
    stored[0],
    '7 contact message',
    stored[1],
    '2 conflict list entry',
  ])
  expect(await removeAndReport(inbox)).toEqual(stored)
})
