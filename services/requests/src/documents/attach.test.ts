import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { upload } from '../testing/papers.ts'
import { runDue } from '../testing/runDue.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { Document, DocumentBytes } from './document.ts'

const aDay = 24 * 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

const paper = async (inbox: Subgraph, name = 'lease.pdf') => (await upload(inbox, { name })).body.id

const refusal = (inbox: Subgraph, documents: unknown, name = 'Ana Diaz') =>
  inbox.refusal(send.request, { input: { ...aLegalAidRequest({ name }), documents } })

const count = (inbox: Subgraph) => inbox.em().count(LegalAidRequest)

test('papers become part of the request they are sent with, and later ones follow', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox, {
    documents: [await paper(inbox, 'a.pdf'), await paper(inbox, 'b.pdf')],
  })
  const { documents } = await done(inbox, 'add', { pass, documents: [await paper(inbox, 'c.pdf')] })
  expect(documents.map(({ name, kind, scan }) => [name, kind, scan])).toEqual(
    ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => [name, 'pdf', 'unscanned']),
  )
})

test('a paper of a request opens with nothing but its request', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox, { documents: [await paper(inbox)] })
  expect(await inbox.em().findOneOrFail(Document, { kind: 'pdf' })).toMatchObject({ keyId: null })
  await done(inbox, 'erase', { pass })
  expect(await inbox.em().count(Document)).toBe(0)
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
})

test('a paper belongs to one request', async () => {
  const inbox = await theInbox()
  const id = await paper(inbox)
  await sent(inbox, { documents: [id] })
  const { fields } = await refusal(inbox, [id], 'Another')
  expect(fields).toEqual({
    documents: 'A file was added more than 24 hours ago and has been deleted. Add it again.',
  })
  expect(await count(inbox)).toBe(1)
})

test('of two requests that want one paper at the same moment one is refused', async () => {
  const inbox = await theInbox()
  const id = await paper(inbox)
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      inbox.answer(send.request, { input: aLegalAidRequest({ name, documents: [id] }) }),
    ),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(await count(inbox)).toBe(1)
})

test('what was added a second time to the same request was added', async () => {
  const inbox = await theInbox()
  const documents = [await paper(inbox)]
  const { pass } = await sent(inbox)
  await done(inbox, 'add', { pass, documents })
  expect((await done(inbox, 'add', { pass, documents })).documents).toHaveLength(1)
})

test.each([
  ['an address', ['http://127.0.0.1:9999/x']],
  ['a path', [{ path: '/etc/passwd' }]],
  ['an id that nobody was given', ['7d9f1c1e-0000-4000-8000-000000000001']],
  ['ten thousand ids', Array.from({ length: 10_000 }, () => '7d9f1c1e-0000-4000-8000-000000000001')],
])('%s is no paper, and nothing is stored', async (_, documents) => {
  const inbox = await theInbox()
  expect(await refusal(inbox, documents)).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await count(inbox)).toBe(0)
})

test('a paper of yesterday, and one with a virus, are refused by name', async () => {
  const inbox = await theInbox()
  const id = await paper(inbox)
  await inbox.em().nativeUpdate(Document, { id }, { scan: 'infected' })
  expect(await refusal(inbox, [id])).toMatchObject({
    fields: { documents: expect.stringContaining('lease.pdf contains a virus.') },
  })
  await inbox.em().nativeUpdate(Document, { id }, { scan: 'clean', createdAt: ago(aDay) })
  expect(await refusal(inbox, [id])).toMatchObject({
    fields: { documents: 'lease.pdf was added more than 24 hours ago and has been deleted. Add it again.' },
  })
})

test('a paper that waited for a day goes, its bytes too; one that found its request stays', async () => {
  const inbox = await theInbox()
  await sent(inbox, { documents: [await paper(inbox)] })
  const [old, young] = [await paper(inbox), await paper(inbox)]
  await inbox.em().nativeUpdate(Document, { id: { $ne: young } }, { createdAt: ago(aDay + 1) })
  await runDue(inbox)
  const left = await inbox.em().find(Document, {})
  expect(left).toHaveLength(2)
  expect(left.map(({ id }) => id)).not.toContain(old)
  expect(await inbox.em().count(DocumentBytes)).toBe(2)
})

const remove = 'mutation ($id: ID!) { removeDocument(id: $id) { id name kind size scan addedAt } }'

test('a paper is taken back as long as it belongs to no request', async () => {
  const inbox = await theInbox()
  const id = await paper(inbox)
  expect(await inbox.ask(remove, { id })).toMatchObject({ removeDocument: { id, name: 'lease.pdf' } })
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
  expect(await inbox.refusal(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.refusal(remove, { id: '../x' })).toMatchObject({ code: 'NOT_FOUND' })

  const attached = await paper(inbox)
  await sent(inbox, { documents: [attached] })
  expect(await inbox.refusal(remove, { id: attached })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(Document)).toBe(1)
})
