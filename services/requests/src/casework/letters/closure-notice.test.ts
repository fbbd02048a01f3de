import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { Status } from '../../intake/status-history/status.rules.ts'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, moveRequest } from '../../testing/staff.ts'

const askMutation = `mutation ($id: ID!, $letter: LetterInput!) {
  sendClosureNotice(id: $id, letter: $letter) { request { status } }
}`
const closeMutation = `mutation ($id: ID!, $letter: LetterInput) {
  changeRequestStatus(id: $id, status: "closed", letter: $letter) { request { status } }
}`
const letter = { subject: 'Do you still need help?', text: 'Please tell us.' }
const dayMs = 86_400_000

/** An inbox with a request that stands there, of which its applicant was asked. */
async function startClosureNotice(status: Status, { isEmailEnabled = false } = {}) {
  const inbox = await startRequestsService()
  const receipt = await submitRequest(inbox)
  if (isEmailEnabled)
    await performAsApplicant(inbox, 'setEmailUpdates', { accessToken: receipt.accessToken, isEnabled: true })
  await setStatus(inbox, receipt.id, status)
  await inbox.queryAsAdministrator(askMutation, { id: receipt.id, letter })
  return { inbox, ...receipt }
}

const setStatus = (inbox: Subgraph, id: string, status: Status) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { status, statusChangedAt: new Date() })

test('whoever is asked finds the question on the status page, and by when to answer', async () => {
  const { inbox, accessToken } = await startClosureNotice('info_needed')
  const { status, answerDueAt, messages } = await performAsApplicant(inbox, 'look', { accessToken })
  expect({ status, messages }).toMatchObject({
    status: 'info_needed',
    messages: [{ sender: 'office', text: 'Do you still need help?\n\nPlease tell us.' }],
  })
  const days = (new Date(answerDueAt!).getTime() - Date.now()) / dayMs
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)
})

test('who wants emails is mailed that there is a question, and nothing of it', async () => {
  const { inbox, reference } = await startClosureNotice('info_needed', { isEmailEnabled: true })
  const email = (await readOutbox(inbox)).find(({ kind }) => kind === 'stillNeeded')!
  expect(email).toMatchObject({ to: 'ana@example.org', subject: `A question for you (${reference})` })
  // It is signed with the name of the office, which may be anything.
  const [signature, ...lines] = email.text.split('\n').toReversed()
  expect(signature).toBe('Legal aid office')
  expect(lines.join('\n')).not.toMatch(/still need|legal|attorney|clos/i)
})

test('who does not want emails gets none', async () => {
  const { inbox } = await startClosureNotice('info_needed')
  expect(await readOutbox(inbox)).toEqual([])
})

test.each([
  ['info_needed', 'in_review'],
  ['matched', 'matched'],
] as const)('yes: a request that stands at %s stands at %s from then on', async (status, then) => {
  const { inbox, accessToken, id } = await startClosureNotice(status)
  const answered = await performAsApplicant(inbox, 'answer', { accessToken, stillNeeded: true })
  expect(answered).toMatchObject({ status: then, answerDueAt: null })
  expect(await inbox.em().find(AuditEvent, { itemId: id, actor: 'Applicant' })).toMatchObject([
    { action: 'still needs help' },
  ])
})

test('no: the request is closed, and saying so twice changes nothing', async () => {
  const { inbox, accessToken } = await startClosureNotice('matched')
  for (const _ of [1, 2])
    expect(await performAsApplicant(inbox, 'answer', { accessToken, stillNeeded: false })).toMatchObject({
      status: 'closed',
    })
  expect(await inbox.em().count(AuditEvent, { action: 'let us close' })).toBe(1)
})

test('nobody can answer what nobody has asked', async () => {
  const { getError } = await startWithRequest()
  for (const stillNeeded of [true, false])
    expect(await getError('answer', { stillNeeded })).toMatchObject({ code: 'CONFLICT' })
})

test('without an answer it may be closed after fourteen days, and not before, and never by itself', async () => {
  const { inbox, id } = await startClosureNotice('matched')
  const askedAgo = (days: number) =>
    inbox
      .em()
      .nativeUpdate(LegalAidRequest, { id }, { closureNoticeSentAt: new Date(Date.now() - days * dayMs) })
  await askedAgo(13.9)
  expect(await inbox.errorAsAdministrator(closeMutation, { id })).toMatchObject({
    fields: { letter: expect.any(String) },
  })
  await askedAgo(14)
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'matched' })
  expect(await inbox.readAsAdministrator(closeMutation, { id })).toMatchObject({
    request: { status: 'closed' },
  })
})

test('closing at once is possible, with a letter that says why', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  await setStatus(inbox, id, 'matched')
  await inbox.queryAsAdministrator(closeMutation, {
    id,
    letter: { subject: 'Done', text: 'The case is won.' },
  })
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    status: 'closed',
    messages: [{ text: 'Done\n\nThe case is won.' }],
  })
})

test('who was asked is not asked again, and nobody is whose request cannot be closed', async () => {
  const { inbox, id } = await startClosureNotice('matched')
  expect(await inbox.errorAsAdministrator(askMutation, { id, letter })).toMatchObject({ code: 'CONFLICT' })
  await setStatus(inbox, id, 'eligible')
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { closureNoticeSentAt: null })
  expect(await inbox.errorAsAdministrator(askMutation, { id, letter })).toMatchObject({ code: 'CONFLICT' })
})

test('a request that has moved on asks nothing any more', async () => {
  const { inbox, id, accessToken } = await startClosureNotice('info_needed')
  await moveRequest(inbox, id, 'eligible')
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    status: 'eligible',
    answerDueAt: null,
  })
})
