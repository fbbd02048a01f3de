// Nothing of a file is read by the thread that answers everybody.
import { randomBytes } from 'node:crypto'
import { watchThreads } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildDoc, buildDocx, buildPdf, uploadDocument } from '../../testing/documents.ts'
import { buildPng } from '../../testing/pictures.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { Document } from '../attachments/document.entity.ts'

test.each([
  ['lease.pdf', buildPdf()],
  ['lease.doc', buildDoc()],
  ['lease.docx', buildDocx()],
  ['lease.png', buildPng()],
])('%s is read by a thread of its own', async (name, bytes) => {
  const inbox = await startRequestsService()
  const threads = watchThreads()
  expect((await uploadDocument(inbox, { name, bytes })).status).toBe(201)
  expect(threads.started).toBe(1)
})

test('while a document of thirty megabytes is unpacked, others are answered', async () => {
  const inbox = await startRequestsService()
  const text = Buffer.alloc(10_000_000, '<a/> ')
  const parts = Array.from({ length: 3 }, (_, index) => ({ name: `word/part${index}.xml`, content: text }))
  // Hardly to be packed, so that the whole is not packed to less than a hundredth.
  const bytes = buildDocx({ name: 'word/media/a.png', content: randomBytes(1_000_000) }, ...parts)
  const answered: string[] = []
  const queries: Promise<unknown>[] = []
  watchThreads(() => {
    queries.push(inbox.query('{ promiseStatistics { minimumSample } }').then(() => answered.push('query')))
  })
  expect((await uploadDocument(inbox, { name: 'lease.docx', bytes })).status).toBe(201)
  answered.push('upload')
  await Promise.all(queries)
  expect(answered).toEqual(['query', 'upload'])
})

test('what a thread is ended for is refused with a sentence, and nothing is stored', async () => {
  const inbox = await startRequestsService()
  watchThreads((thread) => void thread.terminate())
  const { status, body } = await uploadDocument(inbox)
  expect({ status, reason: body.reason, file: body.errors?.file }).toEqual({
    status: 400,
    reason: 'notChecked',
    file: 'We could not check lease.pdf. Print it to a new PDF or take a photo of the paper, and add that.',
  })
  expect(await inbox.em().count(Document)).toBe(0)
})

test('the documents of one sender are read one after the other', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  const threads = watchThreads()
  const headers = { 'x-client-address': '192.0.2.1' }
  const uploads = await Promise.all(Array.from({ length: 3 }, () => uploadDocument(inbox, { headers })))
  expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(threads).toMatchObject({ started: 3, most: 1 })
})
