import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { countEnds, createRequest, lookUpStatus } from '../applicant.ts'
import { openPage, waitForHydration } from '../browser.ts'
import {
  fillContactDetails,
  finishLater,
  getStoryField,
  openForm,
  readBrowserStorage,
  secrets,
  story,
} from '../help-form.ts'

/** Leaving leaves nothing behind, and Back does not bring it back. */

const weather = 'https://www.bbc.com/weather'

async function waitForWeather(page: Page) {
  await page.waitForURL(weather)
  await expect.poll(() => page.title()).toBe('Weather')
}

const answerForWeather = (page: Page) =>
  page.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )

test('leaving quickly, by the link or by Shift, leaves nothing in any storage, and Back does not bring it back', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await answerForWeather(page)
  await page.goto('/about')
  await openForm(page)
  await fillContactDetails(page)
  await getStoryField(page).fill(story)
  await finishLater(page)
  await expect.poll(() => readBrowserStorage(page)).toMatch(secrets)
  expect(await page.evaluate(() => localStorage.length)).toBe(1)
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await waitForWeather(page)
  await page.goBack()
  await waitForHydration(page)
  expect(await page.content()).not.toMatch(secrets)
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/get-help')
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('')

  // By the Shift key.
  await page.goto('/about')
  await page.goto('/contact')
  // The bar belongs to the remote, which hydrates after the shell's own part.
  await waitForHydration(page, '.exit-bar')
  await page.getByRole('textbox', { name: 'Message' }).fill('He came back.')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift')
  await waitForWeather(page)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('the quick exit ends the access, and nothing of the status is there on the way back', async () => {
  const receipt = await createRequest({ name: 'Hurry Example' })
  // Not answered for: a request that a route holds does not outlive its page.
  const { page } = await openPage({ expected: /ERR_/ })
  await page.goto('/get-help')
  await lookUpStatus(page, receipt)
  await page.getByRole('link', { name: 'Leave this site' }).click({ noWaitAfter: true })
  await expect.poll(() => countEnds(receipt.reference)).toBe(1)
  // The other site cannot be reached from a test: the browser says so on a page of its own.
  await expect.poll(() => page.url()).toContain('chrome-error')
  // It is drawn by another process, which takes over in its time: until then the browser refuses to go back.
  await expect.poll(() => page.goBack().then(() => page.url(), String)).toMatch(/\/get-help$/)
  await waitForHydration(page)
  const stored = new RegExp(`${receipt.reference}|${receipt.passphrase.replaceAll(' ', '.')}`)
  expect(await page.content()).not.toMatch(stored)
  expect(await readBrowserStorage(page)).not.toMatch(stored)
})

test('after a logout, going back shows nothing of the portal', async () => {
  const { page } = await openPage()
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto('/admin/cases')
  await page.getByRole('heading', { level: 1, name: 'Cases Management' }).waitFor()
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Sign in to manage the organisation').waitFor()
  // The dashboard, as it was before.
  await page.goBack()
  await page.getByText('Sign in to manage the organisation').waitFor()
  expect(await page.getByRole('heading', { name: 'Dashboard' }).count()).toBe(0)
})
