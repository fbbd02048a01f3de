import { demoFacts, otherFacts } from '@access/kit/organisation-examples'
import { expect, test } from 'vitest'
import { parseHtml } from '../testing/parse-markup.ts'
import { type Site, simpleBundle, startSite } from '../testing/site.ts'

async function startOffice(office = otherFacts) {
  const site = await startSite({ bundle: simpleBundle, office: () => office })
  const page = parseHtml(await (await site.get('/')).text())
  const findHref = (selector: string) => page.querySelector(selector)?.getAttribute('href') ?? ''
  return { site, page, findHref }
}

async function fetchManifest(site: Site, findHref: (selector: string) => string) {
  const answer = await site.get(findHref('link[rel="manifest"]'))
  return { answer, manifest: (await answer.json()) as Record<string, unknown> }
}

test('colors of the organization come as a style sheet that is kept for good, and is the same for all', async () => {
  const { site, findHref } = await startOffice()
  const answer = await site.get(findHref('link[rel="stylesheet"][href^="/brand/"]'))
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toMatch(/--link:light-dark\(#[\da-f]{6},#[\da-f]{6}\);/)
})

test('the icon and the bar of the browser follow the colors', async () => {
  const { site, page, findHref } = await startOffice()
  const icon = await site.get(findHref('link[rel="icon"]'))
  expect(icon.headers.get('content-type')).toContain('image/svg+xml')
  expect(await icon.text()).not.toContain('#0f5148')
  expect(page.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2)
})

test('without colors of its own a page has no file more than before', async () => {
  const { findHref } = await startOffice(demoFacts)
  expect(findHref('link[href^="/brand/"]')).toBe('')
  expect(findHref('link[rel="icon"]')).toBe('/assets/icon.svg')
})

test('what another version made of the colors is not kept, and there is nothing under other names', async () => {
  const { site } = await startOffice()
  const answer = await site.get('/brand/ffd400-house.00000000.css')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  for (const name of ['red-house.00000000.css', 'ffd400.css', '%2e%2e/settings.ts'])
    expect((await site.get(`/brand/${name}`)).status).toBe(404)
})

test('a bookmark on a phone has the name, the colors and the icon of the organization', async () => {
  const { site, findHref } = await startOffice()
  const { answer, manifest } = await fetchManifest(site, findHref)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(manifest).toMatchObject({ name: otherFacts.name, description: otherFacts.description })
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/)
  const icon = findHref('link[rel="icon"]')
  expect(manifest.icons).toEqual([{ src: icon, sizes: 'any', type: 'image/svg+xml' }])
  expect((await site.get(icon)).status).toBe(200)
})

test('in the colors of the house it has the icon of the house', async () => {
  const { site, findHref } = await startOffice(demoFacts)
  const { manifest } = await fetchManifest(site, findHref)
  expect(manifest).not.toHaveProperty('theme_color')
  expect(manifest.icons).toEqual([{ src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }])
})

test('it can be installed, in a window that keeps what one leaves by', async () => {
  const { site, findHref } = await startOffice()
  const { manifest } = await fetchManifest(site, findHref)
  expect(manifest).toMatchObject({ display: 'minimal-ui', start_url: '/' })
})
