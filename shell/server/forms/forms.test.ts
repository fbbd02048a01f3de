import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { advanceFiveHours, parseFormToken, parseOutput, startFormSite } from '../testing/form-site.ts'
import { buildBundle, readBody, type Site, startSite } from '../testing/site.ts'

/** A contact page that prints its submitted form, and whose values are forwarded as they are. */
const contactPage = buildBundle(
  `[{ path: 'contact', element: h(function Contact() {
    const { FormToken, useSubmittedForm } = require('@access/kit')
    const { values, errors, failure, receipt = null } = useSubmittedForm('/contact') ?? {}
    return page('Contact', null,
      h(FormToken, { formPath: '/contact' }),
      h('output', null, JSON.stringify({ values, errors, failure, receipt })))
  }) }]`,
  {
    forms: `[{
      path: '/contact',
      fields: ['name', 'email', 'phone', 'subject', 'message'],
      async handleSubmission({ values }, apiClient) {
        const result = await apiClient.sendRequest('POST', '/api/contact', values)
        if (!('data' in result)) return { values, ...result }
        const { reference } = result.data
        if (!reference) throw new Error('it has no reference')
        return { receipt: { reference } }
      },
    }]`,
  },
)

const typedValues = {
  name: 'Noor <Haddad>',
  email: 'noor@example.org',
  phone: '',
  subject: 'Volunteer',
  message: 'Two evenings\na month.',
}

type Reply = () => [status: number, body: unknown, headers?: Record<string, string>]

/** A site with a gateway that responds to each submission with `reply`, and none where that is null; `calls` is what it received. */
async function startContactSite(reply: Reply | null) {
  const calls: Record<'body' | 'key' | 'clientAddress', unknown>[] = []
  const gateway: RequestListener = async (request, response) => {
    expect([request.method, request.url]).toEqual(['POST', '/api/contact'])
    const { 'idempotency-key': key, 'x-client-address': clientAddress } = request.headers
    calls.push({ body: JSON.parse(await readBody(request)), key, clientAddress })
    const [status, body, headers] = reply!()
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  const site = await startSite({ bundle: contactPage, gateway, isGatewayDown: !reply })
  return { site, calls }
}

const storedReply = (): [number, unknown] => [201, { id: '1', reference: 'CM-7K4M-92QF' }]

const submitForm = (
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
  const { site, calls } = await startContactSite(storedReply)
  const response = await submitForm(site, { ...typedValues, admin: 'yes' })
  expect(response.status).toBe(303)
  const receipt = response.headers.get('location')!
  expect(receipt).toMatch(/^\/contact\?sent=[\w-]+#sent$/)
  expect(calls).toEqual([{ body: typedValues, key: undefined, clientAddress: '127.0.0.1' }])

  const page = await site.get(receipt)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(parseOutput(html)).toMatchObject({ receipt: { reference: 'CM-7K4M-92QF' }, values: {} })
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/contact">`)
})

test('the browser gets the same data as the page, for hydration', async () => {
  const { site } = await startContactSite(() => [400, { errors: { email: 'Enter it' } }])
  expect(await (await site.get('/contact')).text()).not.toContain('submittedForm')
  const html = await (await submitForm(site, { message: 'Hello' })).text()
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!)
  expect(boot.submittedForm).toEqual({
    formPath: '/contact',
    token: parseFormToken(html),
    values: { name: '', email: '', phone: '', subject: '', message: 'Hello' },
    lists: {},
    errors: { email: 'Enter it' },
    failure: null,
    viewState: null,
    receipt: null,
  })
})

test('validation errors are shown on the page, with the submitted values', async () => {
  const errors = { email: 'Enter your email address' }
  const { site } = await startContactSite(() => [400, { errors }])
  const response = await submitForm(site, { ...typedValues, email: '' })
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(parseOutput(await response.text())).toEqual({
    values: { ...typedValues, email: '' },
    errors,
    failure: null,
    receipt: null,
  })
})

test.each<[string, number | null, Record<string, string>, number, string, string]>([
  ['no gateway', null, {}, 503, 'failed', '30'],
  ['too much from one place', 429, { 'retry-after': '77' }, 429, 'too many', '77'],
  ['a failure on our side', 500, {}, 503, 'failed', '30'],
  ['an answer without a reference', 200, {}, 503, 'failed', '30'],
])(
  '%s is shown, and the text is preserved',
  async (_what, status, headers, responseStatus, failure, retryAfter) => {
    const { site } = await startContactSite(status ? () => [status, {}, headers] : null)
    const response = await submitForm(site, typedValues)
    expect(response.status).toBe(responseStatus)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    expect(parseOutput(await response.text())).toMatchObject({ values: typedValues, failure })
  },
)

