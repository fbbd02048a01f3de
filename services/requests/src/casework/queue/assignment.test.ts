import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, moveRequest, ruth } from '../../testing/staff.ts'

type Assigned = { reference: string; assigneeId: string | null; assigneeName: string | null }

const assignMutation = `mutation ($id: ID!, $assigneeId: ID, $expectedAssigneeId: ID) {
  assignRequest(id: $id, assigneeId: $assigneeId, expectedAssigneeId: $expectedAssigneeId) {
  reference assigneeId assigneeName
} }`
const claimMutation = 'mutation { claimNextRequest { reference assigneeId assigneeName } }'

const ida = { id: '7d9f1c1e-0000-4000-8000-000000000002', name: 'Ida Brandt' }

/** Signs somebody else in; their token. */
const signToken = (inbox: Subgraph, { id, name }: typeof ida) => inbox.auth.createToken({ sub: id, name })

const assignTo = (inbox: Subgraph, id: string, assigneeId: string | null) =>
  inbox.readAsAdministrator<Assigned>(assignMutation, { id, assigneeId })
const claimNext = (inbox: Subgraph, token = inbox.token) =>
  inbox.read<Assigned | null>(claimMutation, {}, { token })

test('a request is assigned to me, to a colleague and to nobody, and each is in the audit', async () => {
  const inbox = await startRequestsService()
  signToken(inbox, ida)
  const { id, reference } = await submitRequest(inbox)
  expect(await assignTo(inbox, id, ruth.id)).toEqual({
    reference,
    assigneeId: ruth.id,
    assigneeName: ruth.name,
  })
  expect(await assignTo(inbox, id, ida.id)).toMatchObject({ assigneeId: ida.id, assigneeName: ida.name })
  expect(await assignTo(inbox, id, null)).toMatchObject({ assigneeId: null, assigneeName: null })
  const lines = await listEvents(inbox, { itemId: id })
  expect(lines.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'Website received',
    'Ruth Abernathy assigned to Ruth Abernathy',
    'Ruth Abernathy assigned to Ida Brandt',
    'Ruth Abernathy assigned to nobody',
  ])
})

test('of two who claim the same request, the second learns who has it, and it stays with the first', async () => {
  const { inbox, id } = await startWithRequest()
  const take = (actor: typeof ida, token: string) =>
    inbox.execute(assignMutation, { id, assigneeId: actor.id, expectedAssigneeId: null }, { token })
  const answers = await Promise.all([take(ruth, inbox.token), take(ida, signToken(inbox, ida))])
  const [conflict] = answers.flatMap(({ errors }) => errors ?? [])
  const { assigneeName } = await findRequest(inbox, id)
  expect(conflict).toMatchObject({
    message: `It has been assigned to ${assigneeName} in the meantime`,
    extensions: { code: 'CONFLICT' },
  })
  expect(await inbox.em().count(AuditEvent, { itemId: id })).toBe(2)
})

test('who knows the assignee of a request may reassign it', async () => {
  const { inbox, id } = await startWithRequest()
  await assignTo(inbox, id, ruth.id)
  const known = { id, expectedAssigneeId: ruth.id }
  expect(await inbox.readAsAdministrator(assignMutation, { ...known, assigneeId: null })).toMatchObject({
    assigneeId: null,
  })
  const again = { ...known, assigneeId: ruth.id }
  expect(await inbox.errorAsAdministrator(assignMutation, again)).toMatchObject({
    code: 'CONFLICT',
    message: 'It has been assigned to nobody in the meantime',
  })
})

test('no request is assigned to somebody who is no administrator, and none that is not there', async () => {
  const { inbox, id } = await startWithRequest()
  for (const assigneeId of [crypto.randomUUID(), 'not-an-id', '../sessions/x'])
    expect(await inbox.errorAsAdministrator(assignMutation, { id, assigneeId })).toMatchObject({
      code: 'NOT_FOUND',
    })
  const missing = { id: crypto.randomUUID(), assigneeId: ruth.id }
  expect(await inbox.errorAsAdministrator(assignMutation, missing)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(AuditEvent)).toBe(1)
})

test('the list tells what is mine from what nobody has', async () => {
  const inbox = await startRequestsService()
  const token = signToken(inbox, ida)
  const ownRequest = await submitRequest(inbox, { name: 'Mine' })
  const hers = await submitRequest(inbox, { name: 'Hers' })
  await submitRequest(inbox, { name: 'Nobody’s' })
  await assignTo(inbox, ownRequest.id, ruth.id)
  await assignTo(inbox, hers.id, ida.id)
  const query = `query ($value: String!) {
    requestQueue(page: { filters: [{ column: "assignee", value: $value }] }) {
      items { reference } counts { column value count }
    }
  }`
  type Queue = { items: object[]; counts: { column: string; value: string }[] }
  const { items, counts } = await inbox.readAsAdministrator<Queue>(query, { value: 'me' })
  expect(items).toEqual([{ reference: ownRequest.reference }])
  const counted = counts.filter(({ column }) => column === 'assignee')
  expect(new Set(counted.map(({ value }) => value))).toEqual(new Set(['me', 'nobody', ida.id]))
  // The same address, asked by somebody else.
  expect((await inbox.read<Queue>(query, { value: 'me' }, { token })).items).toEqual([
    { reference: hers.reference },
  ])
})

test('the next is the first that nobody has, and kindly none when there is none', async () => {
  const inbox = await startRequestsService()
  const has = await submitRequest(inbox, { urgency: 'Emergency' })
  const first = await submitRequest(inbox, { name: 'First' })
  const second = await submitRequest(inbox, { name: 'Second' })
  await assignTo(inbox, has.id, ruth.id)
  const soon = { reviewDueAt: new Date(Date.parse(first.reviewDueAt) - 3_600_000) }
  await inbox.em().nativeUpdate(LegalAidRequest, { id: first.id }, soon)
  expect(await claimNext(inbox)).toEqual({
    reference: first.reference,
    assigneeId: ruth.id,
    assigneeName: ruth.name,
  })
  expect(await claimNext(inbox)).toMatchObject({ reference: second.reference })
  expect(await claimNext(inbox)).toBeNull()
  expect(await inbox.em().count(AuditEvent, { action: 'assigned to Ruth Abernathy' })).toBe(3)
})

test('a request without a deadline is not claimed', async () => {
  const { inbox, id } = await startWithRequest()
  await moveRequest(inbox, id, 'withdrawn')
  expect(await claimNext(inbox)).toBeNull()
})

test('of many who press at once, each gets another request', async () => {
  const inbox = await startRequestsService()
  const token = signToken(inbox, ida)
  for (const name of ['One', 'Two', 'Three', 'Four']) await submitRequest(inbox, { name })
  const tokens = [token, inbox.token, token, inbox.token]
  const got = await Promise.all(tokens.map((token) => claimNext(inbox, token)))
  expect(new Set(got.map((one) => one!.reference)).size).toBe(4)
})
