// @vitest-environment node
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tokenIn, toldOn } from '../testing/formPage.ts'
import { aSite, bodyOf, bundleOf, type Site } from '../testing/site.ts'

/** A contact page that says everything it is told, and whose form is sent on as it is. */
const contactPage = bundleOf(
  `[{ path: 'contact', element: h(function Contact() {
    const { FormToken, useSubmitted } = require('@access/kit')
    const { values, errors, failure, receipt } = useSubmitted('/contact')
    return page('Contact', null,
      h(FormToken, { of: '/contact' }),
      h('output', null, JSON.stringify({ values, errors, failure, receipt })))
  }) }]`,
  {
    forms: `[{
      path: '/contact',
      fields: ['name', 'email', 'phone', 'subject', 'message'],
      async take({ values }, desk) {
        const outcome = await desk.send('POST', '/api/contact', values)
        if (!('answer' in outcome)) return { values, ...outcome }
        const { reference } = outcome.answer
        if (!reference) throw new Error('it has no reference')
        return { receipt: { reference } }
      },
    }]`,
  },
)

const typed = {
  name: 'Noor <Haddad>',
  email: 'noor@example.org',
  phone: '',
  subject: 'Volunteer',
  message: 'Two evenings\na month.',
}

type Asked = { body: unknown; key: string; from: string }

/** The site before a gateway that answers each sending with `reply`; `asked` is what came to it. */
async function aContactSite(reply: () => [status: number, body: unknown, headers?: Record<string, string>]) {
  const asked: Asked[] = []
  const gateway: RequestListener = async (request, response) => {
    expect([request.method, request.url]).toEqual(['POST', '/api/contact'])
    const { 'idempotency-key': key, 'x-client-address': from } = request.headers
    asked.push({ body: JSON.parse(await bodyOf(request)), key: String(key), from: String(from) })
    const [status, body, headers] = reply()
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  const site = await aSite({ gateway })
  site.release('mfe_public', 'one', contactPage)
  return { site, asked }
}

const stored = (): [number, unknown] => [201, { id: '1', reference: 'CM-7K4M-92QF' }]

const opened = async (site: Site) => tokenIn(await (await site.get('/contact')).text())

const sent = (
  site: Site,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: site.url },
) =>
  site.get('/contact', {
    method: 'POST',
    headers,
    body: new URLSearchParams(
      Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
    ),
  })

test('a form sent without script reaches the gateway, and the sender gets a receipt', async () => {
  const { site, asked } = await aContactSite(stored)
  const answer = await sent(site, { ...typed, 'form-token': await opened(site), admin: 'yes' })
  expect(answer.status).toBe(303)
  const receipt = answer.headers.get('location')!
  expect(receipt).toMatch(/^\/contact\?sent=[\w-]+#sent$/)
  expect(asked).toEqual([{ body: typed, key: expect.stringMatching(/^[0-9a-f]{64}$/), from: '127.0.0.1' }])

  const page = await site.get(receipt)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(toldOn(html)).toMatchObject({ receipt: { reference: 'CM-7K4M-92QF' }, values: {} })
  expect(html).toContain(`<link rel="canonical" href="${site.url}/contact">`)
})

test('the browser is told the same as the page, so that it can take it over', async () => {
  const { site } = await aContactSite(stored)
  const html = await (await site.get('/contact')).text()
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!)
  expect(boot.submitted).toEqual({
    form: '/contact',
    token: tokenIn(html),
    values: {},
    lists: {},
    errors: {},
    failure: null,
    shows: null,
    receipt: null,
  })
})

test('what the rules find wrong stands on the page again, beside what was typed', async () => {
  const errors = { email: 'Enter your email address' }
  const { site } = await aContactSite(() => [400, { errors }])
  const answer = await sent(site, { ...typed, email: '', 'form-token': await opened(site) })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(toldOn(await answer.text())).toEqual({
    values: { ...typed, email: '' },
    errors,
    failure: null,
    receipt: null,
  })
})

test.each([
  ['too much from one place', 429, { 'retry-after': '77' }, 429, 'too many', '77'],
  ['a failure on our side', 500, {}, 503, 'failed', '30'],
  ['an answer without a reference', 200, {}, 503, 'failed', '30'],
])('%s is told, and the text is kept', async (_what, status, headers, answered, failure, retryAfter) => {
  const { site } = await aContactSite(() => [status, {}, headers])
  const answer = await sent(site, { ...typed, 'form-token': await opened(site) })
  expect(answer.status).toBe(answered)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
  expect(toldOn(await answer.text())).toMatchObject({ values: typed, failure })
})