test('a retry is the same submission, and a changed form another', async () => {
  const { site, calls } = await startContactSite(() => [400, { errors: { email: 'Enter it' } }])
  const first = await submitForm(site, typedValues)
  const token = parseFormToken(await first.text())!
  for (const message of ['One.', 'One.', 'Another.'])
    await submitForm(site, { ...typedValues, message, 'form-token': token })
  const [opened, ...sent] = calls.map(({ key }) => key)
  expect(opened).toBeUndefined()
  expect(sent).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    sent[0],
    expect.not.stringContaining(String(sent[0])),
  ])
})

test('a page that was open too long is shown again with its text, and then accepted', async () => {
  const replies = [() => [400, { errors: {} }] as [number, unknown], storedReply]
  const { site, calls } = await startContactSite(() => replies.shift()!())
  const token = parseFormToken(await (await submitForm(site, typedValues)).text())!
  advanceFiveHours()
  const response = await submitForm(site, { ...typedValues, 'form-token': token })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(parseOutput(html)).toMatchObject({ values: typedValues, failure: 'expired' })
  expect(calls).toHaveLength(1)
  expect((await submitForm(site, { ...typedValues, 'form-token': parseFormToken(html)! })).status).toBe(303)
})

test('a forged token, and a receipt used as one, send nothing', async () => {
  const { site, calls } = await startContactSite(storedReply)
  const receipt = (await submitForm(site, typedValues)).headers.get('location')!.split(/[=#]/)[1]!
  for (const token of ['', 'AAAA', 'A'.repeat(80), receipt]) {
    const response = await submitForm(site, { ...typedValues, 'form-token': token })
    expect(response.status, token).toBe(400)
    expect(parseOutput(await response.text())).toMatchObject({ failure: 'expired', values: typedValues })
  }
  expect(calls).toHaveLength(1)
})

test('a forged or old receipt shows nothing', async () => {
  const { site } = await startContactSite(storedReply)
  const receipt = (await submitForm(site, typedValues)).headers.get('location')!
  advanceFiveHours()
  for (const address of [receipt, '/contact?sent=CM-7K4M-92QF', `/contact?sent=${'A'.repeat(80)}`]) {
    expect(parseOutput(await (await site.get(address)).text()).receipt, address).toBeNull()
  }
})

test('only a form from our own page is accepted', async () => {
  const { site, calls } = await startContactSite(storedReply)
  const fields = typedValues
  const otherOrigin = 'https://other.example'
  const rejected: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: otherOrigin },
    { origin: 'null' },
    { referer: `${site.url}/contact` },
    {},
  ]
  for (const headers of rejected) expect((await submitForm(site, fields, headers)).status).toBe(403)
  expect(calls).toEqual([])
  const accepted: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: site.url }]
  for (const headers of accepted) {
    expect((await submitForm(site, fields, headers)).status).toBe(303)
  }
})

test('a form whose address is the secret is taken from anywhere, as an email program sends it', async () => {
  const { site } = await startFormSite(`async ({ values }) => ({ viewState: values })`, {
    form: 'isOpenToOtherSites: true,',
  })
  const response = await site.get('/ask/money', { method: 'POST', body: new URLSearchParams({ go: 'end' }) })
  expect(response.status).toBe(200)
  expect(parseOutput(await response.text())).toMatchObject({ viewState: { go: 'end' } })
})

const urlencoded = 'application/x-www-form-urlencoded'

test.each([
  ['is no form', 415, 'application/json', 'Hello'],
  ['is in an encoding that we do not read', 415, `${urlencoded}; charset=shift_jis`, 'Hello'],
  ['is in an encoding of mail', 415, `${urlencoded}; charset=utf-7`, 'Hello'],
  ['is too large', 413, urlencoded, 'a'.repeat(400_000)],
])('what %s is rejected, and the next form is read', async (_what, expected, type, message) => {
  const { site, calls } = await startContactSite(storedReply)
  const { status } = await submitForm(site, { message }, { origin: site.url, 'content-type': type })
  expect([status, calls]).toEqual([expected, []])
  expect((await submitForm(site, typedValues)).status).toBe(303)
})

test.each(['utf8', '"UTF-8"', 'unicode-1-1-utf-8', 'unicode11utf8', 'x-unicode20utf8'])(
  'a form in %s is read as UTF-8',
  async (charset) => {
    const { site, calls } = await startContactSite(storedReply)
    const type = `${urlencoded}; charset=${charset}`
    const values = { ...typedValues, name: 'Zoë Müller' }
    const { status } = await submitForm(site, values, { origin: site.url, 'content-type': type })
    expect([status, calls.map(({ body }) => body)]).toEqual([303, [values]])
  },
)

test('other pages accept no form', async () => {
  const { site } = await startContactSite(storedReply)
  const response = await site.get('/', { method: 'POST', headers: { origin: site.url } })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect((await site.get('/contact', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
})
