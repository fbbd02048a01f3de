import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { DocumentBytes } from '../../intake/attachments/document.entity.ts'
import { storeDocument } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { buildDocx, buildPdf, uploadDocument } from '../../testing/documents.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A request with one document. */
async function submitWithDocument(inbox: Subgraph, sentDocument?: Parameters<typeof uploadDocument>[1]) {
  const document = sentDocument
    ? (await uploadDocument(inbox, sentDocument)).body.id
    : await storeDocument(inbox)
  const { id, reference } = await submitClearedRequest(inbox, { documents: [document] })
  return { id, reference, document }
}

const fetchDocument = (inbox: Subgraph, id: string, headers: Record<string, string> = {}) =>
  inbox.fetch(`/documents/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${inbox.token}`, ...headers },
  })

test('an administrator downloads a document as it was sent, and the audit says so', async () => {
  const inbox = await startRequestsService()
  const bytes = buildDocx()
  const { id, reference, document } = await submitWithDocument(inbox, { name: 'Brief.docx', bytes })
  const answer = await fetchDocument(inbox, document)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': docxType,
    'content-disposition': 'attachment; filename=Brief.docx',
    'content-length': String(bytes.length),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'accept-ranges': 'none',
  })
  expect(await listEvents(inbox, { itemType: 'document' })).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'opened', itemId: id, title: reference },
  ])
})

test('a web page that says it is a PDF is given as a PDF to save, never as a page', async () => {
  const inbox = await startRequestsService()
  const { document } = await submitWithDocument(inbox, {
    bytes: buildPdf('<script>alert(1)</script>'),
    type: 'text/html',
  })
  const { headers } = await fetchDocument(inbox, document)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
})

test('a name with quotes, line breaks or letters of any script goes into one header', async () => {
  const inbox = await startRequestsService()
  const { document } = await submitWithDocument(inbox, { name: 'a"\r\nSet-Cookie: x=1; 房子.pdf' })
  const { headers } = await fetchDocument(inbox, document)
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]*%E6%88%BF%E5%AD%90\.pdf$/,
  )
})

test('ranges of a document are not served: the whole is', async () => {
  const inbox = await startRequestsService()
  const { document } = await submitWithDocument(inbox)
  expect((await fetchDocument(inbox, document, { range: 'bytes=0-3' })).status).toBe(200)
  expect((await fetchDocument(inbox, document, { range: 'bytes=0-3', authorization: '' })).status).toBe(401)
})

test('what is not there, or belongs to no request yet, is not found', async () => {
  const inbox = await startRequestsService()
  const unattached = await storeDocument(inbox)
  const answers = new Set<string>()
  for (const id of [unattached, '1', '..%2f..%2fetc', '7d9f1c1e-0000-4000-8000-000000000001']) {
    const answer = await fetchDocument(inbox, id)
    expect(answer.status, id).toBe(404)
    answers.add((await answer.text()).replace(decodeURIComponent(id), 'id'))
  }
  // Word for word the same, but for the id that was asked for.
  expect(answers.size).toBe(1)
})

test('a document with one byte changed is not served, the audit says so, and the others are', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const [one, other] = [await storeDocument(inbox), await storeDocument(inbox)]
  const { id, reference } = await submitClearedRequest(inbox, { documents: [one, other] })
  const { bytes } = await inbox.em().findOneOrFail(DocumentBytes, { document: one })
  bytes[20]! ^= 1
  await inbox.em().nativeUpdate(DocumentBytes, { document: one }, { bytes })

  const answer = await fetchDocument(inbox, one)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('PDF')
  expect((await fetchDocument(inbox, other)).status).toBe(200)
  expect(await listEvents(inbox, { itemType: 'document' })).toMatchObject([
    { action: 'could not be opened', itemId: id, title: reference },
    { action: 'opened' },
  ])
})

test('documents whose bytes were swapped are not decrypted', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const { document: one } = await submitWithDocument(inbox)
  const { bytes } = await inbox.em().findOneOrFail(DocumentBytes, { document: one })
  const other = await storeDocument(inbox)
  await submitClearedRequest(inbox, { name: 'Another', documents: [other] })
  await inbox.em().nativeUpdate(DocumentBytes, { document: other }, { bytes })
  expect((await fetchDocument(inbox, other)).status).toBe(500)
})
