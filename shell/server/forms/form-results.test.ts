import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { advanceFiveHours, parseOutput, startFormSite } from '../testing/form-site.ts'

/** Counts the submissions in the hidden state. */
const countingHandler = `async ({ hiddenState, values }) => {
  const count = (hiddenState?.count ?? 0) + 1
  return { hiddenState: { count, secret: 'marigold' }, viewState: { count }, values }
}`

test('the hidden state comes back with its form, and cannot be read in the page', async () => {
  const { visitor } = await startFormSite(countingHandler)
  expect((await visitor.open()).viewState).toBeUndefined()
  expect((await visitor.send()).viewState).toEqual({ count: 1 })
  const { status, viewState, html } = await visitor.send([['text', 'Hello']])
  expect(status).toBe(200)
  expect(viewState).toEqual({ count: 2 })
  expect(html).not.toContain('marigold')
})

test('a page that is open for too long still has its hidden state', async () => {
  const { visitor } = await startFormSite(
    `async ({ hiddenState, isExpired }) => ({ hiddenState: 'stored', viewState: { hiddenState, isExpired } })`,
  )
  await visitor.open()
  await visitor.send()
  advanceFiveHours()
  expect((await visitor.send()).viewState).toEqual({ hiddenState: 'stored', isExpired: true })
})

test('the remote gets the path parameters, lists, and first texts without unknown fields', async () => {
  const { visitor } = await startFormSite(
    'async ({ params, values, lists }) => ({ viewState: { params, values, lists } })',
    {
      form: `lists: ['ways'],`,
    },
  )
  await visitor.open()
  const { viewState } = await visitor.send([
    ['text', 'one'],
    ['text', 'two'],
    ['ways', 'Phone'],
    ['ways', 'Post'],
    ['admin', 'yes'],
  ])
  expect(viewState).toEqual({
    params: { about: 'money' },
    values: { text: 'one', go: '' },
    lists: { ways: ['Phone', 'Post'] },
  })
})

test('a token is valid at its own path only', async () => {
  const { site, visitor } = await startFormSite('async ({ isExpired }) => ({ viewState: { isExpired } })')
  await visitor.send()
  const otherPage = await site.get('/ask/house', {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ 'form-token': visitor.token() }),
  })
  expect(await otherPage.text()).toContain('{&quot;isExpired&quot;:true}')
})

test('a receipt with mode stay is in the response itself, for the browser too', async () => {
  const { visitor } = await startFormSite(
    `async () => ({ receipt: { passphrase: 'four plain words' }, receiptMode: 'stay' })`,
  )
  await visitor.open()
  const { status, headers, receipt, html } = await visitor.send()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(receipt).toEqual({ passphrase: 'four plain words' })
  expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!).submittedForm).toMatchObject({ receipt })
})

test('a page with the form of another page gets a token for it, and no other is valid there', async () => {
  const { site, visitor } = await startFormSite(
    `async (submission) => submission.isExpired ? { viewState: 'expired' } : { viewState: 'submitted', linkedFormPath: '/ask/food' }`,
  )
  const { linkedForm } = await visitor.send()
  const linkedReply = async (token: string) => {
    const body = new URLSearchParams([['form-token', token]])
    const response = await site.get('/ask/food', { method: 'POST', headers: { origin: site.url }, body })
    return parseOutput(await response.text()).viewState
  }
  expect(linkedForm.formPath).toBe('/ask/food')
  expect(await linkedReply(linkedForm.token)).toBe('submitted')
  expect(await linkedReply(visitor.token())).toBe('expired')
})

test.each([
  ['throws', `async () => { throw new Error('no') }`],
  ['takes too long', 'async () => new Promise(() => {})'],
  ['returns nothing', 'async () => undefined'],
  ['returns too large a hidden state', `async () => ({ hiddenState: 'a'.repeat(130_000) })`],
])('when a remote %s, the values and the hidden state are preserved', async (_what, fails) => {
  const handler = `async (submission) => submission.values.go ? (${fails})() : { hiddenState: 'stored', viewState: { hiddenState: submission.hiddenState } }`
  const { visitor } = await startFormSite(handler, { timeout: 300 })
  await visitor.open()
  await visitor.send()
  const failed = await visitor.send([
    ['text', 'My story'],
    ['go', 'send'],
  ])
  expect(failed).toMatchObject({ status: 503, failure: 'failed', values: { text: 'My story' } })
  expect((await visitor.send()).viewState).toEqual({ hiddenState: 'stored' })
})

const writeDocument = parse('mutation Write($text: String!) { write(text: $text) }', { noLocation: true })
const askingHandler = `async ({ values }, apiClient) => {
  const result = await apiClient.executeOperation(${JSON.stringify(writeDocument)}, { text: values.text })
  if ('message' in result) return { ...result, viewState: result.message }
  return 'data' in result ? { viewState: result.data } : 'notFound' in result ? { viewState: 'missing' } : result
}`
const rejectingHandler = (code: string, fields = {}) => ({
  errors: [{ message: 'no', extensions: { code, ...fields } }],
})

test.each([
  ['data', { data: { write: 'ok' } }, { status: 200, viewState: { write: 'ok' } }],
  ['a missing item', rejectingHandler('NOT_FOUND'), { status: 200, viewState: 'missing' }],
  [
    'what is wrong',
    rejectingHandler('BAD_USER_INPUT', { fields: { text: 'Enter it' } }),
    { status: 400, errors: { text: 'Enter it' } },
  ],
  ['too much', rejectingHandler('RATE_LIMITED', { retryAfter: 90 }), { status: 429, failure: 'too many' }],
  ['too long', rejectingHandler('TOO_LARGE'), { status: 413, failure: 'too large' }],
  [
    'why it cannot be done',
    rejectingHandler('CONFLICT'),
    { status: 503, failure: 'failed', viewState: 'no' },
  ],
  ['anything else', rejectingHandler('INTERNAL_SERVER_ERROR'), { status: 503, failure: 'failed' }],
])('a remote can execute an operation: %s', async (_what, reply, formResult) => {
  const { visitor, calls } = await startFormSite(askingHandler, { reply: () => [200, reply] })
  await visitor.open()
  expect(await visitor.send([['text', 'Hello']])).toMatchObject(formResult)
  expect(calls).toMatchObject([
    { path: '/graphql', body: { query: print(writeDocument), variables: { text: 'Hello' } } },
  ])
})

test('a completed submission is over: the same text from the page that follows is sent anew', async () => {
  const { visitor, calls } = await startFormSite(askingHandler, {
    reply: () => [200, { data: { write: 'ok' } }],
  })
  for (let times = 0; times < 3; times += 1) await visitor.send([['text', 'Hello']])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3)
})

test('what was sent from an opened page has no key, and keeps none until it is completed', async () => {
  const replies: [number, unknown][] = [
    [500, {}],
    [200, { data: { write: 'ok' } }],
    [200, { data: { write: 'ok' } }],
  ]
  const { visitor, calls } = await startFormSite(askingHandler, { reply: () => replies.shift()! })
  await visitor.open()
  for (let times = 0; times < 3; times += 1) await visitor.send([['text', 'Hello']])
  expect(calls.map(({ key }) => key)).toEqual([undefined, undefined, expect.stringMatching(/^[0-9a-f]{64}$/)])
})
