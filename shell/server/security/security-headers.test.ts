import { expect, test } from 'vitest'
import { buildBundle, simpleBundle, startSite } from '../testing/site.ts'

async function fetchPolicy(path: string): Promise<Record<string, string>> {
  const site = await startSite()
  const policy = (await site.get(path)).headers.get('content-security-policy')!
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const publicStyles = "'self'"
const portalStyles = expect.stringMatching(/^'self' 'nonce-[\w+/]+=*'$/)

test.each([
  ['/nowhere', publicStyles],
  ['/get-help', publicStyles],
  ['/administration', publicStyles],
  ['/admin', portalStyles],
  ['/admin/login', portalStyles],
])('%s loads from our origin alone, and nothing is allowed that is unsafe', async (path, styles) => {
  const policy = await fetchPolicy(path)
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': styles,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types':
      "access-remotes access-service-worker shell-chunks mfe_public-chunks mfe_get_help-chunks mfe_admin-chunks 'allow-duplicates'",
    'report-to': 'violations',
    'report-uri': '/csp-reports',
  })
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\bdefault\b|\*/)
})

test('HSTS goes out whenever PUBLIC_URL is https, in production and before', async () => {
  const getHeader = async (settings: object) =>
    (await (await startSite({ settings })).get('/livez')).headers.get('strict-transport-security')
  expect(await getHeader({ publicUrl: 'https://help.example.org' })).toBe('max-age=31536000')
  expect(await getHeader({ publicUrl: 'http://help.example.org' })).toBeNull()
  expect(await getHeader({})).toBeNull()
})

test('what only one person may see is kept nowhere', async () => {
  const site = await startSite()
  const routes = `[
    { index: true, element: page('Welcome') },
    { path: 'status', element: page('Status', { isPrivate: true }) },
  ]`
  site.release('mfe_public', 'one', buildBundle(routes))
  site.release('mfe_get_help', 'one', buildBundle(routes))
  site.release('mfe_admin', 'one', simpleBundle)
  const getCacheControl = async (path: string) => (await site.get(path)).headers.get('cache-control')
  expect(await getCacheControl('/')).toBe('private, no-cache')
  expect(await getCacheControl('/status')).toBe('no-store')
  expect(await getCacheControl('/get-help/status')).toBe('no-store')
  expect(await getCacheControl('/admin')).toBe('no-store')
  expect(await getCacheControl('/admin/login')).toBe('no-store')
})

test('the service worker may keep pages that are the same for all, and none of those with the quick exit', async () => {
  const site = await startSite({ hasChangeNotices: true })
  const routes = `[
    { index: true, element: page('Welcome') },
    { path: 'safety', element: page('Safety', null, h(require('@access/kit').QuickExit)) },
    { path: 'status', element: page('Status', { isPrivate: true, isBlankForm: true }) },
    { path: '*', element: page('404 Page Not Found', { status: 404 }) },
  ]`
  site.release('mfe_public', 'one', buildBundle(routes))
  site.release('mfe_admin', 'one', simpleBundle)
  const paths = ['/', '/safety', '/status', '/nowhere', '/admin']
  const marks = await Promise.all(
    paths.map(async (path) => (await site.get(path)).headers.get('x-keep-offline')),
  )
  expect(marks).toEqual(['yes', null, null, null, null])
  const { status, headers } = await site.get('/sw.js')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
})

const secret = '8pCEnsiXglLAix_rp2d_XQ8pCEnsiXglLAix_rp2d_X'

test.each([
  [`/events/0bba65db-f21d-444b/place/${secret}`, `/events/0bba65db-f21d-444b/place#${secret}`],
  [`/judgments/follow/${secret}`, `/judgments/follow/confirm#${secret}`],
  [`/judgments/following/${secret}`, `/judgments/following#${secret}`],
  [`/preview/${secret}`, `/preview#${secret}`],
])('a link of before leads to the address with its secret behind the #: %s', async (link, location) => {
  const site = await startSite()
  for (const end of ['', '/']) {
    const { status, headers } = await site.get(link + end)
    expect(status).toBe(303)
    expect(Object.fromEntries(headers)).toMatchObject({
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  }
  const foreign = link.replace(secret, '/evil.example/')
  expect((await site.get(foreign)).status).not.toBe(303)
})

test('the page that an email leads to now is nobody’s secret', async () => {
  expect((await (await startSite()).get('/judgments/follow/confirm')).status).not.toBe(303)
})
