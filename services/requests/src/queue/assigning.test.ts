import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

type Assigned = { reference: string; assigneeId: string | null; assigneeName: string | null }

const assigning = `mutation ($id: ID!, $to: ID, $from: ID) { assignRequest(id: $id, to: $to, from: $from) {
  reference assigneeId assigneeName
} }`
const taking = 'mutation { takeNextRequest { reference assigneeId assigneeName } }'

const ruth = { id: '7d9f1c1e-0000-4000-8000-000000000001', name: 'Ruth Abernathy' }
const ida = { id: '7d9f1c1e-0000-4000-8000-000000000002', name: 'Ida Brandt' }

/** Signs somebody else in; their token. */
const signedIn = (inbox: Subgraph, { id, name }: typeof ida) => inbox.auth.token({ sub: id, name })

async function assigned(inbox: Subgraph, id: string, to: string | null) {
  const answer = await inbox.asAdministrator<{ assignRequest: Assigned }>(assigning, { id, to })
  return answer.assignRequest
}
async function taken(inbox: Subgraph, token = inbox.token) {
  const answer = await inbox.ask<{ takeNextRequest: Assigned | null }>(taking, {}, { token })
  return answer.takeNextRequest
}

test('a request is given to me, to a colleague and to nobody, and each is in the audit', async () => {
  const inbox = await theInbox()
  signedIn(inbox, ida)
  const { id, reference } = await sent(inbox)
  expect(await assigned(inbox, id, ruth.id)).toEqual({
    reference,
    assigneeId: ruth.id,
    assigneeName: ruth.name,
  })
  expect(await assigned(inbox, id, ida.id)).toMatchObject({ assigneeId: ida.id, assigneeName: ida.name })
  expect(await assigned(inbox, id, null)).toMatchObject({ assigneeId: null, assigneeName: null })
  const lines = await inbox.em().find(Activity, { itemId: id }, { orderBy: { at: 'asc' } })
  expect(lines.map(({ who, action }) => `${who} ${action}`)).toEqual([
    'Website received',
    'Ruth Abernathy assigned to Ruth Abernathy',
    'Ruth Abernathy assigned to Ida Brandt',
    'Ruth Abernathy assigned to nobody',
  ])
})

test('of two who take the same request, the second is told who has it, and it stays with the first', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const take = (who: typeof ida, token: string) =>
    inbox.answer(assigning, { id, to: who.id, from: null }, { token })
  const answers = await Promise.all([take(ruth, inbox.token), take(ida, signedIn(inbox, ida))])
  const [told] = answers.flatMap(({ errors }) => errors ?? [])
  const { assigneeName } = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(told).toMatchObject({
    message: `It has been assigned to ${assigneeName} in the meantime`,
    extensions: { code: 'CONFLICT' },
  })
  expect(await inbox.em().count(Activity, { itemId: id })).toBe(2)
})

test('who knows who has a request may give it to somebody else', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await assigned(inbox, id, ruth.id)
  const answer = await inbox.asAdministrator(assigning, { id, to: null, from: ruth.id })
  expect(answer).toMatchObject({ assignRequest: { assigneeId: null } })
  expect(
    await inbox.refusal(assigning, { id, to: ruth.id, from: ruth.id }, { token: inbox.token }),
  ).toMatchObject({
    code: 'CONFLICT',
    message: 'It has been assigned to nobody in the meantime',
  })
})

test('nobody is given a request who is no administrator, and nobody one that is not there', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const asking = { token: inbox.token }
  for (const to of [crypto.randomUUID(), 'not-an-id', '../sessions/x'])
    expect(await inbox.refusal(assigning, { id, to }, asking)).toMatchObject({ code: 'NOT_FOUND' })
  const missing = { id: crypto.randomUUID(), to: ruth.id }
  expect(await inbox.refusal(assigning, missing, asking)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(Activity)).toBe(1)
})

test('the list tells what is mine from what nobody has', async () => {
  const inbox = await theInbox()
  const token = signedIn(inbox, ida)
  const mine = await sent(inbox, { name: 'Mine' })
  const hers = await sent(inbox, { name: 'Hers' })
  await sent(inbox, { name: 'Nobody’s' })
  await assigned(inbox, mine.id, ruth.id)
  await assigned(inbox, hers.id, ida.id)
  const query = `query ($value: String!) {
    requestQueue(page: { filters: [{ column: "assignee", value: $value }] }) {
      items { reference } counts { column value count }
    }
  }`
  type Queue = { requestQueue: { items: object[]; counts: { column: string; value: string }[] } }
  const { requestQueue } = await inbox.asAdministrator<Queue>(query, { value: 'me' })
  expect(requestQueue.items).toEqual([{ reference: mine.reference }])
  const counted = requestQueue.counts.filter(({ column }) => column === 'assignee')
  expect(new Set(counted.map(({ value }) => value))).toEqual(new Set(['me', 'nobody', ida.id]))
  // The same address, asked by somebody else.
  const others = await inbox.ask<Queue>(query, { value: 'me' }, { token })
  expect(others.requestQueue.items).toEqual([{ reference: hers.reference }])
})

test('the next is the first that nobody has, and kindly none when there is none', async () => {
  const inbox = await theInbox()
  const has = await sent(inbox, { urgency: 'Emergency' })
  const first = await sent(inbox, { name: 'First' })
  const second = await sent(inbox, { name: 'Second' })
  await assigned(inbox, has.id, ruth.id)
  const soon = { reviewBy: new Date(Date.parse(first.reviewBy) - 3_600_000) }
  await inbox.em().nativeUpdate(LegalAidRequest, { id: first.id }, soon)
  expect(await taken(inbox)).toEqual({
    reference: first.reference,
    assigneeId: ruth.id,
    assigneeName: ruth.name,
  })
  expect(await taken(inbox)).toMatchObject({ reference: second.reference })
  expect(await taken(inbox)).toBeNull()
  expect(await inbox.em().count(Activity, { action: 'assigned to Ruth Abernathy' })).toBe(3)
})

test('what waits for no promise is nobody’s next', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await inbox.asAdministrator(
    'mutation ($id: ID!) { moveLegalAidRequest(id: $id, to: "withdrawn") { name } }',
    {
      id,
    },
  )
  expect(await taken(inbox)).toBeNull()
})

test('of many who press at once, each gets another request', async () => {
  const inbox = await theInbox()
  const token = signedIn(inbox, ida)
  for (const name of ['One', 'Two', 'Three', 'Four']) await sent(inbox, { name })
  const tokens = [token, inbox.token, token, inbox.token]
  const got = await Promise.all(tokens.map((token) => taken(inbox, token)))
  expect(new Set(got.map((one) => one!.reference)).size).toBe(4)
})
