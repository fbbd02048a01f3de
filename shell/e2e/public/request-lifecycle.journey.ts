import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import { fillFirstThreeSteps, getSubmitButton, readReceipt, secrets, story } from '../help-form.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { openRequestText, openSection } from '../open-request-text.ts'
import { signIn } from '../sign-in.ts'

const leaseFile = path.resolve(import.meta.dirname, '../../public/documents/bylaws.pdf')
const officeMessage = 'Please send us the notice from the door. Rutabaga.'
const applicantMessage = 'It is from last Tuesday. Saffron umbrella.'

/** Everything that the tables of requests hold, as text. */
async function listAllRows(): Promise<string> {
  const tables = await queryRows(
    'requests',
    "select table_schema s, table_name t from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'",
  )
  const all = []
  for (const { s, t } of tables) all.push(await queryRows('requests', `select x::text from "${s}"."${t}" x`))
  return JSON.stringify(all)
}

test('from a phone to the office and back: sent, seen, answered, and answered again', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await fillFirstThreeSteps(page)
  await page.locator('input[type=file]').first().setInputFiles(leaseFile)
  await page.getByRole('button', { name: 'Remove bylaws.pdf' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await getSubmitButton(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
  const receipt = await readReceipt(page)
  expect(receipt.reference).toMatch(/^LA-\w{4}-\w{4}$/)
  expect(receipt.passphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
  expect(await listAxeViolations(page)).toEqual([])

  await lookUpStatus(page, receipt)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText('bylaws.pdf').waitFor()
  expect(await listAxeViolations(page)).toEqual([])

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${receipt.reference}`)
  await office.getByRole('link', { name: receipt.reference }).click()
  await openRequestText(office)
  await office.getByText(story).waitFor()
  await openSection(office, 'Documents')
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download bylaws.pdf' }).click()
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(leaseFile))
  await openSection(office, 'Messages')
  await office.getByLabel('Write to the applicant').fill(officeMessage)
  await office.getByRole('button', { name: 'Send message' }).click()
  await office.getByText(officeMessage).first().waitFor()
  await office.getByRole('button', { name: 'More' }).click()
  await office.getByRole('button', { name: 'Change the status' }).click()
  await office.getByRole('button', { name: 'In review' }).click()
  await office.getByRole('button', { name: 'Info needed' }).waitFor()
  expect(await listAxeViolations(office)).toEqual([])

  await lookUpStatus(page, receipt)
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await page.getByText(officeMessage).waitFor()
  await page.getByLabel('Write to us').fill(applicantMessage)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Your message has been sent.').waitFor()

  await office.reload()
  await openSection(office, 'Messages')
  await office.getByText(applicantMessage).waitFor()
  const stored = await listAllRows()
  expect(stored).toContain(receipt.reference)
  expect(stored).not.toMatch(secrets)
  expect(stored).not.toMatch(/Saffron|umbrella|Rutabaga|bylaws\.pdf/)
})

test('an applicant withdraws, changes their mind, and has everything erased', async () => {
  const { page } = await openPage()
  await fillFirstThreeSteps(page, `${story} To be erased.`)
  await getSubmitButton(page).click()
  const receipt = await readReceipt(page)
  await lookUpStatus(page, receipt)
  const confirmButton = async (what: string) => {
    await page.locator('summary', { hasText: what }).click()
    await page.getByRole('button', { name: what }).click()
  }
  await confirmButton('Withdraw my request')
  await page.getByRole('heading', { name: 'Withdrawn by you' }).waitFor()
  await page.getByRole('button', { name: 'Reopen my request' }).click()
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await confirmButton('Erase my request')
  await page.getByRole('heading', { name: 'Erased' }).waitFor()

  const [row] = await queryRows(
    'requests',
    'select encrypted, data_key from legal_aid_request where reference = $1',
    [receipt.reference],
  )
  expect(row).toEqual({ encrypted: '', data_key: '' })
  await lookUpStatus(page, receipt)
  await page.getByText(/^Erased on /).waitFor()
})

test('a wrong passphrase looks the same as an unknown reference', async () => {
  const { page } = await openPage()
  await page.goto('/get-help/status')
  await waitForHydration(page)
  await page.getByLabel('Reference').fill('LA-3333-3333')
  await page.getByLabel('Passphrase', { exact: true }).fill('one two three four')
  await page.getByRole('button', { name: 'Show status' }).click()
  await page
    .getByText(/do not match/)
    .first()
    .waitFor()
})
