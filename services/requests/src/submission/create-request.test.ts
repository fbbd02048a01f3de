import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { Document } from '../intake/attachments/document.entity.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { IdempotencyRecord } from '../platform/idempotency/idempotency-record.entity.ts'
import { performAsApplicant, storeDocument, submitRequest } from '../testing/applicant.ts'
import {
  readTables,
  sendMutations,
  startRequestsService,
  stripRandomText,
} from '../testing/requests-service.ts'

const withStaff = { env: { STAFF_EMAIL: 'ruth@example.org, ivan@example.org' } }
const withKey = (key: string) => ({ 'x-idempotency-key': key })

test('a request comes with its documents, a notice to each of the staff and a line of the audit', async () => {
  const inbox = await startRequestsService(withStaff)
  const stored = [await storeDocument(inbox), await storeDocument(inbox, { name: 'Lease.pdf' })]
  const { id, reference, accessToken } = await submitRequest(inbox, { documents: stored })
  const { documents } = await performAsApplicant(inbox, 'look', { accessToken })
  expect(documents.map(({ name }) => name)).toEqual(['Notice.pdf', 'Lease.pdf'])
  // Their keys are under the request's.
  expect(await inbox.em().count(Document, { requestId: id, keyId: null })).toBe(2)
  expect(await inbox.em().count(OutboxEmail, { kind: 'staffNotice', item: id, reference })).toBe(2)
  expect(await inbox.em().count(AuditEvent, { action: 'received', itemId: id })).toBe(1)
})

test('an emergency is called one', async () => {
  const inbox = await startRequestsService(withStaff)
  await submitRequest(inbox, { urgency: 'Emergency' })
  expect(await inbox.em().count(OutboxEmail, { kind: 'staffEmergencyNotice' })).toBe(2)
  expect(await inbox.em().count(OutboxEmail)).toBe(2)
})

test('what cannot be stored whole is not stored in part', async () => {
  const inbox = await startRequestsService({ env: { ...withStaff.env, LOG_LEVEL: 'silent' } })
  const document = await storeDocument(inbox)
  await inbox.em().execute('alter table outbox_email add constraint never check (false)')
  const input = buildLegalAidRequest({ documents: [document] })
  expect(await inbox.queryError(sendMutations.request, { input })).toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
  })
  for (const Type of [LegalAidRequest, IdempotencyRecord, OutboxEmail, AuditEvent])
    expect(await inbox.em().count<object>(Type)).toBe(0)
  expect(await inbox.em().count(Document, { requestId: null })).toBe(1)
})

test('twenty of the same at once are one request with one notice', async () => {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const documents = [await storeDocument(inbox)]
  const receipts = await Promise.all(
    Array.from({ length: 20 }, () => submitRequest(inbox, { documents }, withKey('key-1'))),
  )
  const same = receipts.map(({ reference, passphrase }) => `${reference} ${passphrase}`)
  expect(new Set(same).size).toBe(1)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(OutboxEmail)).toBe(1)
})

test('sent again, it has the same words and promises, though its documents are attached already', async () => {
  const inbox = await startRequestsService()
  const documents = [await storeDocument(inbox)]
  const { accessToken, ...first } = await submitRequest(inbox, { documents }, withKey('key-1'))
  expect(await submitRequest(inbox, { documents }, withKey('key-1'))).toMatchObject(first)

  const { accessToken: _, ...other } = await submitRequest(inbox, { name: 'No documents', documents: null })
  expect(await submitRequest(inbox, { name: 'No documents', documents: [] })).toMatchObject(other)
})

test('other documents are other content', async () => {
  const inbox = await startRequestsService()
  const [one, other] = [await storeDocument(inbox), await storeDocument(inbox)]
  const first = await submitRequest(inbox, { documents: [one] }, withKey('key-1'))
  const input = buildLegalAidRequest({ documents: [other] })
  expect(
    await inbox.queryError(sendMutations.request, { input }, { headers: withKey('key-1') }),
  ).toMatchObject({
    code: 'CONFLICT',
  })
  expect((await submitRequest(inbox, { documents: [other] })).id).not.toBe(first.id)
})

test('documents of another request are refused by name of the field, and the key is not used up', async () => {
  const inbox = await startRequestsService()
  const document = await storeDocument(inbox)
  await submitRequest(inbox, { documents: [document] })
  const input = buildLegalAidRequest({ name: 'Somebody else', documents: [document] })
  const { code, fields } = await inbox.queryError(
    sendMutations.request,
    { input },
    { headers: withKey('key-1') },
  )
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: ['documents'] })
  await submitRequest(inbox, { name: 'Somebody else' }, withKey('key-1'))
  expect(await inbox.em().count(LegalAidRequest)).toBe(2)
})

test('the answer waits until the request is on the disk, whatever the database is set to', async () => {
  const inbox = await startRequestsService()
  await inbox.em().execute('create table kept (how text)')
  await inbox.em().execute(`create function look() returns trigger as $$ begin
    insert into kept values (current_setting('synchronous_commit')); return new; end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger looks before insert on legal_aid_request for each row execute function look()')
  await submitRequest(inbox)
  expect(await inbox.em().execute('select how from kept')).toEqual([{ how: 'on' }])
})

test('no table holds who asked, what happened, or the passphrase', async () => {
  const inbox = await startRequestsService(withStaff)
  const helper = { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' }
  const answers = { phone: '(555) 555-0123', description: 'the landlord changed the lock' }
  const { accessToken, passphrase } = await submitRequest(
    inbox,
    { ...answers, helper, documents: [await storeDocument(inbox)] },
    withKey('key-to-find'),
  )
  await performAsApplicant(inbox, 'write', { accessToken, text: 'the landlord came back' })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { adverseParty: 'Harbor Homes LLC' } })
  const rows = JSON.stringify(await readTables(inbox))
  expect(rows).toMatch(/-[0-9a-f]{12}/)
  expect(stripRandomText(rows)).not.toMatch(
    /Ana Diaz|ana@|Rosa|rosa@|555\D*0123|landlord|\$15,000|Notice\.pdf|Harbor|ruth@|key-to-find/,
  )
  expect(rows).not.toContain(passphrase)
})
