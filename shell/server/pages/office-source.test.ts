import { demoFacts } from '@access/kit/organisation-examples'
import { expect, test, vi } from 'vitest'
import { buildBundle, startSite } from '../testing/site.ts'

/** A site whose gateway returns office facts, until it breaks. */
async function startOfficeSite(facts: object = {}) {
  const state = { isBroken: false, requestCount: 0 }
  const site = await startSite({
    bundle: buildBundle("[{ path: '*', element: page('Welcome') }]"),
    office() {
      state.requestCount += 1
      return state.isBroken ? null : { ...demoFacts, ...facts }
    },
  })
  return { ...site, state, page: async () => (await site.get('/')).text() }
}

const parseBoot = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)![1]!) as {
    office: typeof demoFacts
  }

test('every page says what the office has set, before any script has run', async () => {
  const site = await startOfficeSite({
    phone: '(555) 555-0200',
    email: 'office@example.org',
    address: ['9 Harbor Square', 'Port Maren, New Lorraine 00001'],
    social: [{ name: 'Mastodon', url: 'https://social.example.org/@access' }],
  })
  const html = await site.page()
  for (const text of [
    'href="tel:+15555550200"',
    'office@example.org',
    '9 Harbor Square',
    'href="https://social.example.org/@access"',
  ])
    expect(html).toContain(text)
  expect(html).not.toMatch(/555-?0100/)
})

test('the browser gets the office with the page, with the holidays of the next weeks only', async () => {
  const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const holidays = [-2, 10, 60].map((days) => ({ day: addDays(days), name: `In ${days}` }))
  const site = await startOfficeSite({ timeZone: 'Pacific/Kiritimati', holidays })
  const { office } = parseBoot(await site.page())
  expect(office.timeZone).toBe('Pacific/Kiritimati')
  expect(office.holidays).toEqual([{ day: addDays(10), name: 'In 10' }])
})

test('pages share one query for a few seconds', async () => {
  const site = await startOfficeSite()
  await Promise.all([site.page(), site.page(), site.page()])
  expect(site.state.requestCount).toBe(1)
})

test('without the gateway the office facts are the last known ones', async () => {
  const site = await startOfficeSite({ phone: '(555) 555-0200' })
  await site.page()
  site.state.isBroken = true
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const html = await site.page().finally(() => vi.useRealTimers())
  expect(html).toContain('(555) 555-0200')
})

test('an unknown office is the default one', async () => {
  const site = await startOfficeSite({ phone: '(555) 555-0200' })
  site.state.isBroken = true
  expect(await site.page()).toContain('(555) 555-0100')
})
