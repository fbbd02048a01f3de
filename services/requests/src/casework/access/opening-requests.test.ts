/** Who works on a request opens it; others say why, and that is recorded. */

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { storeDocument } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { assignTo, ruth, signInColleague } from '../../testing/staff.ts'
import { openingReason } from './opening.rules.ts'

const openMutation = `mutation ($id: ID!, $reason: String) {
  opened: openLegalAidRequest(id: $id, reason: $reason) { name timeline { actor action } } }`
const noteMutation = 'mutation ($id: ID!) { addRequestNote(id: $id, text: "A note") { name } }'
const reason = 'Ida is in court today'
const needed = {
  code: 'BAD_USER_INPUT',
  fields: { reason: 'Ida Brandt works on this request. Say why you open it' },
}

/** A request with a document, which Ida works on. */
async function startAssigned() {
  const inbox = await startRequestsService()
  const ida = signInColleague(inbox, 'intakeWorker')
  const document = await storeDocument(inbox)
  const request = await submitClearedRequest(inbox, { documents: [document] })
  await assignTo(inbox, request.id, ida)
  return { inbox, ida, ...request, document }
}

type Opened = { name: string; timeline: { actor: string; action: string }[] }
const open = (inbox: Subgraph, id: string, variables: object = {}, token = inbox.token) =>
  inbox.read<Opened>(openMutation, { id, ...variables }, { token })
const openError = (inbox: Subgraph, id: string, variables: object = {}, token = inbox.token) =>
  inbox.queryError(openMutation, { id, ...variables }, { token })
const download = async (inbox: Subgraph, document: string) => {
  const headers = { authorization: `Bearer ${inbox.token}` }
  return (await inbox.fetch(`/documents/${document}/download`, { method: 'POST', headers })).status
}

test('whoever works on a request, or opens one that nobody works on, gives no reason', async () => {
  const { inbox, ida, id } = await startAssigned()
  const { id: unassigned } = await submitClearedRequest(inbox, { name: 'Bo Ek' })
  expect((await open(inbox, unassigned)).name).toBe('Bo Ek')
  expect((await open(inbox, id, {}, ida.token)).name).toBeTruthy()
})

test('an administrator too says why, and until then nothing is shown, done or recorded', async () => {
  const { inbox, id, document } = await startAssigned()
  const before = await inbox.em().count(AuditEvent)
  expect(await openError(inbox, id)).toMatchObject(needed)
  expect(await inbox.errorAsAdministrator(noteMutation, { id })).toMatchObject(needed)
  const matching = 'mutation ($id: ID!) { openMatching(id: $id) { id } }'
  expect(await inbox.errorAsAdministrator(matching, { id })).toMatchObject(needed)
  const screening = 'mutation ($id: ID!) { screenRequest(request: $id) { id } }'
  expect(await inbox.errorAsAdministrator(screening, { id })).toMatchObject({
    fields: { request: 'Open the request first' },
  })
  expect(await download(inbox, document)).toBe(409)
  expect(await inbox.em().count(AuditEvent)).toBe(before)
})

test('the reason is recorded with the reference, and is in the timeline', async () => {
  const { inbox, id, reference } = await startAssigned()
  const opened = await open(inbox, id, { reason })
  const action = `gave a reason to open: ${reason}`
  expect(opened.timeline).toContainEqual({ actor: 'Ruth Abernathy', action })
  expect(await inbox.em().findOneOrFail(AuditEvent, { action })).toMatchObject({
    actor: 'Ruth Abernathy',
    actorId: ruth.id,
    itemId: id,
    title: reference,
  })
})

test('the reason holds for this person, request and session', async () => {
  const { inbox, ida, id, document } = await startAssigned()
  const { id: other } = await submitClearedRequest(inbox)
  await assignTo(inbox, other, ida)
  await open(inbox, id, { reason })
  await open(inbox, id)
  await inbox.queryAsAdministrator(noteMutation, { id })
  expect(await download(inbox, document)).toBe(200)
  expect(await openError(inbox, other)).toMatchObject(needed)
  expect(await openError(inbox, id, {}, inbox.auth.createToken())).toMatchObject(needed)
  const bo = signInColleague(inbox, 'intakeWorker', 'Bo Diaz')
  expect(await openError(inbox, id, {}, bo.token)).toMatchObject(needed)
  expect(await inbox.em().count(AuditEvent, { action: { $like: 'gave a reason%' } })).toBe(1)
})

test.each([
  ['', 'Say why'],
  ['because', 'Say why in 10 characters or more'],
  ['x'.repeat(301), 'The reason must be 300 characters or fewer'],
  ['Ida is in court\nand so am I', 'The reason contains a character that cannot be stored'],
])('%j is no reason', (reason, message) => {
  expect(openingReason.safeParse({ reason }).error!.issues[0]).toMatchObject({ path: ['reason'], message })
})

test('what is no reason opens nothing', async () => {
  const { inbox, id } = await startAssigned()
  expect(await openError(inbox, id, { reason: 'because' })).toMatchObject({
    fields: { reason: 'Say why in 10 characters or more' },
  })
})

test('whoever takes a request from a colleague, for themselves or for nobody, still says why', async () => {
  const { inbox, id } = await startAssigned()
  const takenOver = { fields: { reason: 'You took this request over from a colleague. Say why you open it' } }
  await assignTo(inbox, id, { id: null })
  expect(await openError(inbox, id)).toMatchObject(takenOver)
  await assignTo(inbox, id, ruth)
  expect(await openError(inbox, id)).toMatchObject(takenOver)
  await open(inbox, id, { reason })
  expect((await open(inbox, id, {}, inbox.auth.createToken())).name).toBeTruthy()
})

test('whoever is given a request by the colleague who had it opens it', async () => {
  const { inbox, ida, id } = await startAssigned()
  const give =
    'mutation ($id: ID!, $assigneeId: ID) { assignRequest(id: $id, assigneeId: $assigneeId) { id } }'
  await inbox.query(give, { id, assigneeId: ruth.id }, ida)
  expect((await open(inbox, id)).name).toBeTruthy()
})

test('bulk actions, which decrypt nothing that is shown, need no reason', async () => {
  const { inbox, id } = await startAssigned()
  const bulk = 'mutation ($ids: [ID!]!) { assignRequests(ids: $ids) { updated { id } rejected { id } } }'
  expect(await inbox.readAsAdministrator(bulk, { ids: [id] })).toEqual({ updated: [{ id }], rejected: [] })
})
