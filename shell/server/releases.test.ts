// @vitest-environment node
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aSite, bundleOf, type Site, simpleRoutes } from './testing/site.ts'

const saying = (word: string) => bundleOf(`[{ path: '*', element: page('${word}') }]`)

const heading = async (site: Site, address = '/') =>
  /<h1>(.*?)<\/h1>/.exec(await (await site.get(address)).text())?.[1]

test('a new release is live without a restart, and going back is the same line', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  expect(await heading(site)).toBe('One')
  site.release('mfe_public', 'two', saying('Two'))
  expect(await heading(site)).toBe('Two')
  site.release('mfe_public', 'one', saying('One'))
  expect(await heading(site)).toBe('One')
})

test.each([
  ['does not parse', 'module.exports = {'],
  ['throws', 'throw new Error("broken")'],
  ['asks for what is not lent', 'require("node:fs")'],
  ['was built for another contract', bundleOf('[]', { contract: 2 })],
  ['has no routes', 'module.exports = { contract: 1 }'],
  ['has a form that nobody takes', bundleOf('[]', { forms: "[{ path: '/', fields: [] }]" })],
])('a release that %s leaves the last good one live', async (_what, bundle) => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  site.release('mfe_public', 'two', bundle)
  expect(await heading(site)).toBe('One')
  expect((await site.get('/')).status).toBe(200)
})

test('a bundle that is not the pinned one is not evaluated', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  site.release('mfe_public', 'two', 'globalThis.evaluated = true', (line) => {
    line.server!.integrity = `sha384-${'A'.repeat(64)}`
  })
  expect(await heading(site)).toBe('One')
  expect(globalThis).not.toHaveProperty('evaluated')
})

test('a line can only name files of its own release', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  for (const change of [
    (line: ReturnType<Site['release']>) => {
      line.base = 'https://evil.example/'
    },
    (line: ReturnType<Site['release']>) => {
      line.version = '../mfe_admin'
    },
    (line: ReturnType<Site['release']>) => {
      line.server!.file = '../../../elsewhere.cjs'
    },
    (line: ReturnType<Site['release']>) => {
      line.browser.integrity = {}
    },
  ]) {
    site.release('mfe_public', 'two', saying('Two'), change)
    expect(await heading(site)).toBe('One')
  }
})

test('a registry that cannot be read changes nothing', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  writeFileSync(path.join(site.folder, 'remotes.json'), '{ "mfe_pub')
  site.releases.look()
  expect(await heading(site)).toBe('One')
})

test('a remote that was never released is out, and the rest of the site stands', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', bundleOf(simpleRoutes))
  const answer = await site.get('/get-help')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('role="alert"')
  expect(html).toContain('This part of the site is not available right now')
  expect(html).toContain('Try again')
  expect((await site.get('/')).status).toBe(200)
})

test('a release whose files are removed is out until they are back', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', bundleOf(simpleRoutes))
  site.release('mfe_get_help', 'one', saying('Help'))
  expect((await site.get('/get-help')).status).toBe(200)

  rmSync(path.join(site.folder, 'remotes/mfe_get_help'), { recursive: true })
  expect((await site.get('/get-help')).status).toBe(503)
  expect(await (await site.get('/remotes/live.json')).json()).not.toHaveProperty('mfe_get_help')
  expect((await site.get('/')).status).toBe(200)

  site.release('mfe_get_help', 'one', saying('Help'))
  expect(await heading(site, '/get-help')).toBe('Help')
})

test('a release that is listed before its files have come is live as soon as they have', async () => {
  const site = await aSite()
  site.release('mfe_public', 'one', saying('One'))
  const { version } = site.release('mfe_public', 'two', saying('Two'), () => {
    renameSync(path.join(site.folder, 'remotes/mfe_public/two'), path.join(site.folder, 'on-its-way'))
  })
  expect(await heading(site)).toBe('One')
  renameSync(path.join(site.folder, 'on-its-way'), path.join(site.folder, 'remotes/mfe_public', version))
  site.releases.look()
  expect(await heading(site)).toBe('Two')
})

test('a browser can ask what is live now', async () => {
  const site = await aSite()
  const { browser } = site.release('mfe_public', 'one', bundleOf(simpleRoutes))
  const answer = await site.get('/remotes/live.json')
  expect(await answer.json()).toEqual({
    mfe_public: {
      entry: '/remotes/mfe_public/one/browser/remoteEntry.js',
      integrity: browser.integrity['remoteEntry.js'],
    },
  })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
