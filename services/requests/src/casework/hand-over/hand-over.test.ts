/** Requests that are handed over together, and who may. */

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import {
  assignTo,
  type Colleague,
  findRequest,
  openRequest,
  ruth,
  signInColleague,
} from '../../testing/staff.ts'

interface Result {
  updated: { id: string; assigneeName: string | null }[]
  rejected: { id: string; reference: string | null; reason: string }[]
}

const handOverMutation = `mutation ($fromId: ID!, $toId: ID, $ids: [ID!]!, $note: String) {
  result: handOverRequests(fromId: $fromId, toId: $toId, ids: $ids, note: $note) {
    updated { id assigneeName } rejected { id reference reason } } }`

interface HandOver {
  fromId: string
  toId?: string | null
  ids: string[]
  note?: string
}

const handOver = (inbox: Subgraph, variables: HandOver, token = inbox.token) =>
  inbox.read<Result>(handOverMutation, variables, { token })

/** Two requests with somebody. */
async function startWithRequests(assignee: (inbox: Subgraph) => Pick<Colleague, 'id'> = () => ruth) {
  const inbox = await startRequestsService({ env: { PUBLIC_URL: 'https://access.example.org' } })
  const owner = assignee(inbox)
  const requests = [await submitClearedRequest(inbox), await submitClearedRequest(inbox, { name: 'Bo Ek' })]
  for (const { id } of requests) await assignTo(inbox, id, owner)
  return { inbox, owner, requests, ids: requests.map(({ id }) => id) }
}

test('all that somebody has goes to a colleague, and each request says so in the audit', async () => {
  const { inbox, ids } = await startWithRequests()
  const ida = signInColleague(inbox, 'intakeWorker')
  const { updated, rejected } = await handOver(inbox, { fromId: ruth.id, toId: ida.id, ids })
  expect(new Set(updated.map(({ assigneeName }) => assigneeName))).toEqual(new Set(['Ida Brandt']))
  expect(rejected).toEqual([])
  for (const id of ids)
    expect(await inbox.em().count(AuditEvent, { itemId: id, action: 'handed over to Ida Brandt' })).toBe(1)
})

test('the colleague is told once, by the references alone', async () => {
  const { inbox, requests, ids } = await startWithRequests()
  const ida = signInColleague(inbox, 'intakeWorker')
  await handOver(inbox, { fromId: ruth.id, toId: ida.id, ids, note: 'Mrs Okonjo calls at nine' })
  const emails = (await readOutbox(inbox)).filter(({ kind }) => kind === 'requestsHandedOver')
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to: 'ida@example.org', subject: '2 requests handed over to you' })
  for (const { reference } of requests) expect(emails[0]!.text).toContain(reference)
  expect(emails[0]!.text).not.toMatch(/Okonjo|nine|Ek\b/)
})

test('the colleague finds them among their notifications', async () => {
  const { inbox, ids } = await startWithRequests()
  const { id, token } = signInColleague(inbox, 'intakeWorker')
  await handOver(inbox, { fromId: ruth.id, toId: id, ids })
  expect(await inbox.query('{ notifications { kind actor } }', {}, { token })).toEqual({
    notifications: ids.map(() => ({ kind: 'assigned', actor: 'Ruth Abernathy' })),
  })
})

test('the note is a note of each request', async () => {
  const { inbox, ids } = await startWithRequests()
  const ida = signInColleague(inbox, 'intakeWorker')
  await handOver(inbox, { fromId: ruth.id, toId: ida.id, ids, note: 'The hearing was moved' })
  for (const id of ids)
    expect(await openRequest(inbox, id, 'notes { author text }', ida)).toEqual({
      notes: [{ author: 'Ruth Abernathy', text: 'The hearing was moved' }],
    })
})

test('back in the queue a request is with nobody, and nobody is written to', async () => {
  const { inbox, ids } = await startWithRequests()
  await handOver(inbox, { fromId: ruth.id, ids })
  for (const id of ids) expect(await findRequest(inbox, id)).toMatchObject({ assigneeId: null })
  expect((await readOutbox(inbox)).filter(({ kind }) => kind === 'requestsHandedOver')).toEqual([])
})

test('what somebody else has meanwhile, or has ended, stays as it is and is named', async () => {
  const { inbox, requests, ids } = await startWithRequests()
  const ida = signInColleague(inbox, 'intakeWorker')
  await assignTo(inbox, ids[0]!, signInColleague(inbox, 'intakeWorker', 'Cy Okafor'))
  await inbox.em().nativeUpdate(LegalAidRequest, { id: ids[1]! }, { status: 'closed' })
  const { updated, rejected } = await handOver(inbox, { fromId: ruth.id, toId: ida.id, ids })
  expect(updated).toEqual([])
  expect(rejected).toEqual(
    requests.map(({ id, reference }) => ({
      id,
      reference,
      reason: 'It is not theirs any more, or has ended',
    })),
  )
  expect(await findRequest(inbox, ids[0]!)).toMatchObject({ assigneeName: 'Cy Okafor' })
})

test('an attorney gives their own back to the queue, and does no more than that', async () => {
  const { inbox, owner, ids } = await startWithRequests((inbox) =>
    signInColleague(inbox, 'attorney', 'Ana Costa'),
  )
  const { token } = owner as Colleague
  const ida = signInColleague(inbox, 'intakeWorker')
  const rejected = [
    { fromId: owner.id, toId: ida.id, ids },
    { fromId: ida.id, toId: null, ids },
    { fromId: ida.id, toId: owner.id, ids },
  ]
  for (const variables of rejected)
    expect(await inbox.queryError(handOverMutation, variables, { token })).toMatchObject({
      code: 'FORBIDDEN',
    })
  const { updated } = await handOver(inbox, { fromId: owner.id, ids }, token)
  expect(updated).toHaveLength(2)
})

test('the list of what somebody has leaves out what has ended, and for an attorney what others have', async () => {
  const { inbox, ids } = await startWithRequests()
  const list = 'query ($assigneeId: ID!) { assignedRequests(assigneeId: $assigneeId) { id } }'
  await inbox.em().nativeUpdate(LegalAidRequest, { id: ids[1]! }, { status: 'closed' })
  expect(await inbox.readAsAdministrator(list, { assigneeId: ruth.id })).toEqual([{ id: ids[0] }])
  const { token } = signInColleague(inbox, 'attorney', 'Ana Costa')
  expect(await inbox.read(list, { assigneeId: ruth.id }, { token })).toEqual([])
})

test('requests go to nobody who does not work on requests, nor to whom they are with', async () => {
  const { inbox, ids } = await startWithRequests()
  const editor = signInColleague(inbox, 'editor', 'Ed Ito')
  const ask = (toId: string) => inbox.errorAsAdministrator(handOverMutation, { fromId: ruth.id, toId, ids })
  expect(await ask(editor.id)).toMatchObject({ fields: { toId: 'Ed Ito does not work on requests' } })
  expect(await ask(ruth.id)).toMatchObject({ fields: { toId: 'They have these requests already' } })
  expect(await ask(crypto.randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  expect(await findRequest(inbox, ids[0]!)).toMatchObject({ assigneeId: ruth.id })
})
