import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import type { EntityClass } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { ConflictCheck } from '../conflicts/conflict-check.ts'
import { StoredKeptParty } from '../conflicts/kept-party.ts'
import { PartyMark, StoredParty } from '../conflicts/party.ts'
import { ContactMessage } from '../contact-messages/contact-message.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { StoredMessage } from '../request-messages/request-message.ts'
import { requests } from '../requests.ts'
import { StoredScreening } from '../screening/request-screening.ts'
import { StoredStep } from '../steps/request-step.ts'
import { cleared } from '../testing/cleared.ts'
import { sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'
import { removeDemo } from './removeDemo.ts'

const tables: EntityClass<object>[] = [
  ...[LegalAidRequest, ContactMessage, StoredKeptParty, StoredMessage, StoredScreening],
  ...[StoredStep, StoredParty, PartyMark, ConflictCheck],
]

/** How many rows there are in each table that the demonstration writes into. */
const rowsIn = async (inbox: Subgraph) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table.name, await inbox.em().count(table as EntityClass<object>, {})]),
    ),
  )

const told = async (inbox: Subgraph) =>
  (await removeDemo(inbox.em())).flatMap(({ noun, removed, kept }) => [
    ...(removed > 0 ? [`${removed} ${noun}`] : []),
    ...kept.map(({ title, why }) => `${title}: ${why}`),
  ])

test('the inbox of the demonstration goes whole, and no later start brings it back', async () => {
  const inbox = await theInbox({ seed: true })
  for (const [table, count] of Object.entries(await rowsIn(inbox))) expect(count, table).toBeGreaterThan(0)
  const lines = await inbox.em().count(Activity)
  expect(await told(inbox)).toEqual(['12 legal aid request', '8 contact message', '2 conflict list name'])
  const nothing = Object.fromEntries(tables.map(({ name }) => [name, 0]))
  expect(await rowsIn(inbox)).toEqual(nothing)
  expect(await inbox.em().count(Activity)).toBe(lines + 3)

  await inbox.em().transactional((em) => requests.seed!(em, { ...inbox.settings, seed: 'demo' }))
  expect(await rowsIn(inbox)).toEqual(nothing)
  expect(await told(inbox)).toEqual([])
})

test('what people sent stays, with all that belongs to it', async () => {
  const inbox = await theInbox()
  await sent(inbox)
  const alone = await rowsIn(inbox)
  const filled = await theInbox({ seed: true })
  await sent(filled)
  await told(filled)
  expect(await rowsIn(filled)).toEqual(alone)
})

test('a request that was only looked at goes; one that somebody worked on stays, and is named', async () => {
  const inbox = await theInbox({ seed: true })
  const [looked, worked] = await inbox.em().find(LegalAidRequest, {}, { orderBy: { receivedAt: 'desc' } })
  const [answered] = await inbox.em().find(ContactMessage, {})
  await cleared(inbox, looked!.id)
  await inbox.asAdministrator('query ($id: ID!) { openLegalAidRequest(id: $id) { name } }', {
    id: looked!.id,
  })
  await inbox.asAdministrator('mutation ($id: ID!) { assignRequest(id: $id, to: null) { id } }', {
    id: worked!.id,
  })
  await inbox.asAdministrator(
    'mutation ($id: ID!) { markContactMessage(id: $id, state: "handled") { id } }',
    {
      id: answered!.id,
    },
  )
  const kept = [
    `${worked!.reference}: somebody has worked on it`,
    `${answered!.reference}: somebody has worked on it`,
  ]
  expect(await told(inbox)).toEqual([
    '11 legal aid request',
    kept[0],
    '7 contact message',
    kept[1],
    '2 conflict list name',
  ])
  expect(await told(inbox)).toEqual(kept)
})
