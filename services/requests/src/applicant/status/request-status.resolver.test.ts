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
  startWithRequest,
  storeDocument,
} from '../../testing/applicant.ts'
import { recordClearCheck, submitClearedRequest } from '../../testing/conflict-checks.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
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
  const { reference, receivedAt, reviewDueAt, matchDueAt, perform } = await startWithRequest()
  expect(await perform('look')).toEqual({
    reference,
    status: 'new',
    receivedAt,
    reviewDueAt,
    matchDueAt,
    courtDate: null,
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
    textUpdates: 'unavailable',
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
    code: '',
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
  const { inbox, perform } = await startWithRequest()
  await Promise.all(Array.from({ length: 4 }, () => perform('write', { text: 'Hello' })))
  expect(await inbox.em().count(StoredMessage)).toBe(1)
  expect(await inbox.em().count(AuditEvent, { action: 'wrote' })).toBe(1)
  await inbox.em().nativeUpdate(StoredMessage, {}, { sentAt: new Date(Date.now() - 600_001) })
  expect((await perform('write', { text: 'Hello' })).messages).toHaveLength(2)
})

test('a message of nothing, of more than 5,000 characters, or of what cannot be stored is refused', async () => {
  const { inbox, getError } = await startWithRequest()
  for (const text of [' \n', 'x'.repeat(5001), 'a\0b']) {
    const { code, fields } = await getError('write', { text })
    expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: ['text'] })
  }
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the fifty-first message of a day has to wait', async () => {
  const { inbox, id, perform, getError } = await startWithRequest()
  await inbox.em().transactional(async (em) => {
    const request = new DecryptedRequest(
      getEncryptionKeys(inbox),
      await em.findOneOrFail(LegalAidRequest, { id }),
    )
    for (let sent = 0; sent < 49; sent += 1)
      storeMessage(em, request, { sender: 'applicant', text: `${sent}` })
  })
  await perform('write', { text: 'The fiftieth' })
  const error = await getError('write', { text: 'One more' })
  expect(error).toMatchObject({ code: 'RATE_LIMITED' })
  expect(error.retryAfter).toBeGreaterThan(86_000)
})

test('documents can be sent later, and a list sent twice changes nothing', async () => {
  const { inbox, perform, getError } = await startWithRequest()
  await perform('add', { documents: [await storeDocument(inbox)] })
  const documents = [await storeDocument(inbox, { name: 'Lease.pdf' })]
  await perform('add', { documents })
  const requestStatus = await perform('add', { documents })
  expect(requestStatus.documents.map(({ name }) => name)).toEqual(['Notice.pdf', 'Lease.pdf'])
  const error = await getError('add', { documents: [crypto.randomUUID()] })
  expect(error.fields).toHaveProperty('documents')
})

test('who withdraws may change their mind for thirty days', async () => {
  const { inbox, id, perform, getError } = await startWithRequest()
  const withdrawn = { status: 'withdrawn', canWithdraw: false, canReopen: true }
  expect(await perform('withdraw')).toMatchObject(withdrawn)
  expect(await perform('withdraw')).toMatchObject(withdrawn)
  expect(await perform('reopen')).toMatchObject({ status: 'in_review', canWithdraw: true })

  await setRequestStatus(inbox, id, 'withdrawn', daysAgo(30.01))
  expect(await perform('look')).toMatchObject({ canReopen: false })
  expect(await getError('reopen')).toMatchObject({ code: 'CONFLICT' })
})

test('a case that we took cannot be withdrawn, or erased', async () => {
  const { inbox, id, perform, getError } = await startWithRequest()
  await setRequestStatus(inbox, id, 'matched')
  const impossible = { canWithdraw: false, reopenDeadline: null, canErase: false }
  expect(await perform('look')).toMatchObject(impossible)
  expect(await getError('withdraw')).toMatchObject({ code: 'CONFLICT' })
  expect(await getError('erase')).toMatchObject({ code: 'CONFLICT' })
  expect((await inbox.em().findOneOrFail(LegalAidRequest, { id })).encrypted).not.toBe('')
})

test('we say that we are late, until we are in touch', async () => {
  const { inbox, id, perform } = await startWithRequest()
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { reviewDueAt: daysAgo(1) })
  expect(await perform('look')).toMatchObject({ isOverdue: true })
  const write = 'mutation ($id: ID!) { writeToApplicant(id: $id, text: "We are here.") { name } }'
  await inbox.queryAsAdministrator(write, { id })
  expect(await perform('look')).toMatchObject({ isOverdue: false })
})

