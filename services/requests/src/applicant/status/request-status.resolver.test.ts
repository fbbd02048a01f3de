import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredMessage, storeMessage } from '../../intake/request-messages/request-message.entity.ts'
import type { Status } from '../../intake/status-history/status.rules.ts'
import { decryptEmail, OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import {
  applicantOperations,
  performAsApplicant,
  storeDocument,
  submitRequest,
} from '../../testing/applicant.ts'
import { recordClearCheck, submitClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { moveRequest, openRequest } from '../../testing/staff.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const setRequestStatus = (inbox: Subgraph, id: string, status: Status, statusChangedAt = new Date()) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { status, statusChangedAt })
const listEmails = async (inbox: Subgraph) => {
  const emails = await inbox.em().find(OutboxEmail, {}, { orderBy: { createdAt: 'asc' } })
  return emails.map((email) => ({ kind: email.kind, ...decryptEmail(email, getEncryptionKeys(inbox)) }))
}

test('a new request has its first status, with its deadlines', async () => {
  const inbox = await startRequestsService()
  const { accessToken, reference, receivedAt, reviewDueAt, matchDueAt } = await submitRequest(inbox)
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toEqual({
    reference,
    status: 'new',
    receivedAt,
    reviewDueAt,
    matchDueAt,
    isOverdue: false,
    retainedUntil: null,
    erasedAt: null,
    keyPurgedBy: null,
    backupsExpireAt: null,
    reopenDeadline: expect.any(String),
    isEmailEnabled: false,
    hasSafeEmail: true,
    hasSafePhone: true,
    preferredContact: null,
    safeContactMethods: [],
    hasAdditionalDetails: false,
    canWithdraw: true,
    canReopen: false,
    canErase: true,
    isOnLegalHold: false,
    answerDueAt: null,
    statusHistory: [{ status: 'new', changedAt: receivedAt }],
    messages: [],
    documents: [],
    accessToken: expect.any(String),
    accessSecondsLeft: expect.any(Number),
    passphraseProposal: null,
  })
})

test('an invalid access token is rejected by field, whatever it is for', async () => {
  const inbox = await startRequestsService()
  const variables = {
    accessToken: 'none',
    text: 'Hello',
    documents: [],
    isEnabled: true,
    stillNeeded: true,
    currentPassphrase: '',
    passphrase: '',
    signature: '',
    input: {},
  }
  const { open: _, ...withPass } = applicantOperations
  for (const query of Object.values(withPass)) {
    expect(await inbox.queryError(query, variables)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { accessToken: 'Enter your reference and your four words again' },
    })
  }
})

test('a message of the applicant is read as it was written, by both sides, with its sender', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitClearedRequest(inbox)
  const text = ' They came back.\n\t“Today” 👩‍⚖️ '
  const message = { id: expect.any(String), sentAt: expect.any(String), sender: 'applicant', text }
  expect((await performAsApplicant(inbox, 'write', { accessToken, text })).messages).toEqual([message])
  expect(await openRequest(inbox, id, 'messages { id sentAt sender text }')).toEqual({ messages: [message] })
})

test('a message that is sent twice because the line broke is one', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox)
  await Promise.all(
    Array.from({ length: 4 }, () => performAsApplicant(inbox, 'write', { accessToken, text: 'Hello' })),
  )
  expect(await inbox.em().count(StoredMessage)).toBe(1)
  expect(await inbox.em().count(AuditEvent, { action: 'wrote' })).toBe(1)
  await inbox.em().nativeUpdate(StoredMessage, {}, { sentAt: new Date(Date.now() - 600_001) })
  expect((await performAsApplicant(inbox, 'write', { accessToken, text: 'Hello' })).messages).toHaveLength(2)
})

test('a message of nothing, of more than 5,000 characters, or of what cannot be stored is refused', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox)
  for (const text of [' \n', 'x'.repeat(5001), 'a\0b']) {
    const { code, fields } = await inbox.queryError(applicantOperations.write, { accessToken, text })
    expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: ['text'] })
  }
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the fifty-first message of a day has to wait', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox)
  await inbox.em().transactional(async (em) => {
    const request = new DecryptedRequest(
      getEncryptionKeys(inbox),
      await em.findOneOrFail(LegalAidRequest, { id }),
    )
    for (let sent = 0; sent < 49; sent += 1)
      storeMessage(em, request, { sender: 'applicant', text: `${sent}` })
  })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'The fiftieth' })
  const error = await inbox.queryError(applicantOperations.write, { accessToken, text: 'One more' })
  expect(error).toMatchObject({ code: 'RATE_LIMITED' })
  expect(error.retryAfter).toBeGreaterThan(86_000)
})

test('documents can be sent later, and a list sent twice changes nothing', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox, { documents: [await storeDocument(inbox)] })
  const documents = [await storeDocument(inbox, { name: 'Lease.pdf' })]
  await performAsApplicant(inbox, 'add', { accessToken, documents })
  const requestStatus = await performAsApplicant(inbox, 'add', { accessToken, documents })
  expect(requestStatus.documents.map(({ name }) => name)).toEqual(['Notice.pdf', 'Lease.pdf'])
  const error = await inbox.queryError(applicantOperations.add, {
    accessToken,
    documents: [crypto.randomUUID()],
  })
  expect(error.fields).toHaveProperty('documents')
})

