import { expect, test } from 'vitest'
import { createChangingGateway, waitUntilCaching } from '../testing/changing-gateway.ts'
import { buildBundle, type Site, startSite } from '../testing/site.ts'

const buildTextBundle = (text: string) => buildBundle(`[{ path: '*', element: page('${text}') }]`)

async function startSiteWithCanary(share: number) {
  const site = await startSite({ settings: { areClientsAlike: true } })
  site.release('mfe_public', 'one', buildTextBundle('One'), {
    canary: { id: 'two', bundle: buildTextBundle('Two'), share },
  })
  return site
}

async function open(site: Site, headers: Record<string, string> = {}) {
  const response = await site.get('/', { headers: { accept: 'text/html', ...headers } })
  const text = await response.text()
  return {
    heading: /<h1>(.*?)<\/h1>/.exec(text)?.[1],
    entry: /remotes\/mfe_public\/(\w+)\/browser/.exec(text)?.[1],
    cookie: response.headers.get('set-cookie'),
  }
}

test('of visitors with the numbers 0 to 99 as many get the canary as the line says, page and scripts', async () => {
  const site = await startSiteWithCanary(30)
  const opened = await Promise.all(
    Array.from({ length: 100 }, (_, share) => open(site, { cookie: `a=b; canary_share=${share}; c=d` })),
  )
  expect(opened.map(({ heading }) => heading)).toEqual(
    Array.from({ length: 100 }, (_, share) => (share < 30 ? 'Two' : 'One')),
  )
  expect(opened.map(({ entry }) => entry)).toEqual(
    Array.from({ length: 100 }, (_, share) => (share < 30 ? 'two' : 'one')),
  )
  expect(opened.every(({ cookie }) => cookie === null)).toBe(true)
})

test('who comes for the first time gets a number with the page, and the same release from then on', async () => {
  const site = await startSiteWithCanary(50)
  for (const _ of Array.from({ length: 20 })) {
    const { heading, cookie } = await open(site)
    expect(cookie).toMatch(/^canary_share=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect((await open(site, { cookie: cookie!.split(';')[0]! })).heading).toBe(heading)
  }
})

test('without a canary nobody gets a number', async () => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildTextBundle('One'))
  expect(await open(site)).toMatchObject({ heading: 'One', cookie: null })
})

test('a header chooses, for whoever tries one', async () => {
  const site = await startSiteWithCanary(0)
  expect(await open(site, { 'x-canary': 'mfe_public' })).toMatchObject({ heading: 'Two', cookie: null })
  expect((await open(site, { 'x-canary': 'mfe_admin, all' })).heading).toBe('Two')
  for (const choice of ['mfe_admin', 'none', '', 'constructor'])
    expect((await open(site, { 'x-canary': choice })).heading).toBe('One')
  expect((await open(site, { 'x-canary': 'none', cookie: 'canary_share=0' })).heading).toBe('One')
})

test('stored pages are those of a variant, and the browser is told the releases of its own', async () => {
  const site = await startSite({ gateway: createChangingGateway().handler, hasChangeNotices: true })
  await waitUntilCaching(site)
  site.release('mfe_public', 'one', buildTextBundle('One'), {
    canary: { id: 'two', bundle: buildTextBundle('Two'), share: 50 },
  })
  for (const _ of [1, 2, 3]) {
    expect((await open(site, { cookie: 'canary_share=0' })).heading).toBe('Two')
    expect((await open(site, { cookie: 'canary_share=99' })).heading).toBe('One')
  }
  const fetchEntry = async (cookie: string) => {
    const response = await site.get('/remotes/live.json', { headers: { cookie } })
    return ((await response.json()) as { mfe_public: { entry: string } }).mfe_public.entry
  }
  expect(await fetchEntry('canary_share=0')).toBe('/remotes/mfe_public/two/browser/remoteEntry.js')
  expect(await fetchEntry('canary_share=99')).toBe('/remotes/mfe_public/one/browser/remoteEntry.js')
})

test('a canary that cannot be used is left out, and its visitors get the live release', async () => {
  const site = await startSite({ settings: { areClientsAlike: true } })
  site.release('mfe_public', 'one', buildTextBundle('One'), {
    canary: { id: 'two', bundle: 'throw new Error("broken")', share: 100 },
  })
  expect(await open(site, { cookie: 'canary_share=0' })).toMatchObject({ heading: 'One', entry: 'one' })
})

test('a canary that becomes live is all that anybody gets', async () => {
  const site = await startSiteWithCanary(10)
  site.release('mfe_public', 'two', buildTextBundle('Two'))
  expect((await open(site, { cookie: 'canary_share=99' })).heading).toBe('Two')
  expect((await open(site)).cookie).toBeNull()
})
