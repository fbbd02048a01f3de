// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAskingSite, toldOn } from '../testing/formPage.ts'

/** Counts the sendings in what the page carries. */
const counting = `async ({ carried, values }) => {
  const count = (carried?.count ?? 0) + 1
  return { carried: { count, secret: 'marigold' }, shows: { count }, values }
}`

const fiveHoursLater = () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
}

test('what a page carries comes back with its form, and nobody reads it in the page', async () => {
  const { visitor } = await anAskingSite(counting)
  expect((await visitor.open()).shows).toBeNull()
  expect((await visitor.send()).shows).toEqual({ count: 1 })
  const { status, shows, html } = await visitor.send([['text', 'Hello']])
  expect(status).toBe(200)
  expect(shows).toEqual({ count: 2 })
  expect(html).not.toContain('marigold')
})

test('a page that is open for too long still carries what it carried', async () => {
  const { visitor } = await anAskingSite(
    `async ({ carried, expired }) => ({ carried: 'kept', shows: { carried, expired } })`,
  )
  await visitor.open()
  await visitor.send()
  fiveHoursLater()
  expect((await visitor.send()).shows).toEqual({ carried: 'kept', expired: true })
})

test('the remote is told the parts of the address, lists, and first texts without stray fields', async () => {
  const { visitor } = await anAskingSite(
    'async ({ params, values, lists }) => ({ shows: { params, values, lists } })',
    {
      form: `lists: ['ways'],`,
    },
  )
  await visitor.open()
  const { shows } = await visitor.send([
    ['text', 'one'],
    ['text', 'two'],
    ['ways', 'Phone'],
    ['ways', 'Post'],
    ['admin', 'yes'],
  ])
  expect(shows).toEqual({
    params: { about: 'money' },
    values: { text: 'one', go: '' },
    lists: { ways: ['Phone', 'Post'] },
  })
})

test('a token is good at its own address only', async () => {
  const { site, visitor } = await anAskingSite('async ({ expired }) => ({ shows: { expired } })')
  await visitor.open()
  const elsewhere = await site.get('/ask/house', {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ 'form-token': visitor.token() }),
  })
  expect(await elsewhere.text()).toContain('{&quot;expired&quot;:true}')
})

test('seconds are counted from the first opening, over all pages', async () => {
  const { visitor } = await anAskingSite('async ({ secondsOpen }) => ({ shows: { secondsOpen } })')
  await visitor.open()
  const now = Date.now()
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  await visitor.send()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 90_000)
  expect((await visitor.send()).shows.secondsOpen).toBeGreaterThanOrEqual(89)
})

test('a receipt that is to stay is on the answer itself, for the browser too', async () => {
  const { visitor } = await anAskingSite(
    `async () => ({ receipt: { words: 'four plain words' }, afterwards: 'stay' })`,
  )
  await visitor.open()
  const { status, headers, receipt, html } = await visitor.send()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(receipt).toEqual({ words: 'four plain words' })
  expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!).submitted).toMatchObject({ receipt })
})

test('a page that has the form of another page as well is given a token for it, and no other is good there', async () => {
  const { site, visitor } = await anAskingSite(
    `async (sent) => sent.expired ? { shows: 'expired' } : { shows: 'taken', onward: '/ask/food' }`,
  )
  await visitor.open()
  const { onward } = await visitor.send()
  const sentOnward = async (token: string) => {
    const body = new URLSearchParams([['form-token', token]])
    const answer = await site.get('/ask/food', { method: 'POST', headers: { origin: site.url }, body })
    return toldOn(await answer.text()).shows
  }
  expect(onward.form).toBe('/ask/food')
  expect(await sentOnward(onward.token)).toBe('taken')
  expect(await sentOnward(visitor.token())).toBe('expired')
})

test.each([
  ['throws', `async () => { throw new Error('no') }`],
  ['takes too long', 'async () => new Promise(() => {})'],
  ['tells nothing', 'async () => undefined'],
  ['has too much to carry', `async () => ({ carried: 'a'.repeat(130_000) })`],
])('when a remote %s, all that was typed and carried is kept', async (_what, fails) => {
  const take = `async (sent) => sent.values.go ? (${fails})() : { carried: 'kept', shows: { carried: sent.carried } }`
  const { visitor } = await anAskingSite(take, { timeout: 300 })
  await visitor.open()
  await visitor.send()
  const failed = await visitor.send([
    ['text', 'My story'],
    ['go', 'send'],
  ])
  expect(failed).toMatchObject({ status: 503, failure: 'failed', values: { text: 'My story' } })
  expect((await visitor.send()).shows).toEqual({ carried: 'kept' })
})

const asking = `async ({ values }, desk) => {
  const outcome = await desk.ask('mutation M($text: String!) { write(text: $text) }', { text: values.text })
  return 'answer' in outcome ? { shows: outcome.answer } : 'missing' in outcome ? { shows: 'missing' } : outcome
}`
const refusing = (code: string, more = {}) => ({ errors: [{ message: 'no', extensions: { code, ...more } }] })

test.each([
  ['an answer', { data: { write: 'ok' } }, { status: 200, shows: { write: 'ok' } }],
  ['what is not there', refusing('NOT_FOUND'), { status: 200, shows: 'missing' }],
  [
    'what is wrong',
    refusing('BAD_USER_INPUT', { fields: { text: 'Enter it' } }),
    { status: 400, errors: { text: 'Enter it' } },
  ],
  ['too much', refusing('RATE_LIMITED', { retryAfter: 90 }), { status: 429, failure: 'too many' }],
  ['too long', refusing('TOO_LARGE'), { status: 413, failure: 'too large' }],
  ['anything else', refusing('INTERNAL_SERVER_ERROR'), { status: 503, failure: 'failed' }],
])('a remote can ask the graph: %s', async (_what, said, told) => {
  const { visitor, calls } = await anAskingSite(asking, { reply: () => [200, said] })
  await visitor.open()
  expect(await visitor.send([['text', 'Hello']])).toMatchObject(told)
  expect(calls).toMatchObject([{ path: '/graphql', body: { variables: { text: 'Hello' } } }])
})

test('what was taken is over: the same text from the page that follows is sent anew', async () => {
  const { visitor, calls } = await anAskingSite(asking, { reply: () => [200, { data: { write: 'ok' } }] })
  await visitor.open()
  await visitor.send([['text', 'Hello']])
  await visitor.send([['text', 'Hello']])
  expect(calls[1]!.key).not.toBe(calls[0]!.key)
})

test('what is sent beside a body does not make it another sending', async () => {
  const { visitor, calls } = await anAskingSite(
    `async ({ values, secondsOpen }, desk) => desk.send('POST', '/api/x', values, { seconds: secondsOpen })`,
    { reply: () => [500, {}] },
  )
  await visitor.open()
  const now = Date.now()
  onTestFinished(() => void vi.restoreAllMocks())
  for (const later of [20_000, 50_000]) {
    vi.spyOn(Date, 'now').mockImplementation(() => now + later)
    await visitor.send([['text', 'Hello']])
  }
  expect(calls.map(({ body }) => body)).toEqual([
    { text: 'Hello', go: '', seconds: expect.any(Number) },
    { text: 'Hello', go: '', seconds: (calls[0]!.body as { seconds: number }).seconds + 30 },
  ])
  expect(calls[1]!.key).toBe(calls[0]!.key)
})
