import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { sentAndCleared as sent } from '../testing/cleared.ts'
import { aDocx, aPdf, upload } from '../testing/papers.ts'
import { theInbox } from '../testing/theInbox.ts'
import type { Scan } from './document.rules.ts'
import { Document, DocumentBytes } from './document.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A request with one paper. */
async function aRequest(inbox: Subgraph, paper: Parameters<typeof upload>[1] = {}) {
  const { body } = await upload(inbox, paper)
  const { id, reference } = await sent(inbox, { documents: [body.id] })
  return { id, reference, document: body.id }
}

const fetched = (inbox: Subgraph, id: string, headers: Record<string, string> = {}) =>
  inbox.stream(`/documents/${id}`, { headers: { authorization: `Bearer ${inbox.token}`, ...headers } })

const lines = async (inbox: Subgraph) =>
  (await inbox.em().find(Activity, { noun: 'document' }, { orderBy: { at: 'asc' } })).map(
    ({ who, action, itemId, title }) => ({ who, action, itemId, title }),
  )

test('an administrator is given a paper to save, as it was sent, and the audit says so', async () => {
  const inbox = await theInbox()
  const bytes = aDocx()
  const { id, reference, document } = await aRequest(inbox, { name: 'Brief.docx', bytes })
  const answer = await fetched(inbox, document)
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
  expect(await lines(inbox)).toEqual([
    { who: 'Ruth Abernathy', action: 'opened', itemId: id, title: reference },
  ])
})

test('a web page that says it is a PDF is given as a PDF to save, never as a page', async () => {
  const inbox = await theInbox()
  const { document } = await aRequest(inbox, { bytes: aPdf('<script>alert(1)</script>'), type: 'text/html' })
  const { headers } = await fetched(inbox, document)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
})

test('a name with quotes, line breaks or letters of any script goes into one header', async () => {
  const inbox = await theInbox()
  const { document } = await aRequest(inbox, { name: 'a"\r\nSet-Cookie: x=1; 房子.pdf' })
  const { headers } = await fetched(inbox, document)
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]*%E6%88%BF%E5%AD%90\.pdf$/,
  )
})

test('a part of a paper is not given: the whole is', async () => {
  const inbox = await theInbox()
  const { document } = await aRequest(inbox)
  expect((await fetched(inbox, document, { range: 'bytes=0-3' })).status).toBe(200)
  expect((await fetched(inbox, document, { range: 'bytes=0-3', authorization: '' })).status).toBe(401)
})

test('without a good token nothing is given, and nothing is said about what there is', async () => {
  const inbox = await theInbox()
  const { document } = await aRequest(inbox)
  for (const authorization of ['', 'Bearer garbage', `Bearer ${inbox.auth.token({ exp: 1 })}`]) {
    const answer = await fetched(inbox, document, { authorization })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ title: 'Sign in to do this' })
  }
  inbox.auth.revoke(inbox.token)
  expect((await fetched(inbox, document)).status).toBe(401)
  expect(await lines(inbox)).toEqual([])
})

test('what is not there, or belongs to no request yet, is not found', async () => {
  const inbox = await theInbox()
  const { body } = await upload(inbox)
  for (const id of [body.id, '1', '..%2f..%2fetc', '7d9f1c1e-0000-4000-8000-000000000001']) {
    expect((await fetched(inbox, id)).status, id).toBe(404)
  }
})

test.each([
  ['pending', /not been checked/],
  ['infected', /virus/],
] as [Scan, RegExp][])('a paper that is %s is not given', async (scan, detail) => {
  const inbox = await theInbox()
  const { document } = await aRequest(inbox)
  await inbox.em().nativeUpdate(Document, { id: document }, { scan })
  const answer = await fetched(inbox, document)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(detail) })
  expect(await lines(inbox)).toEqual([])
})

test('a paper with one byte changed is not given, the audit says so, and the others are', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const one = (await upload(inbox)).body.id
  const other = (await upload(inbox)).body.id
  const { id, reference } = await sent(inbox, { documents: [one, other] })
  const { bytes } = await inbox.em().findOneOrFail(DocumentBytes, { document: one })
  bytes[100]! ^= 1
  await inbox.em().nativeUpdate(DocumentBytes, { document: one }, { bytes })

  const answer = await fetched(inbox, one)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('PDF')
  expect((await fetched(inbox, other)).status).toBe(200)
  expect(await lines(inbox)).toMatchObject([
    { action: 'could not be opened', itemId: id, title: reference },
    { action: 'opened' },
  ])
})

test('papers that changed places do not open', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const { document: one } = await aRequest(inbox)
  const { bytes } = await inbox.em().findOneOrFail(DocumentBytes, { document: one })
  const { body } = await upload(inbox)
  await sent(inbox, { name: 'Another', documents: [body.id] })
  await inbox.em().nativeUpdate(DocumentBytes, { document: body.id }, { bytes })
  expect((await fetched(inbox, body.id)).status).toBe(500)
})
