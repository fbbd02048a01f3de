// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAskingSite } from '../testing/formPage.ts'

const listing = 'async ({ files, values }) => ({ shows: { files, text: values.text } })'
const form = `files: { field: 'papers', most: 2 },`
const paper = (name: string, text = '%PDF-1.7') => new File([text], name, { type: 'application/pdf' })
const stored = (): [number, unknown] => [201, { id: '7' }]

test('files go on to where documents are kept, and the remote learns what came of each', async () => {
  const replies: [number, unknown][] = [
    [201, { id: '7' }],
    [413, { errors: { file: 'lease.pdf is too big' } }],
  ]
  const { visitor, calls } = await anAskingSite(listing, { form, reply: () => replies.shift()! })
  await visitor.open()
  const { shows } = await visitor.send([
    ['text', 'before'],
    ['papers', paper('Contrato de niño.pdf', 'marigold')],
    ['papers', paper('lease.pdf')],
    ['papers', paper('one too many.pdf')],
  ])
  expect(shows.files).toEqual([
    { name: 'Contrato de niño.pdf', answer: { id: '7' } },
    { name: 'lease.pdf', errors: { file: 'lease.pdf is too big' } },
    { name: 'one too many.pdf', leftOut: true },
  ])
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/documents'],
    ['POST', '/api/documents'],
  ])
  expect(calls[0]!.body).toMatch(
    /name="file"; filename="Contrato de niño.pdf"\r\ncontent-type: application\/pdf\r\n\r\nmarigold\r\n--/,
  )
})

test('a form whose file was not chosen has none, and files in other fields are dropped', async () => {
  const { visitor, calls } = await anAskingSite(listing, { form, reply: stored })
  await visitor.open()
  const { shows } = await visitor.send([
    ['papers', new File([], '')],
    ['picture', paper('picture.pdf')],
    ['text', 'after'],
  ])
  expect(shows).toEqual({ files: [], text: 'after' })
  expect(calls).toEqual([])
})

test('a file that cannot be sent on never stops the form', async () => {
  const { visitor } = await anAskingSite(listing, { form, reply: () => [500, {}] })
  await visitor.open()
  const { status, shows } = await visitor.send([
    ['papers', paper('lease.pdf', 'a'.repeat(2_000_000))],
    ['text', 'after'],
  ])
  expect(status).toBe(200)
  expect(shows).toEqual({
    files: [{ name: 'lease.pdf', failure: 'failed', retryAfter: 30 }],
    text: 'after',
  })
})

test('a file is sent on only with a token that is good', async () => {
  const { visitor, calls } = await anAskingSite(listing, { form, reply: stored })
  await visitor.open()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const { shows } = await visitor.send([['papers', paper('lease.pdf')]])
  expect(shows.files).toEqual([{ name: 'lease.pdf', failure: 'expired', retryAfter: 0 }])
  expect(calls).toEqual([])
})

test('a form that breaks off is refused, and half a file is not passed on', async () => {
  const { site, visitor, calls } = await anAskingSite(listing, { form, reply: stored })
  await visitor.open()
  const answer = await site.get('/ask/money', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'multipart/form-data; boundary=x' },
    body: [
      '--x',
      'content-disposition: form-data; name="form-token"',
      '',
      visitor.token(),
      '--x',
      'content-disposition: form-data; name="papers"; filename="lease.pdf"',
      '',
      'half of it',
    ].join('\r\n'),
  })
  expect(answer.status).toBe(400)
  expect(calls).toEqual([])
})
