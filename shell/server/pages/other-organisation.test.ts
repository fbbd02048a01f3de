/** What the shell's server says for an organization that has nothing in common with the demonstration. */
import { otherFacts } from '@access/kit/organisation-examples'
import { expect, test } from 'vitest'
import { buildEvent, startFeedSite } from '../testing/feed-site.ts'
import { parseHtml, parseIcs, parseXml } from '../testing/parse-markup.ts'
import { simpleBundle, startSite } from '../testing/site.ts'

const demonstration = /Access to Justice|Port Maren|New Lorraine|Lantern Street|\b911\b|#0f5148/

async function startOther(settings: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite({ bundle: simpleBundle, office: () => otherFacts, ...settings })
  return site
}

test('a page names it in its header, its title and its footer, and nobody else', async () => {
  const site = await startOther({ settings: { publicUrl: 'https://porady.example.org' } })
  const html = await (await site.get('/')).text()
  const page = parseHtml(html)
  expect(page.title).toBe(`Welcome – ${otherFacts.name}`)
  expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(otherFacts.name)
  expect(page.querySelector('.site-header .logo-picture')?.getAttribute('src')).toBe(otherFacts.logo)
  expect(page.querySelector('.site-footer')?.textContent).toContain(otherFacts.name)
  expect(page.querySelector('.site-footer a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+48425550100')
  expect(html).not.toMatch(demonstration)
})

test('a page that only says what is wrong has its name and its colors', async () => {
  const site = await startOther()
  const html = await (await site.get('/%')).text()
  expect(parseHtml(html).title).toBe(`400 – ${otherFacts.name}`)
  expect(html).toContain('href="/brand/ffd400-777777.')
})

test('feeds and calendars are named after it', async () => {
  const event = buildEvent()
  const site = await startFeedSite(
    { events: [event] },
    { publicUrl: 'https://porady.example.org' },
    otherFacts,
  )
  const feed = parseXml(await (await site.get('/feeds/blog.xml')).text())
  expect(feed.querySelector('title')?.textContent).toBe(`${otherFacts.name}: Blog`)
  const calendar = new Map(parseIcs(await (await site.get(`/events/${event.id}.ics`)).text()))
  expect(calendar.get('X-WR-CALNAME')).toBe(otherFacts.name)
  expect(calendar.get('PRODID')).toBe(`-//${otherFacts.name}//Events//EN`)
})

test('a start without the gateway shows the last known office, or a neutral one', async () => {
  const { folder, get } = await startOther()
  await get('/')
  const settings = { officeFile: `${folder}/office.json` }
  const restarted = await startOther({ isGatewayDown: true, settings })
  const page = parseHtml(await (await restarted.get('/')).text())
  expect(page.title).toBe(`Welcome – ${otherFacts.name}`)
  const neutral = await startOther({ isGatewayDown: true })
  const html = await (await neutral.get('/')).text()
  expect(html).toContain('<title>Welcome – Legal aid office</title>')
  expect(html).not.toMatch(/Access to Justice|Port Maren|New Lorraine|Lantern Street/)
})
