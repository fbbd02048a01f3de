import { contract } from '@access/kit'
import type { LocalRelease } from '@access/service-kit/releases'
import { expect, test } from 'vitest'
import { createChangingGateway, waitUntilCaching } from '../testing/changing-gateway.ts'
import { buildBundle, type Site, simpleBundle, startSite } from '../testing/site.ts'

const buildTextBundle = (text: string) => buildBundle(`[{ path: '*', element: page('${text}') }]`)

const fetchHeading = async (site: Site, address = '/') =>
  /<h1>(.*?)<\/h1>/.exec(await (await site.get(address)).text())?.[1]

test('a new release is active without a restart, and a rollback is the same entry', async () => {
  const site = await startSite({ bundle: buildTextBundle('One') })
  expect(await fetchHeading(site)).toBe('One')
  site.release('mfe_public', 'two', buildTextBundle('Two'))
  expect(await fetchHeading(site)).toBe('Two')
  site.release('mfe_public', 'one', buildTextBundle('One'))
  expect(await fetchHeading(site)).toBe('One')
})

const describeServer =
  (server: string) =>
  ({ manifest }: LocalRelease) =>
    void Object.assign(manifest.description as object, { server })

test.each<[string, bundle: string, change?: (release: LocalRelease) => void]>([
  ['whose bundle does not parse', 'module.exports = {'],
  ['whose bundle throws', 'throw new Error("broken")'],
  ['whose bundle requires an unknown module', 'require("node:fs")'],
  ['whose bundle was built for another contract', buildBundle('[]', { contract: contract + 1 })],
  ['whose bundle has no routes', `module.exports = { contract: ${contract} }`],
  ['with a form without a handler', buildBundle('[]', { forms: "[{ path: '/', fields: [] }]" })],
  [
    'whose bundle is not the pinned one',
    `globalThis.evaluated = true; ${buildTextBundle('Two')}`,
    ({ manifest }) => void Object.assign(manifest.files, { 'server/server.cjs': `sha384-${'A'.repeat(64)}` }),
  ],
  ['with a bundle outside its folder', buildTextBundle('Two'), describeServer('../../elsewhere.cjs')],
  [
    'with an entry that it does not have',
    buildTextBundle('Two'),
    ({ line }) => void Object.assign(line, { entry: 'other.js' }),
  ],
  [
    'with a script without a hash',
    buildTextBundle('Two'),
    ({ manifest }) => void delete manifest.files['browser/home.js'],
  ],
  [
    'without a description',
    buildTextBundle('Two'),
    ({ manifest }) => void Object.assign(manifest, { description: null }),
  ],
  [
    'of another contract',
    buildTextBundle('Two'),
    ({ line }) => void Object.assign(line, { contract: contract + 1 }),
  ],
])('a release %s leaves the last good one active', async (_what, bundle, change) => {
  const site = await startSite({ bundle: buildTextBundle('One') })
  site.release('mfe_public', 'two', bundle, change && { change })
  expect(await fetchHeading(site)).toBe('One')
  expect(globalThis).not.toHaveProperty('evaluated')
})

test('a remote that was never released is unavailable, and the rest of the site works', async () => {
  const site = await startSite({ bundle: simpleBundle })
  const answer = await site.get('/get-help')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('role="alert"')
  expect(html).toContain('This part of the site is not available right now')
  expect(html).toContain('Try again')
  expect((await site.get('/')).status).toBe(200)
})

test('a remote whose releases are gone is unavailable until one is back', async () => {
  const site = await startSite({ bundle: simpleBundle })
  site.release('mfe_get_help', 'one', buildTextBundle('Help'))
  expect((await site.get('/get-help')).status).toBe(200)

  site.withdraw('mfe_get_help')
  expect((await site.get('/get-help')).status).toBe(503)
  expect(await (await site.get('/remotes/live.json')).json()).not.toHaveProperty('mfe_get_help')
  expect((await site.get('/')).status).toBe(200)

  site.release('mfe_get_help', 'one', buildTextBundle('Help'))
  expect(await fetchHeading(site, '/get-help')).toBe('Help')
})

test('a browser can fetch the active releases', async () => {
  const site = await startSite()
  const { manifest } = site.release('mfe_public', 'one', simpleBundle)
  const answer = await site.get('/remotes/live.json')
  expect(await answer.json()).toEqual({
    mfe_public: {
      entry: '/remotes/mfe_public/one/browser/remoteEntry.js',
      integrity: manifest.files['browser/remoteEntry.js'],
    },
  })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

const device = 'known_device=a'

/** The cookie by which releases on trial are turned on at a device. */
async function turnTrialOn(site: Site): Promise<string> {
  const answer = await site.get('/remotes/trial/on', { headers: { cookie: device } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  return `${device}; ${answer.headers.get('set-cookie')!.split(';')[0]}`
}

const openAt = async (site: Site, cookie: string) => {
  const html = await (await site.get('/', { headers: { cookie } })).text()
  return [/<h1>(.*?)<\/h1>/.exec(html)?.[1], /remotes\/mfe_public\/(\w+)\/browser/.exec(html)?.[1]]
}

test('an administrator tries a release before others get it, page and scripts, also of a cached page', async () => {
  const site = await startSite({ gateway: createChangingGateway().handler, hasChangeNotices: true })
  await waitUntilCaching(site)
  site.release('mfe_public', 'one', buildTextBundle('One'))
  site.release('mfe_public', 'two', buildTextBundle('Two'), { status: 'trial' })
  const cookie = await turnTrialOn(site)
  for (const _ of [1, 2]) {
    expect(await openAt(site, cookie)).toEqual(['Two', 'two'])
    expect(await openAt(site, device)).toEqual(['One', 'one'])
  }
  const off = await site.get('/remotes/trial/off', { headers: { cookie } })
  expect(off.headers.get('set-cookie')).toContain('Max-Age=0')
  site.release('mfe_public', 'two', buildTextBundle('Two'))
  expect(await openAt(site, '')).toEqual(['Two', 'two'])
})

test('a visitor gets no release on trial', async () => {
  const site = await startSite({ bundle: buildTextBundle('One') })
  site.release('mfe_public', 'two', buildTextBundle('Two'), { status: 'trial' })
  expect((await site.get('/remotes/trial/on')).headers.get('set-cookie')).toBeNull()
  expect(await openAt(site, 'release_trial=on')).toEqual(['One', 'one'])
})

test('in place of a broken release on trial its administrator gets the live one', async () => {
  const site = await startSite({ bundle: buildTextBundle('One') })
  site.release('mfe_public', 'two', 'throw new Error("broken")', { status: 'trial' })
  expect(await openAt(site, await turnTrialOn(site))).toEqual(['One', 'one'])
})
