import { createLog } from '@access/service-kit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { Document } from '../../intake/attachments/document.entity.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { unwrapDataKey } from '../../platform/encryption/encryption.ts'
import { IdempotencyRecord } from '../../platform/idempotency/idempotency-record.entity.ts'
import { performAsApplicant, storeDocument, submitRequest } from '../../testing/applicant.ts'
import { listFilesWith, startOnOwnServer } from '../../testing/own-server.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { Erasure } from './erasure.entity.ts'
import { keyPurgeMs } from './purge-erased-keys.ts'

test('an hour after an erasure no file of the database, of the log or of the outbox holds its keys', async () => {
  const { inbox, server, folder } = await startOnOwnServer({ STAFF_EMAIL: 'ruth@example.org' })
  const other = await submitRequest(inbox, { name: 'Somebody else' })
  const document = await storeDocument(inbox)
  const [{ dataKey: documentKey }] = (await inbox.em().find(Document, { id: document })) as [Document]
  const story = 'CANARY the landlord changed the lock'
  const { id, accessToken } = await submitRequest(inbox, { description: story, documents: [document] })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { adverseParty: 'Harbor Homes' } })
  const request = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  const emails = await inbox.em().find(OutboxEmail, { item: id })
  const keys = getEncryptionKeys(inbox)
  const dataKey = unwrapDataKey(keys, id, request)
  const secrets = [
    story,
    request.dataKey,
    request.encrypted.slice(0, 200),
    documentKey,
    ...emails.map((email) => email.dataKey),
    ...[dataKey.toString('base64'), dataKey.toString('hex'), dataKey.toString('latin1')],
  ]
  // As PostgreSQL does by itself now and then: the statistics hold values of columns.
  await inbox.em().execute('analyze')
  await inbox.em().execute('vacuum')
  expect(listFilesWith(server.directory, [request.dataKey]).length).toBeGreaterThan(0)

  const { erasedAt, keyPurgedBy } = await performAsApplicant(inbox, 'erase', { accessToken })
  expect(new Date(keyPurgedBy!).getTime() - new Date(erasedAt!).getTime()).toBe(keyPurgeMs)
  const later = new Date(Date.now() + keyPurgeMs / 2)
  await runDueJobs(inbox, later)

  expect([server.directory, folder].flatMap((one) => listFilesWith(one, secrets))).toEqual([])
  const [{ keyPurgedAt }] = (await inbox.em().find(Erasure, { id })) as [Erasure]
  expect(keyPurgedAt!.getTime()).toBeLessThanOrEqual(new Date(keyPurgedBy!).getTime())
  expect(await performAsApplicant(inbox, 'look', { accessToken: other.accessToken })).toMatchObject({
    status: 'new',
  })

  // Somebody still reads the database from before the next erasure: that puts it off, not out.
  const { id: nextId, accessToken: nextToken } = await submitRequest(inbox)
  const findErasure = (erasedId: string) => inbox.em().findOne(Erasure, { id: erasedId })
  const reader = new pg.Client({ connectionString: inbox.databaseUrl })
  await reader.connect()
  await reader.query('begin isolation level repeatable read; select now()')
  await performAsApplicant(inbox, 'erase', { accessToken: nextToken })
  await runDueJobs(inbox, later, createLog('jobs', 'silent'))
  expect(await findErasure(nextId)).toMatchObject({ keyPurgedAt: null })
  await reader.end()

  // What came without a key is erased as well for ten minutes, and then known no longer.
  expect(await submitRequest(inbox)).toMatchObject({ id: nextId, status: 'erased' })
  await inbox.em().nativeUpdate(IdempotencyRecord, {}, { createdAt: new Date(Date.now() - 600_001) })
  await runDueJobs(inbox, later)
  expect(await findErasure(nextId)).toMatchObject({ keyPurgedAt: expect.any(Date) })
  expect(await inbox.em().count(IdempotencyRecord, { item: nextId })).toBe(0)
  const last = await submitRequest(inbox)
  expect(last).toMatchObject({ status: 'new' })

  // On a server whose log is not ours to remove nobody is told that it is gone.
  const owner = new pg.Client({ connectionString: server.adminUrl })
  await owner.connect()
  await owner.query('revoke pg_checkpoint from postgres_requests')
  await owner.end()
  const erased = await performAsApplicant(inbox, 'erase', { accessToken: last.accessToken })
  expect(erased).toMatchObject({ keyPurgedBy: null, backupsExpireAt: expect.any(String) })
  await runDueJobs(inbox, later)
  expect(await findErasure(last.id)).toMatchObject({ keyPurgedAt: null })
})
