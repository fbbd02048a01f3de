import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import {
  countStoredRequests,
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  getSubmitButton,
  readReceipt,
  secrets,
} from '../help-form.ts'

const leaseFile = {
  name: 'lease.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
xref
0 1
0000000000 65535 f
trailer << /Size 4 /Root 1 0 R >>
startxref
200
%%EOF
`),
}
const notesFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Marigold') }

const getErrorSummary = (page: Page) => page.getByRole('region', { name: 'There is a problem' })

/** The request on the panel, as it is stored. */
async function listStoredDocuments(page: Page) {
  const { reference, passphrase } = await readReceipt(page)
  expect(reference).toMatch(/^LA-/)
  expect(passphrase.split(' ')).toHaveLength(4)
  const [request] = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    reference,
  ])
  return request!
}

test('without JavaScript an applicant asks for help in four steps, with a document, and gets reference and passphrase', async () => {
  const { page } = await openPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/get-help?category=Housing%20Rights')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('dana at example')
  await page.getByRole('button', { name: 'Next' }).click()
  await getErrorSummary(page).getByRole('link', { name: 'Enter your name' }).waitFor()
  await getErrorSummary(page)
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Email', exact: true }).inputValue())
    .toBe('dana at example')
  await expect.poll(() => page.title()).toContain('Error: ')

  await fillContactDetails(page)
  await expect.poll(() => page.getByLabel('Housing Rights').isChecked()).toBe(true)
  await fillCaseDetails(page)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByLabel(/^Emergency/).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'If you need help right now' }).waitFor()
  await fillEligibility(page)

  await page.getByLabel('Choose files').setInputFiles([leaseFile, notesFile])
  await page.getByRole('button', { name: 'Change contact details' }).click()
  await page.getByText(/^notes.txt must be a PDF, DOC or DOCX/).waitFor()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(555) 555-0179')
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  await page.getByText('(555) 555-0179').waitFor()
  await page.getByRole('button', { name: 'Remove lease.pdf' }).waitFor()
  const countBefore = await countStoredRequests()
  await getSubmitButton(page).click()

  const request = await listStoredDocuments(page)
  expect(request).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'Emergency' })
  expect(JSON.stringify(request)).not.toMatch(secrets)
  const documents = await queryRows('requests', 'select kind from document where request_id = $1', [
    request.id,
  ])
  expect(documents).toEqual([{ kind: 'pdf' }])

  // Who reloads the page sends the form again, which is the same request.
  const receipt = await readReceipt(page)
  await page.reload()
  await expect.poll(() => readReceipt(page)).toEqual(receipt)
  expect(await countStoredRequests()).toBe(countBefore + 1)
})

test('an applicant whose script comes late goes on where they are', async () => {
  const { page } = await openPage({ expected: /net::ERR_FAILED/, areScriptsLate: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/get-help')
  await fillContactDetails(page)
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Housing Rights').check()
  await page.getByRole('textbox').fill('The landlord changed the lock.')
  await page.getByLabel(/^High/).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await waitForHydration(page)
  await page.waitForURL(/\?step=3$/)
  expect(await listAxeViolations(page)).toEqual([])

  await fillEligibility(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('The landlord changed the lock.')
  await page.reload()
  await waitForHydration(page)
  for (const step of [3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  await getSubmitButton(page).click()
  await listStoredDocuments(page)
})