test('without a gateway the text is kept as well', async () => {
  const site = await aSite({ gatewayIsDown: true })
  site.release('mfe_public', 'one', contactPage)
  const answer = await sent(site, { ...typed, 'form-token': await opened(site) })
  expect(answer.status).toBe(503)
  expect(toldOn(await answer.text())).toMatchObject({ values: typed, failure: 'failed' })
})

test('sent again after a lost answer it goes under the same key, and changed under another', async () => {
  const replies = [() => [500, {}] as [number, unknown], stored, stored]
  const { site, asked } = await aContactSite(() => replies.shift()!())
  const first = await sent(site, { ...typed, 'form-token': await opened(site) })
  const token = tokenIn(await first.text())
  await sent(site, { ...typed, 'form-token': token })
  await sent(site, { ...typed, message: 'Another evening.', 'form-token': token })
  expect(asked[1]!.key).toBe(asked[0]!.key)
  expect(asked[2]!.key).not.toBe(asked[0]!.key)
})

test('each page that is opened is a sending of its own', async () => {
  const { site, asked } = await aContactSite(stored)
  for (let times = 0; times < 2; times += 1) {
    await sent(site, { ...typed, 'form-token': await opened(site) })
  }
  expect(asked[1]!.key).not.toBe(asked[0]!.key)
})

test('a page that was open too long is shown again with its text, and then taken', async () => {
  const { site, asked } = await aContactSite(stored)
  const token = await opened(site)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const answer = await sent(site, { ...typed, 'form-token': token })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(toldOn(html)).toMatchObject({ values: typed, failure: 'expired' })
  expect(asked).toEqual([])
  expect((await sent(site, { ...typed, 'form-token': tokenIn(html) })).status).toBe(303)
})

test('a token that we did not give out, and a receipt used as one, send nothing', async () => {
  const { site, asked } = await aContactSite(stored)
  const receipt = (await sent(site, { ...typed, 'form-token': await opened(site) })).headers
    .get('location')!
    .split(/[=#]/)[1]!
  for (const token of ['', 'AAAA', 'A'.repeat(80), receipt]) {
    const answer = await sent(site, { ...typed, 'form-token': token })
    expect(answer.status, token).toBe(400)
    expect(toldOn(await answer.text())).toMatchObject({ failure: 'expired', values: typed })
  }
  expect(asked).toHaveLength(1)
})

test('a receipt that is made up, or old, shows nothing', async () => {
  const { site } = await aContactSite(stored)
  const receipt = (await sent(site, { ...typed, 'form-token': await opened(site) })).headers.get('location')!
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  for (const address of [receipt, '/contact?sent=CM-7K4M-92QF', `/contact?sent=${await opened(site)}`]) {
    expect(toldOn(await (await site.get(address)).text()).receipt, address).toBeNull()
  }
})

test('only a form from our own page is taken', async () => {
  const { site, asked } = await aContactSite(stored)
  const fields = { ...typed, 'form-token': await opened(site) }
  const elsewhere = 'https://elsewhere.example'
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: elsewhere },
    { origin: 'null' },
    { referer: `${elsewhere}/contact` },
    {},
  ]
  for (const headers of refused) expect((await sent(site, fields, headers)).status).toBe(403)
  expect(asked).toEqual([])
  const taken: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${site.url}/contact` },
  ]
  for (const headers of taken) {
    expect((await sent(site, fields, headers)).status).toBe(303)
  }
})

test('what is too large, or is no form, is refused', async () => {
  const { site, asked } = await aContactSite(stored)
  const token = await opened(site)
  expect((await sent(site, { message: 'a'.repeat(400_000), 'form-token': token })).status).toBe(413)
  const json = await site.get('/contact', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(json.status).toBe(415)
  expect(asked).toEqual([])
})

test('other pages take no form', async () => {
  const { site } = await aContactSite(stored)
  const answer = await site.get('/', { method: 'POST', headers: { origin: site.url } })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect((await site.get('/contact', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
})
