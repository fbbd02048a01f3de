import { Activity } from '@access/service-kit'
import { auditRefusals, missingFromMigrations, sdlOf } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { ContactMessage } from './contact-messages/contact-message.ts'
import { LegalAidRequest } from './legal-aid-requests/legal-aid-request.ts'
import { requests } from './requests.ts'
import { StoredScreening } from './screening/request-screening.ts'
import { cleared } from './testing/cleared.ts'
import { conflictsIn } from './testing/theConflicts.ts'
import { aSealingKey, theInbox } from './testing/theInbox.ts'

test('the committed schema is the one that runs', async () => {
  await expect(await sdlOf(requests)).toMatchFileSnapshot('../schema.graphql')
})

test('the migrations make exactly the tables that are declared', async () => {
  expect(await missingFromMigrations('requests', requests)).toBe('')
})

test('the demonstration has twelve requests and eight messages, sealed, and their audit', async () => {
  const inbox = await theInbox({ seed: true })
  const { requestQueue, allContactMessages, ...counts } = await inbox.asAdministrator<{
    requestQueue: { items: Record<string, unknown>[] }
    allContactMessages: Record<string, string>[]
  }>(`{
    legalAidRequestCount
    requestQueue(page: { sort: "receivedAt", descending: true }) { items { id status urgency unread } }
    allContactMessages { subject name }
  }`)
  expect(counts).toEqual({ legalAidRequestCount: 12 })
  const { items } = requestQueue
  expect(items).toHaveLength(12)
  expect(items[0]).toMatchObject({ status: 'new', urgency: 'Emergency', unread: 0 })
  expect(items.filter(({ status }) => status === 'new')).toHaveLength(7)
  expect(items.map(({ unread }) => unread).filter(Boolean)).toEqual([1, 1])
  expect(allContactMessages).toHaveLength(8)
  expect(allContactMessages[3]).toEqual({
    subject: 'Correction to an event page',
    name: expect.any(String),
  })
  expect(await inbox.em().count(Activity, { action: 'received' })).toBe(20)
  expect(await inbox.em().count(StoredScreening)).toBe(12)
  const rows = [await inbox.em().find(LegalAidRequest, {}), await inbox.em().find(ContactMessage, {})]
  expect(JSON.stringify(rows)).not.toMatch(/Danielle|Odette|inhaler/)

  await cleared(inbox, String(items[0]!.id))
  const { openLegalAidRequest } = await inbox.asAdministrator<{ openLegalAidRequest: object }>(
    'query ($id: ID!) { openLegalAidRequest(id: $id) { name } }',
    { id: items[0]!.id },
  )
  expect(openLegalAidRequest).toEqual({ name: 'Danielle Okonjo-Pratt' })
})

test('the demonstration has a landlord on both sides, and names that we must not act against', async () => {
  const inbox = await theInbox({ seed: true })
  const [newest] = await inbox.em().find(LegalAidRequest, {}, { orderBy: { receivedAt: 'desc' } })
  const { isShut, hits } = await conflictsIn(inbox, newest!.id)
  expect(isShut).toBe(true)
  expect(hits).toMatchObject([
    {
      name: 'Jerry Stavinoha',
      otherName: 'Gerald Stavinoha',
      relation: 'their other side is our applicant',
      why: ['a short form'],
    },
  ])
  const { keptParties } = await inbox.asAdministrator<{ keptParties: { name: string }[] }>(
    '{ keptParties { name } }',
  )
  expect(keptParties).toHaveLength(2)
})

test('the inbox is filled once, and not at all when the setting says so', async () => {
  const inbox = await theInbox({ seed: true })
  await inbox.em().nativeDelete(LegalAidRequest, {})
  await inbox.em().transactional((em) => requests.seed!(em as never, inbox.settings))
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)

  const empty = await theInbox({ seed: true, env: { SEED: 'none' } })
  expect(await empty.em().count(LegalAidRequest)).toBe(0)
})

test('without a good key, or with another one than before, the start stops with a sentence', async () => {
  await expect(theInbox({ seed: true, env: { SEALING_KEY: '' } })).rejects.toThrow('SEALING_KEY is missing')
  await expect(theInbox({ seed: true, env: { SEALING_KEY: 'c2hvcnQ=' } })).rejects.toThrow('must be 32 bytes')

  const inbox = await theInbox({ seed: true })
  const settings = { ...inbox.settings, env: { SEALING_KEY: aSealingKey() } }
  await expect(inbox.em().transactional((em) => requests.seed!(em as never, settings))).rejects.toThrow(
    /is not the key that LA-\S+ was sealed with .*put the old key back/,
  )
})

test('what is in the audit stays there, whoever tries', async () => {
  expect(await auditRefusals(requests)).toEqual({
    service: Array(3).fill('permission denied for table activity'),
    superuser: Array(3).fill('activity is append-only'),
  })
})
