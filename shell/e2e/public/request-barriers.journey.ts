import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { fillContactDetails, fillEligibility, getSubmitButton, openForm, readReceipt } from '../help-form.ts'
import { listHtmlErrors } from '../html-validation.ts'

/** Each page of a request, as it is while it is filled in: axe and the HTML standard find nothing. */

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(
    path.resolve(import.meta.dirname, '../../../services/requests/src/testing/pictures/corners.jpg'),
  ),
})

/** What is wrong with the page as it is now, all of it: nothing lies under a bar that stays in place. */
async function listFindings(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 8000 })
  const findings = [...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]
  await setColorScheme(page, 'light')
  await page.setViewportSize({ width, height: 844 })
  return [...findings, ...(await listHtmlErrors(await page.content()))]
}

test.each([360, 1280])(
  'at %i px no step of an emergency with photos has a barrier, nor the receipt, nor the status',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } })
    const findings: Record<string, string[]> = {}
    const check = async (name: string) => {
      findings[name] = await listFindings(page, width)
    }
    await openForm(page)
    await page.getByRole('textbox', { name: 'Email' }).fill('dana at example')
    await page.getByRole('textbox', { name: 'Phone' }).focus()
    await check('step 1 with an error')
    await fillContactDetails(page)
    await check('step 2')
    await page.getByLabel('Housing Rights').check()
    await page.getByRole('textbox').fill('The locks were changed.')
    await page.getByLabel(/^Emergency/).check()
    await check('step 2 of an emergency')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: /^Step 3 of 4/ }).waitFor()
    await check('step 3')
    await fillEligibility(page)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('1.jpg'), photo('2.jpg')])
    await page.getByText(/^2 photos\. Added/).waitFor()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ ...photo('notes.txt'), mimeType: 'text/plain' }])
    await page
      .getByText(/^notes\.txt must be a PDF/)
      .first()
      .waitFor()
    await check('step 4 with photos and an error')
    await page.getByRole('button', { name: 'Remove notes.txt' }).click()
    await getSubmitButton(page).click()
    await readReceipt(page)
    await page.getByRole('link', { name: /^Call / }).waitFor()
    await page.locator('.toast').waitFor()
    await check('receipt with a toast')
    await page.locator('.toast').waitFor({ state: 'detached' })
    await check('receipt')
    await page.getByRole('link', { name: 'Status of your request' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('3.jpg')])
    await page.getByText('Not sent yet.').waitFor()
    await page.getByText('Tell us more').click()
    await check('status with a photo')
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
  },
)

test('as the server writes them, without JavaScript, the pages of a request are as the standard wants them', async () => {
  const { page } = await openPage({ javaScriptEnabled: false, expected: /400 \(Bad Request\)/ })
  const findings: string[] = []
  const check = async (name: string) => {
    for (const error of await listHtmlErrors(await page.content())) findings.push(`${name}: ${error}`)
  }
  await page.goto('/get-help')
  await check('step 1')
  await page.getByRole('button', { name: 'Next' }).click()
  await check('step 1 with errors')
  await fillContactDetails(page)
  await page.getByLabel('Housing Rights').check()
  await page.getByRole('textbox').fill('The locks were changed.')
  await page.getByLabel(/^Emergency/).check()
  await check('step 2')
  await page.getByRole('button', { name: 'Next' }).click()
  await check('step 3')
  await fillEligibility(page)
  await page.getByLabel('Choose files').setInputFiles([photo('1.jpg')])
  await check('step 4')
  await getSubmitButton(page).click()
  await readReceipt(page)
  await check('receipt')
  await page.getByRole('button', { name: 'Status of your request' }).click()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await check('status')
  expect(findings).toEqual([])
})
