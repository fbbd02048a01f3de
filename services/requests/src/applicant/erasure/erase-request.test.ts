import { expect, test } from 'vitest'
import { Document } from '../../intake/attachments/document.entity.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredMessage } from '../../intake/request-messages/request-message.entity.ts'
import { formatDate } from '../../platform/dates/format-date.ts'
import { decryptEmail, OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { IdempotencyRecord } from '../../platform/idempotency/idempotency-record.entity.ts'
import {
  applicantOperations,
  performAsApplicant,
  startWithRequest,
  storeDocument,
  submitRequest,
} from '../../testing/applicant.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { openRequest } from '../../testing/staff.ts'

const eraseSubmittedRequest = async (inbox: Awaited<ReturnType<typeof startRequestsService>>) => {
  const receipt = await submitRequest(inbox, { documents: [await storeDocument(inbox)] })
  const { accessToken } = receipt
  await performAsApplicant(inbox, 'write', { accessToken, text: 'the landlord' })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  const requestStatus = await performAsApplicant(inbox, 'erase', { accessToken })
  return { ...receipt, requestStatus }
}

test('erasing leaves nothing: no story, key, message, document, blind index or queued email', async () => {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const { id, reference } = await eraseSubmittedRequest(inbox)
  const request = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(request).toMatchObject({ encrypted: '', dataKey: '', applicantBlindIndex: null, status: 'erased' })
  for (const Type of [StoredMessage, Document]) expect(await inbox.em().count<object>(Type)).toBe(0)
  expect(await inbox.em().execute('select from document_bytes')).toHaveLength(0)

  const emails = await inbox.em().find(OutboxEmail, {})
  expect(emails.map(({ kind }) => kind)).toEqual(['erased'])
  expect(decryptEmail(emails[0]!, getEncryptionKeys(inbox))).toMatchObject({
    to: 'ana@example.org',
    values: { reference },
  })
})

test('the status page of an erased request says so, to whoever has the passphrase, and shows nothing else', async () => {
  const inbox = await startRequestsService()
  const { id, reference, passphrase, accessToken, requestStatus } = await eraseSubmittedRequest(inbox)
  expect(requestStatus).toMatchObject({
    status: 'erased',
    erasedAt: expect.any(String),
    retainedUntil: null,
    messages: [],
    documents: [],
    isEmailEnabled: false,
    canWithdraw: false,
    canReopen: false,
    canErase: false,
  })
  const { accessToken: _, accessSecondsLeft: __, ...same } = requestStatus
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject(same)
  expect(await performAsApplicant(inbox, 'erase', { accessToken })).toMatchObject(same)
  for (const query of [
    applicantOperations.write,
    applicantOperations.setEmailUpdates,
    applicantOperations.withdraw,
    applicantOperations.reopen,
  ])
    expect(await inbox.queryError(query, { accessToken, text: 'Hello', isEnabled: true })).toMatchObject({
      code: 'CONFLICT',
    })

  const fields = 'request { reference status } name nextStatuses messages { text }'
  expect(await openRequest(inbox, id, fields)).toEqual({
    request: { reference, status: 'erased' },
    name: null,
    nextStatuses: [],
    messages: [],
  })
})

test.each([
  ['35 days', {}, 35],
  ['as many days as the setting says', { BACKUP_DAYS: '10' }, 10],
])('the page and the email name the day by which backups have expired: %s later', async (_, env, days) => {
  const inbox = await startRequestsService({ env })
  const { requestStatus } = await eraseSubmittedRequest(inbox)
  const until = new Date(new Date(requestStatus.erasedAt!).getTime() + days * 86_400_000)
  expect(requestStatus.backupsExpireAt).toBe(until.toISOString())
  const [email] = await readOutbox(inbox)
  expect(email!.text).toContain(`expire by ${formatDate(until, 'America/New_York')}.`)
})

test('what is written while it is being erased is gone with it', async () => {
  const { inbox, accessToken, perform } = await startWithRequest()
  await Promise.all([
    perform('erase'),
    ...Array.from({ length: 5 }, (_, index) =>
      inbox.execute(applicantOperations.write, { accessToken, text: `Message ${index}` }),
    ),
  ])
  expect(await inbox.em().count(StoredMessage)).toBe(0)
  // Who wanted no emails gets no last one either.
  expect(await inbox.em().count(OutboxEmail)).toBe(0)
})

const withKey = { 'x-idempotency-key': 'key-1' }

test('who sends under the key of an erased request is told that it is erased, and creates nothing', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox, {}, withKey)
  await performAsApplicant(inbox, 'erase', { accessToken: first.accessToken })
  const { id, reference } = first
  const erased = { id, reference, status: 'erased', passphrase: null, accessToken: null }
  expect(await submitRequest(inbox, {}, withKey)).toMatchObject(erased)
  expect(await submitRequest(inbox, { description: 'Something else.' }, withKey)).toMatchObject(erased)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().find(IdempotencyRecord, {})).toMatchObject([
    { item: id, content: '', sender: null, key: expect.any(String) },
  ])
})

test('twenty who send under one key while it is erased create nothing', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox, {}, withKey)
  const [, ...receipts] = await Promise.all([
    performAsApplicant(inbox, 'erase', { accessToken }),
    ...Array.from({ length: 20 }, () => submitRequest(inbox, {}, withKey)),
  ])
  expect(new Set(receipts.map((receipt) => receipt.id))).toEqual(new Set([id]))
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
})
