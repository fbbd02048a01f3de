import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { silenceConsoleError } from '../../testing/console-errors.ts'
import { buildBundle, getAsWritten, readBody, simpleBundle, startSite } from '../testing/site.ts'

const dataBundle = buildBundle(`[{ index: true, element: h(function Home() {
  const [{ data, error }] = useQuery({ query: 'query Home { posts { id title } }' })
  return page('Home', null, h('p', null, error ? 'no news' : data.posts.map(({ title }) => title).join()))
}) }]`)

/** A gateway that gives one of these answers after the other. */
const replyInTurn =
  (replies: object[]): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(replies.shift()))

const readBootData = (html: string) =>
  /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!

test('a page is rendered with its title, description and frame', async () => {
  const publicUrl = 'https://help.example.org'
  const site = await startSite({ bundle: simpleBundle, settings: { publicUrl } })
  const answer = await site.get('/')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('<html lang="en-US">')
  expect(html).toContain('<title>Welcome – Access to Justice</title>')
  expect(html).toContain('<meta name="description" content="Free &#34;help&#34;">')
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/">`)
  expect(html).toMatch(/<main id="main"[^>]*>.*<h1>Welcome<\/h1>.*<\/main>/s)
  expect(html).toContain('Request Legal Aid')
})

test('a page names what it needs, with integrity hashes: scripts for when it is painted', async () => {
  const site = await startSite()
  const { manifest } = site.release('mfe_public', 'one', simpleBundle)
  const html = await (await site.get('/')).text()
  expect(JSON.parse(readBootData(html)).preloads).toEqual(
    ['remoteEntry.js', 'home.js'].map((file) => ({
      href: `/remotes/mfe_public/one/browser/${file}`,
      integrity: manifest.files[`browser/${file}`],
    })),
  )
  expect(html.match(/<script (?!type="application)[^>]*>|<link[^>]*as="script"[^>]*>/g)).toEqual([
    '<script defer fetchpriority="low" src="/assets/shell.js">',
  ])
  expect(html).toContain(
    `<link rel="stylesheet" crossorigin="anonymous" integrity="${manifest.files['browser/home.css']}" data-rspack="mfe_public:chunk-home" href="/remotes/mfe_public/one/browser/home.css">`,
  )
  expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/assets/icon.svg">')
})

test('a page contains its data for hydration', async () => {
  const site = await startSite({
    bundle: dataBundle,
    async gateway(request, response) {
      const { operationName } = JSON.parse(await readBody(request))
      const operations = [
        request.method,
        request.url,
        operationName,
        request.headers['x-client-address'],
      ].join(' ')
      const data = { posts: [{ __typename: 'BlogPost', id: '1', title: `${operations} </script>` }] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
    },
  })
  const html = await (await site.get('/')).text()
  expect(html).toContain('<p>POST /graphql Home 127.0.0.1 &lt;/script&gt;</p>')
  const boot = readBootData(html)
  expect(Object.values(JSON.parse(boot).data)).toHaveLength(1)
  expect(boot).toContain('\\u003c/script')
})

test('a page without its data, because the gateway is down, is a 503 that says when to come back', async () => {
  const site = await startSite({ bundle: dataBundle, isGatewayDown: true })
  const answer = await site.get('/')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(html).toContain('<p>no news</p>')
  expect(html).not.toContain('127.0.0.1:')
})

const caseBundle = buildBundle(`[
  { path: 'cases', element: h(function Cases() {
    const queryResult = useQuery({ query: 'query Cases { cases { id } }' })
    const retry = useRetry(queryResult)
    return page('Cases', null, queryResult[0].data ? 'a list' : 'No Cases Found', retry.hasFailed && h(LoadError, retry))
  }) },
  { path: 'cases/:id', element: h(function Case() {
    const queryResult = useQuery({ query: 'query Case { case(id: "7") { id } }' })
    const retry = useRetry(queryResult)
    if (!queryResult[0].data?.case)
      return h(MissingItem, { title: 'Case Not Found', back: { to: '/cases', text: 'Back' }, retry })
    return page('A ramp', null)
  }) },
  { path: 'old/:id', element: h(function Old() {
    const [{ data }] = useQuery({ query: 'query Case { case(id: "7") { id } }' })
    return page(data?.case ? 'A ramp' : 'Case Not Found', { status: data?.case ? 200 : 404 })
  }) },
]`)

test.each(['/cases/7', '/cases', '/old/7'])(
  '%s without its data is a 503 without noindex, and is right once the data is back',
  async (path) => {
    const stored = { __typename: 'Case', id: '7' }
    const busy = { errors: [{ message: 'busy', extensions: { code: 'BUSY', retryAfter: 5 } }] }
    const away = path === '/cases' ? { data: null, ...busy } : { data: { case: null }, ...busy }
    const replies: object[] = [away, { data: { case: stored, cases: [stored] } }]
    const site = await startSite({ bundle: caseBundle, gateway: replyInTurn(replies) })
    const unavailableResponse = await site.get(path)
    const html = await unavailableResponse.text()
    expect(unavailableResponse.status).toBe(503)
    expect(unavailableResponse.headers.get('retry-after')).toBe('30')
    expect(unavailableResponse.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toContain('noindex')
    expect(html).toMatch(/(Case Not|No Cases) Found/)
    if (path !== '/old/7') expect(html).toContain('We cannot reach our records just now')

    const recoveredResponse = await site.get(path)
    expect(recoveredResponse.status).toBe(200)
    expect(await recoveredResponse.text()).not.toContain('Found')
  },
)

test('a missing item stays a 404 with noindex', async () => {
  const site = await startSite({ bundle: caseBundle, gateway: replyInTurn([{ data: { case: null } }]) })
  const answer = await site.get('/cases/7')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
})

test('a page whose data does not come in time is sent all the same', async () => {
  // A fifth of it is left for the page: on a busy machine it needs that.
  const site = await startSite({ bundle: dataBundle, gateway: () => {}, timeout: 2000 })
  expect((await site.get('/')).status).toBe(503)
})

test.each([
  ['throws has status 500', `throw new Error('secret')`, 500, null],
  // It is no error of the page.
  ['is not rendered in time says when to come back', `return require('react').use(never)`, 503, '30'],
])('a page that %s, and the rest of the document is whole', async (_what, code, status, retryAfter) => {
  // React says so of what it was told to abort.
  silenceConsoleError(/abortable task/)
  const element = `(() => { const never = new Promise(() => {}); return h(() => { ${code} }) })()`
  const site = await startSite({ bundle: buildBundle(`[{ path: '*', element: ${element} }]`), timeout: 500 })
  const answer = await site.get('/')
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
  expect(html).toContain('This part of the site is not available right now')
  expect(html).toContain('Request Legal Aid')
  expect(html).not.toContain('secret')
})

test.each(['br', 'gzip', 'identity'])(
  'a page for one visitor is sent in %s, short or long',
  async (encoding) => {
    const long = `page('Long', {}, '${'A long story. '.repeat(20_000)}')`
    const bundle = buildBundle(
      `[{ index: true, element: page('Short') }, { path: 'long', element: ${long} }]`,
    )
    const site = await startSite({ bundle })
    for (const [path, end] of Object.entries({ '/': 'Short', '/long': 'A long story. ' })) {
      const answer = await site.get(path, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await answer.text()).toContain(end)
    }
  },
)

test('the administrators’ screens are a frame and a loading state, without header, footer, data or listing', async () => {
  let operations = 0
  const site = await startSite({
    gateway(_request, response) {
      operations += 1
      response.end()
    },
  })
  site.release('mfe_admin', 'one', null)
  const answer = await site.get('/admin/dashboard')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('Loading...')
  expect(html).not.toContain('Request Legal Aid')
  expect(html).toContain('/remotes/mfe_admin/one/browser/remoteEntry.js')
  expect(operations).toBe(0)
})

const adminRoutes = `[
  { index: true, element: page('Home') },
  { element: page('Frame'), children: [
    { path: 'dashboard', element: page('Dashboard'), handle: { chunk: 'home' } },
    { path: 'legal-aid/:id', element: page('A request') },
  ] },
  { path: '*', element: page('404 Page Not Found', { status: 404 }, h('a', { href: '/admin/dashboard' }, 'Back')) },
]`

test.each([
  ['/admin', 200],
  ['/admin/', 200],
  ['/admin/dashboard', 200],
  ['/admin/dashboard?next=x', 200],
  ['/admin/legal-aid/7', 200],
  ['/admin/legal-aid/7/more', 404],
  ['/admin/nowhere', 404],
  ['/admin/dashboards', 404],
])('%s has status %s, as the administrators’ own routes say', async (address, status) => {
  const site = await startSite()
  site.release('mfe_admin', 'one', buildBundle(adminRoutes))
  const answer = await site.get(address)
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(html.includes('404 Page Not Found')).toBe(status === 404)
  // What the portal has in place of a screen, and not the website's page.
  expect(html.includes('<a href="/admin/dashboard">Back</a>')).toBe(status === 404)
  expect(html).not.toContain('Did you forget to add the page to the router?')
  expect(html.includes('Loading...')).toBe(status === 200)
  // The browser renders the screen, and finds out which one it is.
  expect(html).not.toMatch(/Dashboard|A request|Request Legal Aid<\/a><\/header>|home\.css/)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('pages can only be read', async () => {
  const site = await startSite({ bundle: simpleBundle })
  const answer = await site.get('/', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')

  const head = await site.get('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each(['/%E0%A4%A', '/%00', '//evil.example/', '/\\evil.example'])(
  '%s is no address of ours',
  async (address) => {
    const site = await startSite({ bundle: simpleBundle })
    const { status } = await getAsWritten(site, address)
    expect(status).toBe(400)
  },
)

test('a nonce of the portal is used once', async () => {
  const site = await startSite()
  site.release('mfe_admin', 'one', simpleBundle)
  const getNonces = async () => {
    const answer = await site.get('/admin')
    return [
      /'nonce-(.*?)'/.exec(answer.headers.get('content-security-policy')!)![1],
      / nonce="(.*?)"/.exec(await answer.text())![1],
    ]
  }
  const [[policyNonce, pageNonce], [otherNonce]] = await Promise.all([getNonces(), getNonces()])
  expect(pageNonce).toBe(policyNonce)
  expect(otherNonce).not.toBe(policyNonce)
})

test('a public page is the same for all who open it, with a form too', async () => {
  const route = `{ path: 'contact', element: h(require('@access/kit').FormToken, { formPath: '/contact' }) }`
  const forms = `[{ path: '/contact', fields: [], handleSubmission: async () => ({}) }]`
  const bundle = buildBundle(`[{ index: true, element: page('Welcome') }, ${route}]`, { forms })
  const site = await startSite({ bundle })
  for (const path of ['/', '/contact']) {
    const [one, other] = await Promise.all([site.get(path), site.get(path)])
    expect(await one.text()).toBe(await other.text())
    expect(one.headers.get('content-security-policy')).toBe(other.headers.get('content-security-policy'))
  }
})