test.each(['new', 'in_review', 'info_needed', 'eligible'] as const)(
  'who stands at %s may withdraw, and change their mind for thirty days',
  async (status) => {
    const inbox = await startRequestsService()
    const { id, accessToken } = await submitRequest(inbox)
    await setRequestStatus(inbox, id, status)
    const withdrawn = await performAsApplicant(inbox, 'withdraw', { accessToken })
    expect(withdrawn).toMatchObject({ status: 'withdrawn', canWithdraw: false, canReopen: true })
    expect(await performAsApplicant(inbox, 'withdraw', { accessToken })).toMatchObject({
      status: 'withdrawn',
    })
    expect(await performAsApplicant(inbox, 'reopen', { accessToken })).toMatchObject({
      status: 'in_review',
      canWithdraw: true,
    })

    await setRequestStatus(inbox, id, 'withdrawn', daysAgo(30.01))
    expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({ canReopen: false })
    expect(await inbox.queryError(applicantOperations.reopen, { accessToken })).toMatchObject({
      code: 'CONFLICT',
    })
  },
)

test('who stands anywhere else has nothing to withdraw', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox)
  for (const status of ['matched', 'declined', 'referred', 'closed'] as const) {
    await setRequestStatus(inbox, id, status)
    expect(await performAsApplicant(inbox, 'look', { accessToken }), status).toMatchObject({
      canWithdraw: false,
      reopenDeadline: null,
    })
    expect(await inbox.queryError(applicantOperations.withdraw, { accessToken }), status).toMatchObject({
      code: 'CONFLICT',
    })
  }
})

test('we say that we are late, until we are in touch', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox)
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { reviewDueAt: daysAgo(1) })
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({ isOverdue: true })
  const write = 'mutation ($id: ID!) { writeToApplicant(id: $id, text: "We are here.") { name } }'
  await inbox.queryAsAdministrator(write, { id })
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({ isOverdue: false })
})

test('no email goes to an applicant who has not asked; the first brings the reference, later ones the news', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken, reference } = await submitRequest(inbox)
  await moveRequest(inbox, id, 'in_review')
  expect(await listEmails(inbox)).toEqual([])

  expect(await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })).toMatchObject({
    isEmailEnabled: true,
  })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await moveRequest(inbox, id, 'info_needed')
  expect(await listEmails(inbox)).toMatchObject([
    { kind: 'applicantConfirmation', to: 'ana@example.org', values: { reference } },
    { kind: 'statusUpdate', to: 'ana@example.org', values: { reference } },
  ])

  expect(await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: false })).toMatchObject(
    {
      isEmailEnabled: false,
    },
  )
  await moveRequest(inbox, id, 'eligible')
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await moveRequest(inbox, id, 'in_review')
  expect((await listEmails(inbox)).map(({ kind }) => kind)).toEqual([
    'applicantConfirmation',
    'statusUpdate',
    'statusUpdate',
  ])
})

test('emails come under the name that was chosen, and stop when email is not safe', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox)
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { senderName: 'Office Services' } })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  expect(await listEmails(inbox)).toMatchObject([{ values: { senderName: 'Office Services' } }])
  expect(
    await performAsApplicant(inbox, 'addDetails', { accessToken, input: { safeContactMethods: ['Phone'] } }),
  ).toMatchObject({ isEmailEnabled: false })
})

test('details are added bit by bit, and administrators read them', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox)
  const input = {
    safeContactMethods: ['Email', 'Post'],
    leaveMessage: false,
    courtDate: '2026-12-01',
    language: 'Kreyòl',
  }
  expect(await performAsApplicant(inbox, 'addDetails', { accessToken, input })).toMatchObject({
    safeContactMethods: input.safeContactMethods,
    hasAdditionalDetails: true,
  })
  await performAsApplicant(inbox, 'addDetails', {
    accessToken,
    input: { adverseParty: 'Harbor Homes LLC', language: '' },
  })
  await recordClearCheck(inbox, id)
  const fields = `additionalDetails {
    safeContactMethods safeContactHours leaveMessage senderName language interpreter adverseParty courtDate accessNeeds
  }`
  expect(await openRequest(inbox, id, fields)).toEqual({
    additionalDetails: {
      ...input,
      courtDate: '2026-12-01T00:00:00.000Z',
      adverseParty: 'Harbor Homes LLC',
      safeContactHours: null,
      senderName: null,
      interpreter: null,
      accessNeeds: null,
    },
  })
})

test('invalid details are rejected by field, and empty ones are not stored', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox)
  const input = { courtDate: '2026-02-30', adverseParty: 'Harbor Homes LLC' }
  expect(await inbox.queryError(applicantOperations.addDetails, { accessToken, input })).toMatchObject({
    fields: { courtDate: 'Enter the date as it is on the paper, like 2026-12-01' },
  })
  await performAsApplicant(inbox, 'addDetails', {
    accessToken,
    input: { safeContactMethods: [], language: ' ', interpreter: null },
  })
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    hasAdditionalDetails: false,
  })
})

test('each act is a line of the audit, without a word of what was written', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken, reference } = await submitRequest(inbox)
  await performAsApplicant(inbox, 'write', { accessToken, text: 'the landlord' })
  await performAsApplicant(inbox, 'add', { accessToken, documents: [await storeDocument(inbox)] })
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { adverseParty: 'the landlord' } })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await performAsApplicant(inbox, 'withdraw', { accessToken })
  await performAsApplicant(inbox, 'reopen', { accessToken })
  await performAsApplicant(inbox, 'erase', { accessToken })
  const lines = await inbox
    .em()
    .find(AuditEvent, { itemId: id, actor: 'Applicant' }, { orderBy: { occurredAt: 'asc' } })
  expect(lines.map(({ action }) => action)).toEqual([
    'wrote',
    'sent papers',
    'told more',
    'asked for e-mails',
    'withdrew',
    'opened again',
    'erased',
  ])
  expect(new Set(lines.map(({ title }) => title))).toEqual(new Set([reference]))
})
