import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createRequest, lookUpStatus } from '../applicant.ts'
import { listAxeViolations, openPage } from '../browser.ts'
import {
  fillContactDetails,
  fillEligibility,
  getStoryField,
  getSubmitButton,
  openForm,
  photo,
  readReceipt,
} from '../help-form.ts'
import { listFormFindings } from './list-public-findings.ts'

/** Each page of a request, as it is while it is filled in: axe and the HTML standard find nothing. */

/** Collects what is wrong with each state; `expectNone` at the end names all of it at once. */
function collectFindings(page: Page) {
  const findings: Record<string, string[]> = {}
  return {
    check: async (name: string) => {
      findings[name] = await listFormFindings(page)
    },
    expectNone: () =>
      expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []]))),
  }
}

test('no step of an emergency with photos has a barrier, nor the receipt, nor the status', async () => {
  const { page } = await openPage()
  const { check, expectNone } = collectFindings(page)
  const addFile = (...files: ReturnType<typeof photo>[]) =>
    page.locator('input[type=file]').first().setInputFiles(files)
  await openForm(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('dana at example')
  await page.getByRole('textbox', { name: 'Phone' }).focus()
  await check('step 1 with an error')
  await fillContactDetails(page)
  await page.getByLabel('Housing Rights').check()
  await getStoryField(page).fill('The locks were changed.')
  await page.getByLabel(/^Emergency/).check()
  await check('step 2 of an emergency')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: /^Step 3 of 4/ }).waitFor()
  await check('step 3')
  await fillEligibility(page)
  await addFile(photo('1.jpg'), photo('2.jpg'))
  await page.getByText(/^2 photos\. Added/).waitFor()
  await addFile({ ...photo('notes.txt'), mimeType: 'text/plain' })
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
  expect(await listAxeViolations(page, '.toast')).toEqual([])
  await page.locator('.toast').waitFor({ state: 'detached' })
  await check('receipt')
  await page.getByRole('link', { name: 'Status of your request' }).click()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await addFile(photo('3.jpg'))
  await page.getByText('Not sent yet.').waitFor()
  await page.getByText('Tell us more').click()
  await check('status with a photo')
  expectNone()
})

test('the form of a helper and a replaced passphrase have no barrier', async () => {
  const receipt = await createRequest({ name: 'Sweep Example' })
  const { page } = await openPage()
  const { check, expectNone } = collectFindings(page)
  await openForm(page)
  for (const name of [
    'I am filling this in for someone else',
    'I have no safe email',
    'I have no safe phone',
  ])
    await page.getByRole('checkbox', { name }).check()
  await check('step 1 of a helper')
  await lookUpStatus(page, receipt)
  await page.getByRole('button', { name: 'Show me a new passphrase' }).click()
  await page.getByLabel('Current passphrase').fill('one two three four')
  await page.getByRole('button', { name: 'Use the new passphrase' }).click()
  await page.getByRole('link', { name: /^This is not your passphrase/ }).waitFor()
  await check('a passphrase that is not replaced')
  await page.getByLabel('Current passphrase').fill(receipt.passphrase)
  await page.getByRole('button', { name: 'Use the new passphrase' }).click()
  await page.getByText(/^Your passphrase has been replaced/).waitFor()
  await check('a replaced passphrase')
  expectNone()
})
