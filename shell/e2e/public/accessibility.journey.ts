import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, waitForHydration } from '../browser.ts'
import { additionalTexts, routeTexts } from '../route-texts.ts'

/** Everyone can read it: axe finds nothing, and nothing scrolls sideways at 320 px, which is also 1280 px at 400 %. */

const addresses = [...Object.keys(routeTexts), ...additionalTexts, '/no/such/page', '/admin/login']

for (const address of addresses)
  for (const width of [320, 1280])
    test(`${address} has no barrier at ${width} px`, async () => {
      const { page } = await openPage({ viewport: { width, height: 800 }, expected: /404/ })
      await page.goto(address)
      if (address === '/admin/login') await page.getByLabel('Password').waitFor()
      else await waitForHydration(page)
      // Dark mode is checked on wide screens; on narrow ones, on the items below.
      const darkViolations = width === 320 ? [] : await listDarkModeViolations(page)
      expect([...(await listAxeViolations(page)), ...darkViolations]).toEqual([])
      const overflowingPages = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowingPages).toBe(0)
    })

for (const [list, item] of [
  ['/cases', /^\/cases\/[0-9a-f-]{36}$/],
  ['/judgments', /^\/judgments\/[0-9a-f-]{36}$/],
  ['/events', /^\/events\/[0-9a-f-]{36}$/],
  ['/blog', /^\/blog\/[a-z0-9-]+$/],
] as const)
  test(`the first item of ${list} has no barrier in light or dark`, async () => {
    const { page } = await openPage({ viewport: { width: 320, height: 800 } })
    await page.goto(list)
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    await page.goto(addresses.find((address) => item.test(address))!)
    await waitForHydration(page)
    expect([...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]).toEqual([])
  })

test('no page scrolls sideways at any width a device has', async () => {
  const { page } = await openPage()
  const wide: string[] = []
  for (const address of Object.keys(routeTexts)) {
    await page.goto(address)
    await waitForHydration(page)
    for (const width of [320, 340, 360, 375, 390, 412, 480, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (scrolled > 0) wide.push(`${address} by ${scrolled} px at ${width} px`)
    }
  }
  expect(wide).toEqual([])
})
