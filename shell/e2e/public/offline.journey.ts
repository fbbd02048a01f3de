import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, visit, waitForHydration } from '../browser.ts'

/** Without a connection: what was read is still there, and what nobody else may see never was. */

const listCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = lists.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => !/^\/(?:assets|remotes|brand|drawings)\//.test(path))
  })

test('public pages that were read open without a connection, others say so, and the quick exit deletes them', async () => {
  const { page } = await openPage({ serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED/ })
  await page.goto('/services')
  await expect.poll(() => listCachedPages(page)).toEqual(['/offline', '/services'])
  for (const path of ['/stay-safe', '/contact', '/get-help', '/search?q=eviction', '/team'])
    await visit(page, path)
  // The last of them is kept, and those before it would have been by then.
  await expect.poll(() => listCachedPages(page)).toContain('/team')
  for (const path of ['/stay-safe', '/get-help']) await page.goto(path)
  expect((await listCachedPages(page)).sort()).toEqual(['/offline', '/services', '/team'])

  await page.context().setOffline(true)
  await page.goto('/services')
  await page.getByText(/^You are offline\. This is a copy from \w+ \d+, \d{4}\./).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Our Services' }).waitFor()
  expect(await page.locator('script, .needs-script:visible').count()).toBe(0)
  await page.goto('/stay-safe')
  await page.getByRole('heading', { name: 'You Are Offline' }).waitFor()
  await page.getByRole('link', { name: /^Call \(/ }).waitFor()

  await page.context().setOffline(false)
  await page.goto('/stay-safe')
  await waitForHydration(page, '.exit-bar')
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  await page.getByRole('link', { name: 'Leave this site', exact: true }).click()
  await page.waitForURL('https://www.bbc.com/weather')
  await page.goto('/livez')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
