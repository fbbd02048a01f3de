import { expect, test } from 'vitest'
import { aVisitor, findings, hydrated } from './browser.ts'

/** Everyone can read it: axe finds nothing, and nothing scrolls sideways on the smallest phone. */

const addresses = ['/', '/services', '/cases', '/judgments', '/get-help', '/no/such/page', '/admin/login']

for (const address of addresses)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280])
      test(`${address} has no barrier in ${colorScheme} at ${width} px`, async () => {
        const { page } = await aVisitor({ colorScheme, viewport: { width, height: 800 }, expected: /404/ })
        await page.goto(address)
        if (address === '/admin/login') await page.getByLabel('Password').waitFor()
        else await hydrated(page)
        expect(await findings(page)).toEqual([])
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBe(0)
      })
