import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, waitForHydration } from '../browser.ts'
import {
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  fillFirstThreeSteps,
  getSubmitButton,
  readReceipt,
  story,
} from '../help-form.ts'

/** The receipt of a request, on a phone. */

const phone = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] }

/** Everything that this origin has stored in the browser, and the state of the page's entry in its history. */
const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    const stores = [{ ...localStorage }, { ...sessionStorage }, databases, caches]
    return JSON.stringify([stores, document.cookie, history.state])
  })

async function submitWith(page: Page, content: string) {
  await fillFirstThreeSteps(page, `${story} ${content}`)
  return submitRequest(page)
}

async function submitRequest(page: Page) {
  await getSubmitButton(page).click()
  const receipt = await readReceipt(page)
  expect(receipt.passphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
  return {
    ...receipt,
    storedText: new RegExp(`${receipt.reference}|${receipt.passphrase.replaceAll(' ', '.')}`),
  }
}

const openStatus = (page: Page) =>
  page
    .getByRole('region', { name: 'Request Submitted!' })
    .getByText('Status of your request', { exact: true })
    .click()

test('from the receipt to the status and back nothing is lost, and hiding it leaves nothing', async () => {
  const { page, requestedUrls } = await openPage(phone)
  const { reference, passphrase, storedText } = await submitWith(page, 'Receipt.')
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await listAxeViolations(page)).toEqual([])
  expect(await listDarkModeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy your passphrase' }).click()
  await page.getByText('Copied your passphrase.').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(passphrase)

  await openStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(reference, { exact: true }).first().waitFor()
  await expect.poll(() => page.getByLabel('Passphrase', { exact: true }).count()).toBe(0)
  await page.goBack()
  await expect.poll(() => readReceipt(page)).toEqual({ reference, passphrase })

  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => readReceipt(page)).toEqual({ reference, passphrase })
  // So do the other ways from here.
  await openStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.goBack()
  await expect.poll(() => readReceipt(page)).toEqual({ reference, passphrase })
  await page.getByRole('link', { name: 'How often we meet these deadlines' }).click()
  await page.getByRole('heading', { level: 1, name: /^What we promise/ }).waitFor()
  await page.goBack()
  await expect.poll(() => readReceipt(page)).toEqual({ reference, passphrase })

  expect(requestedUrls.filter((address) => storedText.test(address))).toEqual([])
  await page.getByRole('link', { name: 'I have written them down' }).click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await readBrowserStorage(page)).not.toMatch(storedText)
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await page.content()).not.toMatch(storedText)
  await page.goto('/get-help/status')
  await waitForHydration(page)
  await expect.poll(() => page.getByLabel('Passphrase', { exact: true }).inputValue()).toBe('')
})

test.each([360, 390, 768, 1280])(
  'a toast covers nothing on a screen of %i px, and nothing moves when it goes',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } })
    await fillFirstThreeSteps(page, `${story} Toast.`)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await submitRequest(page)
    await page.locator('.toast').waitFor()
    expect(await listCoveredByToast(page)).toEqual([])
    expect(await isInSight(page)).toBe(true)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const top = () =>
      page
        .getByText('Your passphrase', { exact: true })
        .evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await top()).toBe(before)
  },
)

test.each([360, 768, 1280])(
  'at %i px a failure is told by a toast that covers nothing of what was there, wherever one has scrolled to',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 }, expected: /status of 503/ })
    await page.goto('/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('textbox', { name: 'Name' }).fill('Dana Whitcombe')
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.org')
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hours')
    await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
    const button = page.getByRole('button', { name: 'Send Message' })
    await button.scrollIntoViewIfNeeded()
    const scrolledAway = await page.evaluate(listAbove, '.exit-bar')
    expect(scrolledAway).not.toEqual([])
    await button.click()
    await page.locator('.toast-error').waitFor()
    const covered = await listCoveredByToast(page)
    expect(covered.filter((text) => !scrolledAway.includes(text))).toEqual([])
    expect(await isInSight(page)).toBe(true)
  },
)

/** Texts and controls of the page that begin above the lower edge of this, but are not of it. */
function listAbove(selector: string): string[] {
  const cover = document.querySelector(selector)!
  const { bottom } = cover.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button, input, textarea, label, dt, dd, h1, h2, p)')]
    .filter((element) => !element.closest('.exit-bar, .toast') && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().top < bottom - 1)
    .map((element) => `${element.tagName} ${element.id} ${element.textContent}`)
}

/** Whether nothing covers the toast itself. */
const isInSight = (page: Page) =>
  page.locator('.toast').evaluate((toast) => {
    const { left, top, bottom } = toast.getBoundingClientRect()
    return [top + 5, bottom - 5].every((y) => toast.contains(document.elementFromPoint(left + 20, y)))
  })

const listCoveredByToast = (page: Page) => page.evaluate(listAbove, '.toast')

test('after the quick exit from the status nothing is there on the way back', async () => {
  const { page } = await openPage(phone)
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  const { storedText } = await submitWith(page, 'Hurry.')
  await openStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.bbc.com/**')
  await page.goBack()
  await page.waitForURL(/\/get-help/)
  await waitForHydration(page)
  expect(await page.content()).not.toMatch(storedText)
  expect(await readBrowserStorage(page)).not.toMatch(storedText)
})

test('without JavaScript the receipt leads to the status as well', async () => {
  const { page, requestedUrls } = await openPage({ viewport: phone.viewport, javaScriptEnabled: false })
  await page.goto('/get-help')
  await fillContactDetails(page)
  await fillCaseDetails(page, `${story} Without script.`)
  await fillEligibility(page)
  const { reference, storedText } = await submitRequest(page)
  await openStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(reference, { exact: true }).first().waitFor()
  expect(requestedUrls.filter((address) => storedText.test(address))).toEqual([])
})
