import { expect, test } from 'vitest'
import {
  listAxeViolations,
  listDarkModeViolations,
  openPage,
  setColorScheme,
  waitForHydration,
} from '../browser.ts'
import { additionalTexts, layoutTexts, routeTexts } from '../route-texts.ts'

/**
 * Every page once, as somebody sees it whose browser runs scripts: it says what the specification says, axe finds
 * nothing at 1280 px, light or dark, nor at 320 px, which is also 1280 px at 400 %, and nothing scrolls sideways at
 * any width that a device has. `openPage` fails on whatever breaks our content security policy.
 */

const addresses = [...Object.keys(routeTexts), ...additionalTexts, '/no/such/page', '/admin/login']
const widths = [340, 360, 375, 390, 412, 480, 640, 768, 1024, 1280, 320]

for (const address of addresses)
  test(`${address} says its words and has no barrier at any width, in light or dark`, async () => {
    const { page } = await openPage({ expected: /404/ })
    await page.goto(address)
    if (address === '/admin/login') await page.getByLabel('Password').waitFor()
    else await waitForHydration(page)
    expect(`${new URL(page.url()).pathname}${new URL(page.url()).search}`).toBe(address)
    // All of the text, folded menus and accordions included, with options and labels.
    const content = (await page.content()).replaceAll('&amp;', '&')
    const literals = routeTexts[address] ? [...routeTexts[address], ...layoutTexts] : []
    expect(literals.filter((literal) => !content.includes(literal))).toEqual([])

    expect(await listAxeViolations(page)).toEqual([])
    // Dark mode is checked on wide screens; on narrow ones, on the items below.
    expect(await listDarkModeViolations(page)).toEqual([])
    await setColorScheme(page, 'light')
    const overflowingWidths: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) overflowingWidths.push(`by ${overflow} px at ${width} px`)
    }
    expect(overflowingWidths).toEqual([])
    // The last width was the narrowest.
    expect(await listAxeViolations(page)).toEqual([])
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
