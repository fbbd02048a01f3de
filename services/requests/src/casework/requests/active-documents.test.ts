import { readFileSync } from 'node:fs'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Document } from '../../intake/attachments/document.entity.ts'
import { storeDocument, submitRequest } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { buildDoc, buildPdf, buildPdfWith, buildStream, uploadDocument } from '../../testing/documents.ts'
import { listActions, listEvents, startRequestsService } from '../../testing/requests-service.ts'

const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const form = buildPdfWith({
  catalog: script,
  page: '/Contents 4 0 R',
  objects: [buildStream('1 0 0 rg 0 0 612 792 re f')],
})

/** The id of a document of a request in which there is no conflict. */
async function submitDocument(
  inbox: Subgraph,
  document: Parameters<typeof uploadDocument>[1],
): Promise<string> {
  const { body } = await uploadDocument(inbox, document)
  await submitClearedRequest(inbox, { documents: [body.id] })
  return body.id
}

const post = (inbox: Subgraph, path: string, token = inbox.token) =>
  inbox.fetch(`/documents/${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

test('a page is shown as a picture, with the number of pages, and who looked is recorded once', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, { bytes: form })
  const answer = await post(inbox, `${id}/pages/1`)
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(answer.status).toBe(200)
  expect(picture.toString('latin1', 1, 4)).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1275, 1650])
  expect(picture.includes('JavaScript')).toBe(false)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-page-count': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await post(inbox, `${id}/pages/1`)).status).toBe(200)
  expect(await listEvents(inbox, { itemType: 'document' })).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'viewed the pages of' },
  ])
})

test('what is drawn on a page is in its picture', async () => {
  const inbox = await startRequestsService()
  const red = await submitDocument(inbox, { bytes: form })
  const empty = await submitDocument(inbox, { bytes: buildPdf() })
  const [one, other] = await Promise.all(
    [red, empty].map(async (id) => Buffer.from(await (await post(inbox, `${id}/pages/1`)).arrayBuffer())),
  )
  expect(one!.equals(other!)).toBe(false)
})

test('whoever has many pages drawn keeps no colleague from theirs', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, { bytes: form })
  const colleague = inbox.auth.createToken({ sub: crypto.randomUUID() })
  const many = Array.from({ length: 6 }, () => post(inbox, `${id}/pages/1`))
  expect((await post(inbox, `${id}/pages/1`, colleague)).status).toBe(200)
  expect(
    (await Promise.all(many)).map(({ status }) => status).filter((status) => status === 503),
  ).not.toEqual([])
})

test('the original of a document with active content is given at its own address only, and recorded as such', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, { bytes: form })
  const download = await post(inbox, `${id}/download`)
  expect(download.status).toBe(409)
  expect(await download.json()).toMatchObject({ detail: expect.stringContaining('active content') })
  expect(await listActions(inbox, { itemType: 'document' })).toEqual([])

  const original = await post(inbox, `${id}/original`)
  expect(original.status).toBe(200)
  expect(Buffer.from(await original.arrayBuffer()).equals(form)).toBe(true)
  expect(original.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(await listActions(inbox, { itemType: 'document' })).toEqual([
    'opened the original, with active content, of',
  ])
})

test('of a DOC with objects in it there are no pictures, but the original', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, {
    name: 'a.doc',
    bytes: buildDoc({ 'ObjectPool/': Buffer.alloc(0) }),
  })
  expect((await post(inbox, `${id}/download`)).status).toBe(409)
  expect((await post(inbox, `${id}/pages/1`)).status).toBe(409)
  expect((await post(inbox, `${id}/original`)).status).toBe(200)
})

test('a page that there is not is not found', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, { bytes: form })
  for (const page of ['2', '0', '1.5'])
    expect((await post(inbox, `${id}/pages/${page}`)).status, page).toBe(404)
})

test('what cannot be drawn says so', async () => {
  const inbox = await startRequestsService()
  const locked = readFileSync(new URL('../../testing/documents/rc4-128-locked.pdf', import.meta.url))
  // Taken before damaged files were refused.
  const damaged = await storeDocument(inbox)
  await submitClearedRequest(inbox, { documents: [damaged] })
  for (const [id, reason] of [
    [await submitDocument(inbox, { bytes: locked }), /password/],
    [damaged, /damaged/],
  ] as const) {
    const answer = await post(inbox, `${id}/pages/1`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(reason) })
  }
})

test('a page of any size becomes a picture of six million pixels at most', async () => {
  const inbox = await startRequestsService()
  const bytes = buildPdfWith({ page: '/MediaBox [0 0 14400 144000]' })
  const answer = await post(inbox, `${await submitDocument(inbox, { bytes })}/pages/1`)
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(picture.readUInt32BE(16) * picture.readUInt32BE(20)).toBeLessThanOrEqual(6_000_000)
})

test('pages, originals and downloads follow the same rules', async () => {
  const inbox = await startRequestsService()
  const id = await submitDocument(inbox, { bytes: form })
  const [unattached, unchecked] = [await storeDocument(inbox), await storeDocument(inbox)]
  await submitRequest(inbox, { documents: [unchecked] })
  const [unknown, expired] = [crypto.randomUUID(), inbox.auth.createToken({ exp: 1 })]
  const revoked = inbox.auth.createToken()
  inbox.auth.revoke(revoked)
  const scans = [
    ['pending', expect.stringMatching(/not been checked/)],
    ['infected', expect.stringMatching(/virus/)],
  ] as const
  for (const path of ['pages/1', 'original', 'download']) {
    const getStatus = async (document: string, token?: string) =>
      (await post(inbox, `${document}/${path}`, token)).status
    for (const token of ['', 'garbage', expired, revoked]) expect(await getStatus(id, token), path).toBe(401)
    for (const missing of [unknown, unattached]) expect(await getStatus(missing), path).toBe(404)
    expect(await getStatus(unchecked), path).toBe(409)
    for (const [scan, detail] of scans) {
      await inbox.em().nativeUpdate(Document, { id }, { scan })
      const answer = await post(inbox, `${id}/${path}`)
      expect([answer.status, await answer.json()], `${path} ${scan}`).toMatchObject([409, { detail }])
    }
  }
  expect(await listActions(inbox, { itemType: 'document' })).toEqual([])
})
