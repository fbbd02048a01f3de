import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { fillFirstThreeSteps, getSubmitButton, readReceipt } from '../help-form.ts'

/** A toast covers nothing that one has to read or press: only a browser lays it out. */

/** Texts and controls of the page that begin above the lower edge of this, but are not of it. */
function listAbove(selector: string): string[] {
  const cover = document.querySelector(selector)!
  const { bottom } = cover.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button, input, textarea, label, dt, dd, h1, h2, p)')]
    .filter((element) => !element.closest('.exit-bar, .toast') && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().top < bottom - 1)
    .map((element) => `${element.tagName} ${element.id} ${element.textContent}`)
}

const listCoveredByToast = (page: Page) => page.evaluate(listAbove, '.toast')

/** Whether nothing covers the toast itself. */
const isInSight = (page: Page) =>
  page.locator('.toast').evaluate((toast) => {
    const { left, top, bottom } = toast.getBoundingClientRect()
    return [top + 5, bottom - 5].every((y) => toast.contains(document.elementFromPoint(left + 20, y)))
  })

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

test('the toast of a receipt covers nothing on a phone, and nothing moves when it goes', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 844 } })
  await page.clock.install()
  await fillFirstThreeSteps(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // By a clock that stands still the toast does not go before it has been looked at, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await getSubmitButton(page).click()
  await readReceipt(page)
  await page.locator('.toast').waitFor()
  await page.clock.runFor(1_000)
  expect(await listCoveredByToast(page)).toEqual([])
  expect(await isInSight(page)).toBe(true)
  const getScroll = () => page.evaluate(() => scrollY)
  const scrollBefore = await getScroll()
  await page.mouse.wheel(0, 600)
  await expect.poll(getScroll).toBeGreaterThan(scrollBefore)
  const getTop = () =>
    page
      .getByText('Your passphrase', { exact: true })
      .evaluate((element) => element.getBoundingClientRect().top)
  const top = await getTop()
  await page.clock.runFor(10_000)
  await page.locator('.toast').waitFor({ state: 'detached' })
  expect(await getTop()).toBe(top)
})

test('a failure is told by a toast that covers nothing of what was there, wherever one has scrolled to', async () => {
  const { page } = await openPage({ expected: /status of 503/ })
  await page.goto('/contact')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('textbox', { name: 'Name' }).fill('Dana Whitcombe')
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hours')
  await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
  const button = page.getByRole('button', { name: 'Send Message' })
  for (const width of [360, 768, 1280]) {
    await resize(page, width)
    await button.scrollIntoViewIfNeeded()
    const scrolledAway = await page.evaluate(listAbove, '.exit-bar')
    expect(scrolledAway).not.toEqual([])
    await button.click()
    await page.locator('.toast-error').waitFor()
    const covered = await listCoveredByToast(page)
    expect(covered.filter((text) => !scrolledAway.includes(text))).toEqual([])
    expect(await isInSight(page)).toBe(true)
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await page.locator('.toast').waitFor({ state: 'detached' })
  }
})

test('what is typed into a form before its page is hydrated stays, also once the place of toasts is there', async () => {
  const { page } = await openPage({ areScriptsLate: true })
  const script = Promise.withResolvers<void>()
  await page.route('**/remotes/mfe_get_help/**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/get-help/status')
  await waitForHydration(page)
  await page.getByLabel('Reference').click()
  await page.keyboard.type('LA-7K2M-P4QX')
  await page.locator('.toast-place').waitFor({ state: 'attached' })
  script.resolve()
  await waitForHydration(page, '#status')
  expect(await page.getByLabel('Reference').inputValue()).toBe('LA-7K2M-P4QX')
})
