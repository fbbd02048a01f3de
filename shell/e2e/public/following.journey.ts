import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { listHtmlErrors } from '../html-validation.ts'
import { waitForEmail } from '../wait-for-email.ts'

/** A search is followed by email, and ended: on none of the pages do axe and the HTML standard find anything. */

async function expectNoFindings(page: Page) {
  expect([...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]).toEqual([])
  await setColorScheme(page, 'light')
  expect(await listHtmlErrors(await page.content())).toEqual([])
}

test.each([
  { width: 360, javaScriptEnabled: true },
  { width: 1280, javaScriptEnabled: true },
  { width: 360, javaScriptEnabled: false },
])('a search is followed and ended: $width px, with scripts: $javaScriptEnabled', async (options) => {
  const { width, javaScriptEnabled } = options
  const { page } = await openPage({
    viewport: { width, height: 800 },
    javaScriptEnabled,
    expected: /400 \(Bad Request\)/,
  })
  // axe is a script.
  const check = async () => javaScriptEnabled && expectNoFindings(page)
  const email = `ines.${width}.${javaScriptEnabled}@example.org`
  await page.goto('/judgments?q=heat')
  await page.getByRole('link', { name: 'Follow this search by email' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await check()
  await page.getByLabel('Your email address').fill('ines at example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .first()
    .waitFor()
  await check()
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Now look at your email' }).waitFor()
  await check()

  const text = await waitForEmail(email)
  expect(text).not.toContain('heat')
  const [address, link] = /\S+\/judgments\/follow\/(\S+)/.exec(text)!
  await page.goto(address)
  await check()
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await page.getByRole('heading', { level: 1, name: 'We will write to you' }).waitFor()
  await check()

  await page.goto(`/judgments/following/${link}`)
  await page.getByRole('button', { name: 'Show my search' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await check()
  await page.getByRole('button', { name: 'End these emails' }).click()
  await page.getByRole('heading', { level: 1, name: 'The emails have ended' }).waitFor()
  await check()
})
