import { demoFacts, otherFacts } from '@access/kit/organisation-examples'
import { expect, test } from 'vitest'
import { parseHtml } from '../testing/parse-markup.ts'
import { buildBundle, simpleRoutes, startSite } from '../testing/site.ts'

async function startOffice(office = otherFacts) {
  const site = await startSite({ office: () => office })
  site.release('mfe_public', 'one', buildBundle(simpleRoutes))
  const page = parseHtml(await (await site.get('/')).text())
  const answer = await site.get(page.querySelector('link[rel="manifest"]')!.getAttribute('href')!)
  return { site, page, answer, manifest: (await answer.clone().json()) as Record<string, unknown> }
}

test('a bookmark on a phone has the name, the colors and the icon of the organization', async () => {
  const { site, page, answer, manifest } = await startOffice()
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(manifest).toMatchObject({ name: otherFacts.name, description: otherFacts.description })
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/)
  const icon = page.querySelector('link[rel="icon"]')!.getAttribute('href')!
  expect(manifest.icons).toEqual([{ src: icon, sizes: 'any', type: 'image/svg+xml' }])
  expect((await site.get(icon)).status).toBe(200)
})

test('in the colors of the house it has the icon of the house', async () => {
  const { manifest } = await startOffice(demoFacts)
  expect(manifest).not.toHaveProperty('theme_color')
  expect(manifest.icons).toEqual([{ src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }])
})

test('nobody is offered to install it: it stays in the browser, with what one leaves by', async () => {
  const { manifest } = await startOffice()
  expect(manifest).toMatchObject({ display: 'browser', start_url: '/' })
})
