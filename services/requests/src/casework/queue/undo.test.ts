import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { assignTo, findRequest, signInColleague } from '../../testing/staff.ts'

type Result = { updated: { id: string }[]; rejected: { reason: string }[] }

const undoMutation = `mutation ($ids: [ID!]!) { undoRequestChanges(ids: $ids) {
  updated { id isUndoable } rejected { id reference reason }
} }`
const statusMutation = `mutation ($id: ID!, $status: String!, $letter: LetterInput) {
  changeRequestStatus(id: $id, status: $status, letter: $letter) { request { isUndoable } }
}`
const letter = { subject: 'Our answer', text: 'We cannot.\n{{referralResources}}' }

const undo = (inbox: Subgraph, ids: string[], token = inbox.token) =>
  inbox.read<Result>(undoMutation, { ids }, { token })
const move = async (inbox: Subgraph, id: string, status: string, letter?: object) => {
  const { request } = await inbox.readAsAdministrator<{ request: object }>(statusMutation, {
    ...{ id, status, letter },
  })
  return request
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)

test('a change of status is undone: its clocks and its history are what they were, and the audit has both', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  await move(inbox, id, 'in_review')
  const before = await findRequest(inbox, id)
  const { statusHistory } = await performAsApplicant(inbox, 'look', { accessToken })
  expect(await move(inbox, id, 'eligible')).toEqual({ isUndoable: true })
  expect(await undo(inbox, [id])).toEqual({ updated: [{ id, isUndoable: null }], rejected: [] })
  const { status, statusChangedAt, reviewedAt } = await findRequest(inbox, id)
  expect({ status, statusChangedAt, reviewedAt }).toEqual({
    status: 'in_review',
    statusChangedAt: before.statusChangedAt,
    reviewedAt: null,
  })
  expect((await performAsApplicant(inbox, 'look', { accessToken })).statusHistory).toEqual(statusHistory)
  const lines = await listEvents(inbox, { itemId: id })
  expect(lines.map(({ action }) => action).slice(-2)).toEqual([
    'moved to eligible',
    'undid: moved to eligible',
  ])
})

test('a first look is undone as well: the request is new again', async () => {
  const { inbox, id } = await startWithRequest()
  await move(inbox, id, 'in_review')
  await undo(inbox, [id])
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'new' })
})

test('the email about a change waits until it is final, and goes with the change that is undone', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await move(inbox, id, 'in_review')
  await runDueJobs(inbox)
  const own = { item: id, kind: 'statusUpdate' as const }
  expect(await inbox.em().find(OutboxEmail, own)).toMatchObject([{ state: 'waiting' }])
  await undo(inbox, [id])
  expect(await inbox.em().count(OutboxEmail, own)).toBe(0)
  await move(inbox, id, 'in_review')
  await runDueJobs(inbox, inSeconds(60))
  expect(await inbox.em().find(OutboxEmail, own)).toMatchObject([{ state: 'sent' }])
  expect((await undo(inbox, [id])).rejected).toMatchObject([
    { reason: 'The applicant has been sent an email about it' },
  ])
})

test('a change with a letter is final, and its email goes out at once', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await move(inbox, id, 'in_review')
  expect(await move(inbox, id, 'declined', letter)).toEqual({ isUndoable: null })
  expect((await undo(inbox, [id])).rejected).toMatchObject([{ reason: 'Somebody has changed it since' }])
  const emails = await inbox.em().find(OutboxEmail, { item: id, kind: 'statusUpdate' })
  expect(emails.filter(({ nextAttemptAt }) => nextAttemptAt <= new Date())).toHaveLength(1)
})

test('an assignment is undone by who made it, and by nobody else', async () => {
  const { inbox, id } = await startWithRequest()
  const ida = signInColleague(inbox, 'intakeWorker')
  await assignTo(inbox, id, ida)
  expect((await undo(inbox, [id], ida.token)).rejected).toHaveLength(1)
  expect((await undo(inbox, [id])).updated).toHaveLength(1)
  expect(await findRequest(inbox, id)).toMatchObject({ assigneeId: null, assigneeName: null })
  expect((await undo(inbox, [id])).rejected).toHaveLength(1)
})

test('what somebody has changed since is not undone, and does not hold up the others', async () => {
  const inbox = await startRequestsService()
  const [first, other] = [await submitRequest(inbox), await submitRequest(inbox, { name: 'Other' })]
  const ida = signInColleague(inbox, 'intakeWorker')
  for (const { id } of [first, other]) await move(inbox, id, 'in_review')
  await assignTo(inbox, first.id, ida, ida)
  const { updated, rejected } = await undo(inbox, [first.id, other.id])
  expect(updated.map(({ id }) => id)).toEqual([other.id])
  expect(rejected).toMatchObject([{ reference: first.reference, reason: 'Somebody has changed it since' }])
  expect(await findRequest(inbox, first.id)).toMatchObject({ status: 'in_review', assigneeId: ida.id })
})

test('after its seconds nothing is undone', async () => {
  const { inbox, id } = await startWithRequest()
  await move(inbox, id, 'in_review')
  const { undoableChange } = await findRequest(inbox, id)
  const late = JSON.stringify({ ...JSON.parse(undoableChange!), madeAt: inSeconds(-16) })
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { undoableChange: late })
  expect((await undo(inbox, [id])).rejected).toMatchObject([{ reason: 'It is too late to undo this' }])
})

test('who may no longer assign cannot undo an assignment', async () => {
  const { inbox, id } = await startWithRequest()
  const ida = signInColleague(inbox, 'intakeWorker')
  await assignTo(inbox, id, ida, ida)
  const token = inbox.auth.createToken({ sub: ida.id, name: ida.name }, 'attorney')
  expect((await undo(inbox, [id], token)).rejected).toMatchObject([
    { reason: expect.stringContaining('Your role does not include this') },
  ])
})
