// @vitest-environment node
import { usualFacts } from '@access/kit'
import { expect, test, vi } from 'vitest'
import { aSite, bundleOf } from './testing/site.ts'

/** A site whose gateway tells of the office, until it breaks. */
async function siteOf(about: object = {}) {
  const state = { isBroken: false, told: 0 }
  const site = await aSite({
    office() {
      state.told += 1
      return state.isBroken ? null : { ...usualFacts, ...about }
    },
  })
  site.release('mfe_public', 'one', bundleOf("[{ path: '*', element: page('Welcome') }]"))
  return { ...site, state, page: async () => (await site.get('/')).text() }
}

const bootIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)![1]!) as {
    office: typeof usualFacts
  }

test('every page says what the office has set, before any script has run', async () => {
  const site = await siteOf({
    phone: '(555) 555-0200',
    email: 'office@example.org',
    address: ['9 Harbor Square', 'Port Maren, New Lorraine 00001'],
    social: [{ name: 'Mastodon', address: 'https://social.example.org/@access' }],
  })
  const html = await site.page()
  for (const told of [
    'href="tel:+15555550200"',
    'office@example.org',
    '9 Harbor Square',
    'href="https://social.example.org/@access"',
  ])
    expect(html).toContain(told)
  expect(html).not.toContain('0100')
})

test('the browser is told with the page and has nothing to ask, holidays of the next weeks alone', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const holidays = [-2, 10, 60].map((days) => ({ day: inDays(days), name: `In ${days}` }))
  const site = await siteOf({ timeZone: 'Pacific/Kiritimati', holidays })
  const { office } = bootIn(await site.page())
  expect(office.timeZone).toBe('Pacific/Kiritimati')
  expect(office.holidays).toEqual([{ day: inDays(10), name: 'In 10' }])
})

test('pages share one asking for a few seconds', async () => {
  const site = await siteOf()
  await Promise.all([site.page(), site.page(), site.page()])
  expect(site.state.told).toBe(1)
})

test('while the gateway is away the office is as it was last heard of', async () => {
  const site = await siteOf({ phone: '(555) 555-0200' })
  await site.page()
  site.state.isBroken = true
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const html = await site.page().finally(() => vi.useRealTimers())
  expect(html).toContain('(555) 555-0200')
})

test('an office that was never heard of is the usual one', async () => {
  const site = await siteOf({ phone: '(555) 555-0200' })
  site.state.isBroken = true
  expect(await site.page()).toContain('(555) 555-0100')
})
