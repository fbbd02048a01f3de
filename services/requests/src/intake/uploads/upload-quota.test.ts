import { expect, test } from 'vitest'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { storeDocument, submitRequest } from '../../testing/applicant.ts'
import { uploadDocument } from '../../testing/documents.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { Document } from '../attachments/document.entity.ts'
import { computeSenderIndex } from './upload-quota.ts'

const megabyte = 1024 ** 2

/** The service, an upload from an address, and documents of that address that wait already. */
async function startUploads(env: Record<string, string> = {}) {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on', ...env } })
  const uploadFrom = (address: string) => uploadDocument(inbox, { headers: { 'x-client-address': address } })
  const addWaiting = async (address: string, count: number, size = 1) => {
    const sender = computeSenderIndex(getEncryptionKeys(inbox), address)
    for (let added = 0; added < count; added += 1)
      await inbox.em().nativeUpdate(Document, { id: await storeDocument(inbox) }, { sender, size })
  }
  return { inbox, uploadFrom, addWaiting }
}

test('of one sender so many documents may wait for a request, and others are not hindered', async () => {
  const { inbox, uploadFrom, addWaiting } = await startUploads({ UPLOAD_QUOTA_FILES: '2' })
  await addWaiting('192.0.2.1', 2)
  const { status, headers, body } = await uploadFrom('192.0.2.1')
  expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  expect(body.errors).toEqual({
    file: 'Many documents from your connection wait for their requests. Send your request now without this file: you can add it later on your status page, or call us at (555) 555-0100.',
  })
  expect((await uploadFrom('192.0.2.2')).status).toBe(201)

  // Those that belong to a request count no longer, nor do those that were deleted.
  await inbox.em().nativeDelete(Document, {})
  expect((await uploadFrom('192.0.2.1')).status).toBe(201)
})

test('of one sender so many megabytes may wait for a request', async () => {
  const { uploadFrom, addWaiting } = await startUploads({ UPLOAD_QUOTA_MB: '12' })
  await addWaiting('192.0.2.1', 1, 12 * megabyte)
  expect((await uploadFrom('192.0.2.1')).status).toBe(429)
  expect((await uploadFrom('192.0.2.2')).status).toBe(201)
})

test('documents sent at once do not pass the quota together', async () => {
  const { inbox, uploadFrom } = await startUploads({ UPLOAD_QUOTA_FILES: '3' })
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await uploadFrom('192.0.2.1')).status),
  )
  expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429])
  expect(await inbox.em().count(Document)).toBe(3)
})

test('the last quarter of the store is for senders of whom hardly anything waits', async () => {
  const { uploadFrom, addWaiting } = await startUploads({
    UPLOAD_QUOTA_TOTAL_MB: '100',
    UPLOAD_QUOTA_MB: '100',
  })
  await addWaiting('192.0.2.1', 3, 25 * megabyte)
  const { status, headers, body } = await uploadFrom('192.0.2.1')
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(body.errors?.file).toContain('Send your request without this file')
  expect((await uploadFrom('192.0.2.2')).status).toBe(201)
})

test('who sent a document is forgotten when it belongs to a request, and is never more than a keyed hash', async () => {
  const { inbox, uploadFrom } = await startUploads()
  const { body } = await uploadFrom('192.0.2.77')
  const rows = async () => JSON.stringify(await inbox.em().execute('select * from document'))
  expect(await rows()).not.toContain('192.0.2.77')
  const [stored] = await inbox.em().find(Document, { id: body.id })
  expect(stored?.sender).toMatch(/^\S{20,}$/)
  await submitRequest(inbox, { documents: [body.id] })
  const [attached] = await inbox.em().find(Document, { id: body.id })
  expect(attached).toMatchObject({ sender: null, requestId: expect.any(String) })
})
