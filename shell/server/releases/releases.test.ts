import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@access/kit'
import { computeIntegrity, type LocalRelease } from '@access/release-store'
import { expect, test } from 'vitest'
import { federationManifestFile } from '../../federation-manifest.ts'
import { buildBundle, type Site, simpleRoutes, startSite } from '../testing/site.ts'

const buildTextBundle = (text: string) => buildBundle(`[{ path: '*', element: page('${text}') }]`)

const fetchHeading = async (site: Site, address = '/') =>
  /<h1>(.*?)<\/h1>/.exec(await (await site.get(address)).text())?.[1]

test('a new release is active without a restart, and a rollback is the same entry', async () => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildTextBundle('One'))
  expect(await fetchHeading(site)).toBe('One')
  site.release('mfe_public', 'two', buildTextBundle('Two'))
  expect(await fetchHeading(site)).toBe('Two')
  site.release('mfe_public', 'one', buildTextBundle('One'))
  expect(await fetchHeading(site)).toBe('One')
})

test.each([
  ['does not parse', 'module.exports = {'],
  ['throws', 'throw new Error("broken")'],
  ['requires an unknown module', 'require("node:fs")'],
  ['was built for another contract', buildBundle('[]', { contract: contract + 1 })],
  ['has no routes', `module.exports = { contract: ${contract} }`],
  ['has a form without a handler', buildBundle('[]', { forms: "[{ path: '/', fields: [] }]" })],
])('a release that %s leaves the last good one active', async (_what, bundle) => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildTextBundle('One'))
  site.release('mfe_public', 'two', bundle)
  expect(await fetchHeading(site)).toBe('One')
  expect((await site.get('/')).status).toBe(200)
})

test('a bundle that is not the pinned one is not evaluated', async () => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildTextBundle('One'))
  site.release('mfe_public', 'two', 'globalThis.evaluated = true', {
    change: ({ manifest }) => {
      manifest.files['server/server.cjs'] = `sha384-${'A'.repeat(64)}`
    },
  })
  expect(await fetchHeading(site)).toBe('One')
  expect(globalThis).not.toHaveProperty('evaluated')
})

/** Gives a release an `mf-manifest.json` with another entry. */
function replaceEntry({ folder }: LocalRelease, name: string): string {
  const file = path.join(folder, federationManifestFile)
  const text = readFileSync(file, 'utf8').replace('remoteEntry.js', name)
  writeFileSync(file, text)
  return text
}

test.each<[string, (release: LocalRelease) => void]>([
  [
    'a server bundle outside its folder',
    ({ manifest }) => Object.assign(manifest.description as object, { server: '../../elsewhere.cjs' }),
  ],
  [
    'an entry of another site',
    (release) => {
      const text = replaceEntry(release, 'https://evil.example/x.js')
      release.manifest.files[federationManifestFile] = computeIntegrity(text)
    },
  ],
  ['an mf-manifest.json that is not the pinned one', (release) => void replaceEntry(release, 'home.js')],
  ['a script without a hash', ({ manifest }) => void delete manifest.files['browser/home.js']],
  ['no description', ({ manifest }) => void Object.assign(manifest, { description: null })],
])('a release with %s is not used', async (_, change) => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildTextBundle('One'))
  site.release('mfe_public', 'two', buildTextBundle('Two'), { change })
  expect(await fetchHeading(site)).toBe('One')
})

test('a remote that was never released is unavailable, and the rest of the site works', async () => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildBundle(simpleRoutes))
  const answer = await site.get('/get-help')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('role="alert"')
  expect(html).toContain('This part of the site is not available right now')
  expect(html).toContain('Try again')
  expect((await site.get('/')).status).toBe(200)
})

test('a release whose files are removed is unavailable until they are back', async () => {
  const site = await startSite()
  site.release('mfe_public', 'one', buildBundle(simpleRoutes))
  site.release('mfe_get_help', 'one', buildTextBundle('Help'))
  expect((await site.get('/get-help')).status).toBe(200)

  rmSync(path.join(site.folder, 'remotes/mfe_get_help'), { recursive: true })
  expect((await site.get('/get-help')).status).toBe(503)
  expect(await (await site.get('/remotes/live.json')).json()).not.toHaveProperty('mfe_get_help')
  expect((await site.get('/')).status).toBe(200)

  site.release('mfe_get_help', 'one', buildTextBundle('Help'))
  expect(await fetchHeading(site, '/get-help')).toBe('Help')
})

test('a browser can fetch the active releases', async () => {
  const site = await startSite()
  const { files } = site.release('mfe_public', 'one', buildBundle(simpleRoutes))
  const answer = await site.get('/remotes/live.json')
  expect(await answer.json()).toEqual({
    mfe_public: {
      entry: '/remotes/mfe_public/one/browser/remoteEntry.js',
      integrity: files['browser/remoteEntry.js'],
    },
  })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
