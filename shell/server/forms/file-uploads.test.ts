import { expect, test } from 'vitest'
import { advanceFiveHours, startFormSite } from '../testing/form-site.ts'

const listing = 'async ({ files, values }) => ({ viewState: { files, text: values.text } })'
const form = `files: { field: 'documents', maxCount: 2 },`
const buildFile = (name: string, text = '%PDF-1.7') => new File([text], name, { type: 'application/pdf' })
const uploadReply = (): [number, unknown] => [201, { id: '7' }]

test('files are forwarded to the documents service, and the remote gets the result of each', async () => {
  const replies: [number, unknown][] = [
    [201, { id: '7' }],
    [413, { errors: { file: 'lease.pdf is too big' } }],
  ]
  const { visitor, calls } = await startFormSite(listing, { form, reply: () => replies.shift()! })
  await visitor.open()
  const { viewState } = await visitor.send([
    ['text', 'before'],
    ['documents', buildFile('Contrato de niño.pdf', 'marigold')],
    ['documents', buildFile('lease.pdf')],
    ['documents', buildFile('one too many.pdf')],
  ])
  expect(viewState.files).toEqual([
    { name: 'Contrato de niño.pdf', data: { id: '7' } },
    { name: 'lease.pdf', errors: { file: 'lease.pdf is too big' } },
    { name: 'one too many.pdf', exceedsLimit: true },
  ])
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/documents'],
    ['POST', '/api/documents'],
  ])
  expect(calls[0]!.body).toMatch(
    /name="file"; filename="Contrato de niño.pdf"\r\ncontent-type: application\/pdf\r\n\r\nmarigold\r\n--/,
  )
})

test('a form without a selected file has none, and files in other fields are dropped', async () => {
  const { visitor, calls } = await startFormSite(listing, { form, reply: uploadReply })
  await visitor.open()
  const { viewState } = await visitor.send([
    ['documents', new File([], '')],
    ['picture', buildFile('picture.pdf')],
    ['text', 'after'],
  ])
  expect(viewState).toEqual({ files: [], text: 'after' })
  expect(calls).toEqual([])
})

test('a file that cannot be forwarded never stops the form', async () => {
  const { visitor } = await startFormSite(listing, { form, reply: () => [500, {}] })
  await visitor.open()
  const { status, viewState } = await visitor.send([
    ['documents', buildFile('lease.pdf', 'a'.repeat(2_000_000))],
    ['text', 'after'],
  ])
  expect(status).toBe(200)
  expect(viewState).toEqual({
    files: [{ name: 'lease.pdf', failure: 'failed', retryAfter: 30 }],
    text: 'after',
  })
})

test('a file is not forwarded from a page that was open too long', async () => {
  const { visitor, calls } = await startFormSite(listing, { form, reply: uploadReply })
  await visitor.send()
  advanceFiveHours()
  const { viewState } = await visitor.send([['documents', buildFile('lease.pdf')]])
  expect(viewState.files).toEqual([{ name: 'lease.pdf', failure: 'expired', retryAfter: 0 }])
  expect(calls).toEqual([])
})

test('an incomplete form is rejected, and half a file is not forwarded', async () => {
  const { site, visitor, calls } = await startFormSite(listing, { form, reply: uploadReply })
  await visitor.open()
  const response = await site.get('/ask/money', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'multipart/form-data; boundary=x' },
    body: [
      '--x',
      'content-disposition: form-data; name="form-token"',
      '',
      visitor.token(),
      '--x',
      'content-disposition: form-data; name="documents"; filename="lease.pdf"',
      '',
      'half of it',
    ].join('\r\n'),
  })
  expect(response.status).toBe(400)
  expect(calls).toEqual([])
})
