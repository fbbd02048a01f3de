import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { countEnds, createRequest, replacePassphrase } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import {
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  getSubmitButton,
  photo,
  readReceipt,
  secrets,
} from '../help-form.ts'
import { listHtmlErrors } from '../html-validation.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  expected: /400 \(Bad Request\)/,
}

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
const goTo = (page: Page, step: number) =>
  page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()

const listKinds = (reference: string) =>
  queryRows(
    'requests',
    'select kind from document where request_id = (select id from legal_aid_request where reference = $1)',
    [reference],
  )

/** It is on the screen without scrolling. */
async function expectInView(target: Locator) {
  const { y } = (await target.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(844)
}

/** As the server writes it, the page is as the standard wants it. */
const expectValid = async (page: Page) => expect(await listHtmlErrors(await page.content())).toEqual([])

test('without JavaScript an applicant asks for help in four steps, with a document and photos, and gets reference and passphrase', async () => {
  const { page, requestedUrls } = await openPage(phone)
  await page.goto('/get-help?category=Housing%20Rights')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('dana at example')
  await page.getByRole('button', { name: 'Next' }).click()
  await getErrorSummary(page).getByRole('link', { name: 'Enter your name' }).waitFor()
  await getErrorSummary(page)
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .waitFor()
  expect(await page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe('dana at example')
  expect(await page.title()).toContain('Error: ')
  await expectValid(page)

  await fillContactDetails(page)
  expect(await page.getByLabel('Housing Rights').isChecked()).toBe(true)
  const inADay = new Date(Date.now() + 86_400_000)
  const tomorrow = inADay.toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
  await page.getByLabel(/^Which day\?/).fill(tomorrow)
  await fillCaseDetails(page)
  await page.getByText('Your date is tomorrow. High means within 2-3 days.').waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByLabel(/^Emergency/).check()
  await expectValid(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'If you need help right now' }).waitFor()
  await expectValid(page)
  await fillEligibility(page)

  const files = [leaseFile, photo('IMG_1.JPG'), photo('IMG_2.jpeg'), notesFile]
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('button', { name: 'Change contact details' }).click()
  await expectInView(page.getByText(/^notes.txt must be a PDF, DOC or DOCX/))
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(555) 555-0179')
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await goTo(page, step)
  }
  await page.getByText('(555) 555-0179').waitFor()
  await page.getByRole('button', { name: 'Remove lease.pdf' }).waitFor()
  await page.getByText('IMG_1.pdf', { exact: true }).first().waitFor()
  await expectValid(page)
  await getSubmitButton(page).click()

  await expectInView(page.getByRole('heading', { name: 'Request Submitted!' }))
  await page.getByRole('link', { name: 'Add the date to my calendar' }).waitFor()
  expect(await page.getByText(/48 hours|5-7 business days/).count()).toBe(0)
  const receipt = await readReceipt(page)
  expect(receipt.passphrase.split(' ')).toHaveLength(4)
  await expectValid(page)
  const [request] = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    receipt.reference,
  ])
  expect(request).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'Emergency' })
  expect(JSON.stringify(request)).not.toMatch(secrets)
  expect(await listKinds(receipt.reference)).toEqual([{ kind: 'pdf' }, { kind: 'pdf' }, { kind: 'pdf' }])

  // Who reloads the page sends the form again, which is the same request.
  await page.reload()
  expect(await readReceipt(page)).toEqual(receipt)
  await page.getByRole('button', { name: 'Status of your request' }).click()
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText(receipt.reference, { exact: true }).first().waitFor()
  await expectValid(page)
  const written = new RegExp(`${receipt.reference}|${receipt.passphrase.replaceAll(' ', '.')}`)
  expect(requestedUrls.filter((address) => written.test(address))).toEqual([])
})

test('without JavaScript a photo is sent later, a message is not lost, the passphrase is replaced, and one signs out', async () => {
  const receipt = await createRequest({ name: 'Access Three' })
  const { page, requestedUrls } = await openPage(phone)
  const lookUp = async (passphrase: string) => {
    await page.getByLabel('Reference').fill(receipt.reference)
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await page.getByRole('button', { name: 'Show status' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
  }
  await page.goto('/get-help/status')
  await lookUp(receipt.passphrase)
  await page.getByLabel('Write to us').fill('The hearing is on Friday')
  await page.getByLabel('Send more documents').setInputFiles([notesFile])
  await page.getByRole('button', { name: 'Send documents' }).click()
  await expectInView(getErrorSummary(page).getByRole('link', { name: /^notes.txt must be a PDF/ }))
  expect(await page.getByLabel('Write to us').inputValue()).toBe('The hearing is on Friday')
  await page.getByLabel('Send more documents').setInputFiles([photo('IMG_3.jpg')])
  await page.getByRole('button', { name: 'Send documents' }).click()
  await page.getByText('IMG_3.pdf').waitFor()
  expect(await page.getByLabel('Write to us').inputValue()).toBe('The hearing is on Friday')
  expect(await listKinds(receipt.reference)).toHaveLength(1)

  const passphrase = await replacePassphrase(page, receipt.passphrase)
  await page.getByRole('button', { name: 'Hide this and sign out' }).click()
  await page.getByRole('button', { name: 'Show status' }).waitFor()
  expect(await countEnds(receipt.reference)).toBe(2)
  await lookUp(passphrase)
  expect(requestedUrls.filter((address) => address.includes(passphrase.split(' ')[0]!))).toEqual([])
})
