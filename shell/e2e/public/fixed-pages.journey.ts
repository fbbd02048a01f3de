import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

const countOperations = (urls: readonly string[]) => urls.filter((url) => url.includes('/graphql')).length

test('about us makes no call from the browser, on arrival, from another page, or when one goes back to it', async () => {
  const { page, requestedUrls } = await openPage()
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  expect(countOperations(requestedUrls)).toBe(0)

  await page.goto('/')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Learn More About Us' })
  await link.hover()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  await waitForHydration(page)
  expect(countOperations(requestedUrls)).toBe(0)

  await page.getByRole('link', { name: 'Meet our team' }).click()
  await page.waitForURL('**/team')
  await page.getByRole('heading', { level: 1, name: 'The people on the other side of the door' }).waitFor()
  const callsOfTeam = countOperations(requestedUrls)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  expect(countOperations(requestedUrls)).toBe(callsOfTeam)
})