test('no email goes to an applicant who has not asked; the first brings the reference, later ones the news', async () => {
  const { inbox, id, reference, perform } = await startWithRequest()
  await moveRequest(inbox, id, 'in_review')
  expect(await listEmails(inbox)).toEqual([])

  expect(await perform('setEmailUpdates', { isEnabled: true })).toMatchObject({ isEmailEnabled: true })
  await perform('setEmailUpdates', { isEnabled: true })
  await moveRequest(inbox, id, 'info_needed')
  expect(await listEmails(inbox)).toMatchObject([
    { kind: 'applicantConfirmation', to: 'ana@example.org', values: { reference } },
    { kind: 'statusUpdate', to: 'ana@example.org', values: { reference } },
  ])

  expect(await perform('setEmailUpdates', { isEnabled: false })).toMatchObject({ isEmailEnabled: false })
  await moveRequest(inbox, id, 'eligible')
  await perform('setEmailUpdates', { isEnabled: true })
  await moveRequest(inbox, id, 'in_review')
  const kinds = (await listEmails(inbox)).map(({ kind }) => kind)
  expect(kinds).toEqual(['applicantConfirmation', 'statusUpdate', 'statusUpdate'])
})

test('emails come under the name that was chosen, and stop when email is not safe', async () => {
  const { inbox, perform } = await startWithRequest()
  await perform('addDetails', { input: { senderName: 'Office Services' } })
  await perform('setEmailUpdates', { isEnabled: true })
  expect(await listEmails(inbox)).toMatchObject([{ values: { senderName: 'Office Services' } }])
  expect(await perform('addDetails', { input: { safeContactMethods: ['Phone'] } })).toMatchObject({
    isEmailEnabled: false,
  })
})

test('details are added bit by bit, and administrators read them', async () => {
  const { inbox, id, perform } = await startWithRequest()
  const safeContactMethods = ['Email', 'Post']
  const input = { safeContactMethods, languageHelp: 'Sign language', language: 'Kreyòl' }
  const status = { safeContactMethods, hasAdditionalDetails: true }
  expect(await perform('addDetails', { input })).toMatchObject(status)
  await perform('addDetails', { input: { adverseParty: 'Harbor Homes LLC', language: '' } })
  await recordClearCheck(inbox, id)
  const fields = `additionalDetails {
    safeContactMethods safeContactHours callBackWindow leaveMessage sayWhoIsCalling postalAddress senderName
    language interpreter languageHelp adverseParty accessNeeds
  }`
  expect(await openRequest(inbox, id, fields)).toEqual({
    additionalDetails: {
      ...input,
      adverseParty: 'Harbor Homes LLC',
      interpreter: true,
      ...{ safeContactHours: null, callBackWindow: null, leaveMessage: null, sayWhoIsCalling: null },
      ...{ postalAddress: null, senderName: null, accessNeeds: null },
    },
  })
})

test('invalid details are rejected by field, and empty ones are not stored', async () => {
  const { perform, getError } = await startWithRequest()
  const input = { accessNeeds: 'a\0b', adverseParty: 'Harbor Homes LLC' }
  expect(await getError('addDetails', { input })).toMatchObject({
    fields: { accessNeeds: expect.any(String) },
  })
  await perform('addDetails', { input: { safeContactMethods: [], language: ' ', interpreter: null } })
  expect(await perform('look')).toMatchObject({ hasAdditionalDetails: false })
})

test('each act is a line of the audit, without a word of what was written', async () => {
  const { inbox, id, reference, perform } = await startWithRequest()
  await perform('write', { text: 'the landlord' })
  await perform('add', { documents: [await storeDocument(inbox)] })
  await perform('addDetails', { input: { adverseParty: 'the landlord' } })
  await perform('setEmailUpdates', { isEnabled: true })
  await perform('withdraw')
  await perform('reopen')
  await perform('erase')
  const lines = await listEvents(inbox, { itemId: id, actor: 'Applicant' })
  expect(lines.map(({ action }) => action)).toEqual([
    ...['wrote', 'sent papers', 'told more', 'asked for e-mails', 'withdrew', 'opened again', 'erased'],
  ])
  expect(new Set(lines.map(({ title }) => title))).toEqual(new Set([reference]))
})
