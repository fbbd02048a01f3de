import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { lookUpStatus } from '../applicant.ts'
import { openPage, readDownload, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import {
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  fillFirstThreeSteps,
  getStoryField,
  getSubmitButton,
  openForm,
  readBrowserStorage,
  readReceipt,
  secrets,
  story,
} from '../help-form.ts'
import { openRequestText, openSection, pressMore } from '../portal.ts'

const phone = { viewport: { width: 360, height: 740 } }
const leaseFile = path.resolve(import.meta.dirname, '../../public/documents/bylaws.pdf')
const officeMessage = 'Please send us the notice from the door. Rutabaga.'
const applicantMessage = 'It is from last Tuesday. Saffron umbrella.'

/** Everything that the tables of requests hold, as text. */
async function listAllRows(): Promise<string> {
  const tables = await queryRows(
    'requests',
    "select table_schema s, table_name t from information_schema.tables where table_schema in ('requests', 'requests_jobs') and table_type = 'BASE TABLE'",
  )
  const all = []
  for (const { s, t } of tables) all.push(await queryRows('requests', `select x::text from "${s}"."${t}" x`))
  return JSON.stringify(all)
}

test('from a phone to the office and back: reloaded, offline in the middle, sent, seen, answered, and answered again', async () => {
  const { page } = await openPage({ ...phone, expected: /ERR_INTERNET_DISCONNECTED/ })
  await openForm(page)
  await fillContactDetails(page)
  await getStoryField(page).fill(story)
  await page.reload()
  await waitForHydration(page)
  await page.getByText('Your answers have been restored.').waitFor()
  await expect.poll(() => getStoryField(page).inputValue()).toBe(story)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
    .toBe('Dana Whitcombe')
  await page.getByRole('button', { name: 'Next' }).click()
  await fillCaseDetails(page)
  await fillEligibility(page)
  await page.getByText('PDF, DOC, DOCX up to 10MB').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(leaseFile)
  await page.getByRole('button', { name: 'Remove bylaws.pdf' }).waitFor()

  await page.context().setOffline(true)
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor()
  await getSubmitButton(page).click()
  await page.getByText('Failed to submit request. Please try again.', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByText(story).first().isVisible()).toBe(true)
  await page.context().setOffline(false)
  await getSubmitButton(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
  await page
    .getByText("We'll review your request and contact you within 48 hours.", { exact: true })
    .first()
    .waitFor()
  const receipt = await readReceipt(page)
  expect(receipt.reference).toMatch(/^LA-\w{4}-\w{4}$/)
  expect(receipt.passphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
  const [stored] = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    receipt.reference,
  ])
  expect(stored).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'High' })

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${receipt.reference}`)
  await office.getByRole('link', { name: receipt.reference }).click()
  await openRequestText(office)
  await office.getByText(story).waitFor()
  await openSection(office, 'Documents')
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download bylaws.pdf' }).click()
  expect(await readDownload(await download)).toEqual(readFileSync(leaseFile))
  await openSection(office, 'Messages')
  await office.getByLabel('Write to the applicant').fill(officeMessage)
  await office.getByRole('button', { name: 'Send message' }).click()
  await office.getByText(officeMessage).first().waitFor()
  await pressMore(office, 'Change the status')
  await office.getByRole('button', { name: 'In review' }).click()
  await office.getByRole('button', { name: 'Info needed' }).waitFor()

  await lookUpStatus(page, receipt)
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await page.getByText('bylaws.pdf').waitFor()
  await page.getByText(officeMessage).waitFor()
  await page.getByLabel('Write to us').fill(applicantMessage)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Your message has been sent.').waitFor()

  await office.reload()
  await openSection(office, 'Messages')
  await office.getByText(applicantMessage).waitFor()
  const rows = await listAllRows()
  expect(rows).toContain(receipt.reference)
  expect(rows).not.toMatch(secrets)
  expect(rows).not.toMatch(/Saffron|umbrella|Rutabaga|bylaws\.pdf/)
})

const openStatus = (page: Page) =>
  page
    .getByRole('region', { name: 'Request Submitted!' })
    .getByText('Status of your request', { exact: true })
    .click()

test('from the receipt to the status and back nothing is lost, and hiding it leaves nothing', async () => {
  const { page, requestedUrls } = await openPage({
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await fillFirstThreeSteps(page)
  await getSubmitButton(page).click()
  const receipt = await readReceipt(page)
  const storedText = new RegExp(`${receipt.reference}|${receipt.passphrase.replaceAll(' ', '.')}`)
  expect(await readBrowserStorage(page)).not.toMatch(secrets)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Copy your passphrase' }).click()
  await page.getByText('Copied your passphrase.').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(receipt.passphrase)

  await openStatus(page)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(receipt.reference, { exact: true }).first().waitFor()
  expect(await page.getByLabel('Passphrase', { exact: true }).count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.goBack()
  await expect.poll(() => readReceipt(page)).toEqual(receipt)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => readReceipt(page)).toEqual(receipt)
  await page.getByRole('link', { name: 'What we promise, and how we count it' }).click()
  await page.getByRole('heading', { level: 1, name: /^What we promise/ }).waitFor()
  await page.goBack()
  await expect.poll(() => readReceipt(page)).toEqual(receipt)

  expect(requestedUrls.filter((address) => storedText.test(address))).toEqual([])
  await page.getByRole('link', { name: 'I have written them down' }).click()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await readBrowserStorage(page)).not.toMatch(storedText)
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { name: /^Step 1 of 4/ }).waitFor()
  expect(await page.content()).not.toMatch(storedText)
  await page.goto('/get-help/status')
  await expect.poll(() => page.getByLabel('Passphrase', { exact: true }).inputValue()).toBe('')
})
