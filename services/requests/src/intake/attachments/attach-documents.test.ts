import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { storeDocument, submitRequest } from '../../testing/applicant.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { Document, DocumentBytes } from './document.entity.ts'

const dayMs = 24 * 3_600_000
const getPastDate = (milliseconds: number) => new Date(Date.now() - milliseconds)

const uploadOne = (inbox: Subgraph, name = 'lease.pdf') => storeDocument(inbox, { name })

const submitAndGetError = (inbox: Subgraph, documents: unknown, name = 'Ana Diaz') =>
  inbox.queryError(sendMutations.request, { input: { ...buildLegalAidRequest({ name }), documents } })

const count = (inbox: Subgraph) => inbox.em().count(LegalAidRequest)

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
  expect(await inbox.read(remove, { id })).toMatchObject({ id, name: 'lease.pdf' })
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
  expect(await inbox.queryError(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.queryError(remove, { id: '../x' })).toMatchObject({ code: 'NOT_FOUND' })

  const attached = await uploadOne(inbox)
  await submitRequest(inbox, { documents: [attached] })
  expect(await inbox.queryError(remove, { id: attached })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(Document)).toBe(1)
})
