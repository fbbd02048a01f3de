import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import {
  countStoredRequests,
  fillContactDetails,
  fillFirstThreeSteps,
  getSubmitButton,
  openForm,
  readReceipt,
  secrets,
  story,
} from '../help-form.ts'

const phone = { viewport: { width: 360, height: 740 } }
const submissionUrl = '**/api/legal-aid-requests'
const waitForReceipt = (page: Page) => page.getByText('Request Submitted!', { exact: true }).first().waitFor()
const waitForFailure = (page: Page) =>
  page.getByText('Failed to submit request. Please try again.', { exact: true }).first().waitFor()
const addToStory = (content: string) => `${story} ${content}`

/** Everything that this origin has stored in the browser, as text. */
const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, document.cookie])
  })

test('answers outlive a reload', async () => {
  const { page } = await openPage(phone)
  await openForm(page)
  await fillContactDetails(page)
  await page.getByRole('textbox').fill(story)
  await page.reload()
  await waitForHydration(page)
  await page.getByText('Your answers have been restored.').waitFor()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(story)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
    .toBe('Dana Whitcombe')
})

test('offline in the middle nothing is lost, and back online the request arrives once', async () => {
  const { page } = await openPage({ ...phone, expected: /ERR_INTERNET_DISCONNECTED/ })
  await fillFirstThreeSteps(page, addToStory('Offline.'))
  const storedBefore = await countStoredRequests()
  await page.context().setOffline(true)
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor()
  await getSubmitButton(page).click()
  await waitForFailure(page)
  await expect.poll(() => page.getByText(addToStory('Offline.')).first().isVisible()).toBe(true)
  await page.context().setOffline(false)
  await getSubmitButton(page).click()
  await waitForReceipt(page)
  expect(await countStoredRequests()).toBe(storedBefore + 1)
})

test('after a lost response the retry creates no second request', async () => {
  const { page } = await openPage({ ...phone, expected: /ERR_CONNECTION_RESET|ERR_FAILED/ })
  await fillFirstThreeSteps(page, addToStory('Lost answer.'))
  const storedBefore = await countStoredRequests()
  await page.route(
    submissionUrl,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await getSubmitButton(page).click()
  await waitForFailure(page)
  expect(await countStoredRequests()).toBe(storedBefore + 1)
  await getSubmitButton(page).click()
  await waitForReceipt(page)
  expect(await countStoredRequests()).toBe(storedBefore + 1)
  expect((await readReceipt(page)).passphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
})

test('a double click sends one request', async () => {
  const { page, requestedUrls } = await openPage(phone)
  await fillFirstThreeSteps(page, addToStory('Twice.'))
  await getSubmitButton(page).dblclick()
  await waitForReceipt(page)
  expect(requestedUrls.filter((address) => address.endsWith('/api/legal-aid-requests'))).toHaveLength(1)
})

test('what is open in two tabs is sent by one of them', async () => {
  const { page } = await openPage(phone)
  await fillFirstThreeSteps(page, addToStory('Two tabs.'))
  await page.getByText('Keep or clear').click()
  await page.getByLabel('Keep on this device for 7 days').check()
  await page.getByText(/^Saved on this device until/).waitFor()
  const secondTab = await page.context().newPage()
  await secondTab.goto('/get-help')
  await waitForHydration(secondTab)
  await secondTab.getByText('Your answers have been restored.').waitFor()
  await secondTab.getByText(/also open in another tab/).waitFor()

  await getSubmitButton(page).click()
  await waitForReceipt(page)
  const { reference } = await readReceipt(page)
  await secondTab
    .getByText(`This request has been sent. Its reference is ${reference}.`, { exact: false })
    .waitFor()
  await expect.poll(() => secondTab.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('')
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
})

test('leaving quickly leaves nothing in any storage, nor does sending', async () => {
  const { page } = await openPage(phone)
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  await fillFirstThreeSteps(page, addToStory('Leaving.'))
  await page.getByText('Keep or clear').click()
  await page.getByLabel('Keep on this device for 7 days').check()
  await page.getByText(/^Saved on this device until/).waitFor()
  await expect.poll(() => readBrowserStorage(page)).toMatch(secrets)
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.bbc.com/**')

  await page.goto('/get-help')
  await waitForHydration(page)
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('')

  await fillFirstThreeSteps(page, addToStory('Sending.'))
  await getSubmitButton(page).click()
  await waitForReceipt(page)
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
  expect(page.url()).not.toMatch(secrets)
})
