import { AuditEvent } from '@access/service-kit'
import {
  buildSdl,
  expectedTamperErrors,
  getAuditTamperErrors,
  getMigrationDiff,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { ConflictListEntry } from './casework/conflicts/conflict-list-entry.entity.ts'
import { RequestScreening } from './casework/screening/request-screening.entity.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { LegalAidRequest } from './intake/legal-aid-requests/legal-aid-request.entity.ts'
import { requests } from './requests.ts'
import { getConflicts, recordClearCheck } from './testing/conflict-checks.ts'
import { generateEncryptionKey, startRequestsService } from './testing/requests-service.ts'
import { openRequest } from './testing/staff.ts'

test('the committed schema is the one that runs', async () => {
  await expect(await buildSdl(requests)).toMatchFileSnapshot('../schema.graphql')
})

// Mutations that anybody may call are listed in `publicMutations`, or the service does not start.
test('visitors query the seats of an event and how promises are kept, and nothing else', async () => {
  const [, queries] = /^type Query \{([\s\S]*?)^\}/m.exec(await buildSdl(requests))!
  const publicFields = queries!.matchAll(/^ {2}(\w+)(?:\([^)]*\))?: [^\n]*@public/gm)
  expect(Array.from(publicFields, ([, name]) => name)).toEqual(['eventSeats', 'promiseStatistics'])
})

test('the migrations make exactly the tables that are declared', async () => {
  expect(await getMigrationDiff('requests', requests)).toBe('')
})

test('the demonstration has twelve requests, eight messages and a conflict list, encrypted, and their audit', async () => {
  const inbox = await startRequestsService({ seed: true })
  const { requestQueue, ...counts } = await inbox.queryAsAdministrator<{
    requestQueue: { items: Record<string, unknown>[] }
  }>(`{
    legalAidRequestCount
    requestQueue(page: { sort: "receivedAt", descending: true }) { items { id status urgency unreadCount } }
  }`)
  expect(counts).toEqual({ legalAidRequestCount: 12 })
  const { items } = requestQueue
  expect(items).toHaveLength(12)
  expect(items[0]).toMatchObject({ status: 'new', urgency: 'Emergency', unreadCount: 0 })
  expect(items.filter(({ status }) => status === 'new')).toHaveLength(7)
  expect(items.map(({ unreadCount }) => unreadCount).filter(Boolean)).toEqual([1, 1])
  expect(await inbox.em().count(ContactMessage)).toBe(8)
  expect(await inbox.em().count(ConflictListEntry)).toBe(2)
  expect(await inbox.em().count(AuditEvent, { action: 'received' })).toBe(20)
  expect(await inbox.em().count(RequestScreening)).toBe(12)
  const rows = [await inbox.em().find(LegalAidRequest, {}), await inbox.em().find(ContactMessage, {})]
  expect(JSON.stringify(rows)).not.toMatch(/Danielle|Odette|inhaler/)

  // A landlord is on both sides.
  const id = String(items[0]!.id)
  const { isLocked, matches } = await getConflicts(inbox, id)
  expect(isLocked).toBe(true)
  expect(matches).toMatchObject([
    {
      name: 'Jerry Stavinoha',
      otherName: 'Gerald Stavinoha',
      relation: 'their other side is our applicant',
      reasons: ['a short form'],
    },
  ])
  await recordClearCheck(inbox, id)
  expect(await openRequest(inbox, id)).toEqual({ name: 'Danielle Okonjo-Pratt' })
})

test('the inbox is filled once, not at all when the setting says so, and only with the key of before', async () => {
  const inbox = await startRequestsService({ seed: true })
  const start = (settings = inbox.settings) => inbox.em().transactional((em) => requests.seed!(em, settings))
  const settings = { ...inbox.settings, env: { ENCRYPTION_KEY: generateEncryptionKey() } }
  await expect(start(settings)).rejects.toThrow(
    /is not the key that LA-\S+ was encrypted with .*put the old key back/,
  )
  await inbox.em().nativeDelete(LegalAidRequest, {})
  await start()
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)

  const empty = await startRequestsService({ seed: true, env: { SEED: 'none' } })
  expect(await empty.em().count(LegalAidRequest)).toBe(0)
})

test.each([
  ['', 'ENCRYPTION_KEY is missing'],
  ['c2hvcnQ=', 'must be 32 bytes'],
])('with %j for a key the start stops with a sentence', async (ENCRYPTION_KEY, message) => {
  await expect(startRequestsService({ seed: true, env: { ENCRYPTION_KEY } })).rejects.toThrow(message)
})

test('what is in the audit stays there, whoever tries', async () => {
  expect(await getAuditTamperErrors(requests)).toEqual(expectedTamperErrors)
})
