import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { uploadDocument } from '../../testing/documents.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { Document, DocumentBytes } from './document.entity.ts'

const dayMs = 24 * 3_600_000
const getPastDate = (milliseconds: number) => new Date(Date.now() - milliseconds)

const uploadOne = async (inbox: Subgraph, name = 'lease.pdf') =>
  (await uploadDocument(inbox, { name })).body.id

const submitAndGetError = (inbox: Subgraph, documents: unknown, name = 'Ana Diaz') =>
  inbox.queryError(sendMutations.request, { input: { ...buildLegalAidRequest({ name }), documents } })

const count = (inbox: Subgraph) => inbox.em().count(LegalAidRequest)

test('documents become part of the request they are sent with, and later ones follow', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox, {
    documents: [await uploadOne(inbox, 'a.pdf'), await uploadOne(inbox, 'b.pdf')],
  })
  const { documents } = await performAsApplicant(inbox, 'add', {
    accessToken,
    documents: [await uploadOne(inbox, 'c.pdf')],
  })
  expect(documents.map(({ name, kind, scan }) => [name, kind, scan])).toEqual(
    ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => [name, 'pdf', 'unscanned']),
  )
})

test('a document of a request opens with nothing but its request', async () => {
  const inbox = await startRequestsService()
  const { accessToken } = await submitRequest(inbox, { documents: [await uploadOne(inbox)] })
  expect(await inbox.em().findOneOrFail(Document, { kind: 'pdf' })).toMatchObject({ keyId: null })
  await performAsApplicant(inbox, 'erase', { accessToken })
  expect(await inbox.em().count(Document)).toBe(0)
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
})

test('a document belongs to one request', async () => {
  const inbox = await startRequestsService()
  const id = await uploadOne(inbox)
  await submitRequest(inbox, { documents: [id] })
  const { fields } = await submitAndGetError(inbox, [id], 'Another')
  expect(fields).toEqual({
    documents: 'A file was added more than 24 hours ago and has been deleted. Add it again.',
  })
  expect(await count(inbox)).toBe(1)
})

test('of two requests that want one document at the same moment one is refused', async () => {
  const inbox = await startRequestsService()
  const id = await uploadOne(inbox)
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      inbox.execute(sendMutations.request, { input: buildLegalAidRequest({ name, documents: [id] }) }),
    ),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(await count(inbox)).toBe(1)
})

test('what was added a second time to the same request was added', async () => {
  const inbox = await startRequestsService()
  const documents = [await uploadOne(inbox)]
  const { accessToken } = await submitRequest(inbox)
  await performAsApplicant(inbox, 'add', { accessToken, documents })
  expect((await performAsApplicant(inbox, 'add', { accessToken, documents })).documents).toHaveLength(1)
})

test.each([
  ['an address', ['http://127.0.0.1:9999/x']],
  ['a path', [{ path: '/etc/passwd' }]],
  ['an id that nobody was given', ['7d9f1c1e-0000-4000-8000-000000000001']],
  ['ten thousand ids', Array.from({ length: 10_000 }, () => '7d9f1c1e-0000-4000-8000-000000000001')],
])('%s is no document, and nothing is stored', async (_, documents) => {
  const inbox = await startRequestsService()
  expect(await submitAndGetError(inbox, documents)).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await count(inbox)).toBe(0)
})

test('a document of yesterday, and one with a virus, are refused by name', async () => {
  const inbox = await startRequestsService()
  const id = await uploadOne(inbox)
  await inbox.em().nativeUpdate(Document, { id }, { scan: 'infected' })
  expect(await submitAndGetError(inbox, [id])).toMatchObject({
    fields: { documents: expect.stringContaining('lease.pdf contains a virus.') },
  })
  await inbox.em().nativeUpdate(Document, { id }, { scan: 'clean', createdAt: getPastDate(dayMs) })
  expect(await submitAndGetError(inbox, [id])).toMatchObject({
    fields: { documents: 'lease.pdf was added more than 24 hours ago and has been deleted. Add it again.' },
  })
})

test('a document that waited for a day goes, its bytes too; one that found its request stays', async () => {
  const inbox = await startRequestsService()
  await submitRequest(inbox, { documents: [await uploadOne(inbox)] })
  const [old, young] = [await uploadOne(inbox), await uploadOne(inbox)]
  await inbox.em().nativeUpdate(Document, { id: { $ne: young } }, { createdAt: getPastDate(dayMs + 1) })
  await runDueJobs(inbox)
  const left = await inbox.em().find(Document, {})
  expect(left).toHaveLength(2)
  expect(left.map(({ id }) => id)).not.toContain(old)
  expect(await inbox.em().count(DocumentBytes)).toBe(2)
})

const remove = 'mutation ($id: ID!) { removeDocument(id: $id) { id name kind size scan addedAt } }'

test('a document is taken back as long as it belongs to no request', async () => {
  const inbox = await startRequestsService()
  const id = await uploadOne(inbox)
  expect(await inbox.query(remove, { id })).toMatchObject({ removeDocument: { id, name: 'lease.pdf' } })
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
  expect(await inbox.queryError(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.queryError(remove, { id: '../x' })).toMatchObject({ code: 'NOT_FOUND' })

  const attached = await uploadOne(inbox)
  await submitRequest(inbox, { documents: [attached] })
  expect(await inbox.queryError(remove, { id: attached })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(Document)).toBe(1)
})
