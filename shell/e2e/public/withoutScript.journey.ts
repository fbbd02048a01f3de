import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  givenOn,
  secrets,
  storedRequests,
  submit,
  tellHowToReachThem,
  tellOfTheirHousehold,
  tellWhatHappened,
} from '../applying.ts'
import { aVisitor, findings, hydrated } from '../browser.ts'
import { rows } from '../database.ts'

const lease = {
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
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Marigold') }

const summary = (page: Page) => page.getByRole('region', { name: 'There is a problem' })

/** The request on the panel, as it is stored. */
async function storedOn(page: Page) {
  const { reference, words } = await givenOn(page)
  expect(reference).toMatch(/^LA-/)
  expect(words.split(' ')).toHaveLength(4)
  const [request] = await rows('requests', 'select * from legal_aid_request where reference = $1', [
    reference,
  ])
  return request!
}

test('without JavaScript an applicant asks for help in four steps, with a paper, and gets reference and words', async () => {
  const { page } = await aVisitor({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/get-help?category=Housing%20Rights')
  await page.getByLabel('Email').fill('dana at example')
  await page.getByRole('button', { name: 'Next' }).click()
  await summary(page).getByRole('link', { name: 'Enter your name' }).waitFor()
  await summary(page)
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('dana at example')
  await expect.poll(() => page.title()).toContain('Error: ')

  await tellHowToReachThem(page)
  await expect.poll(() => page.getByLabel('Housing Rights').isChecked()).toBe(true)
  await tellWhatHappened(page)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByLabel(/^Emergency/).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'If you need help right now' }).waitFor()
  await tellOfTheirHousehold(page)

  await page.getByLabel('Choose files').setInputFiles([lease, notes])
  await page.getByRole('button', { name: 'Change contact details' }).click()
  await page.getByText(/^notes.txt must be a PDF, DOC or DOCX/).waitFor()
  await page.getByLabel('Phone').fill('(555) 555-0179')
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  await page.getByText('(555) 555-0179').waitFor()
  await page.getByRole('button', { name: 'Remove lease.pdf' }).waitFor()
  const before = await storedRequests()
  await submit(page).click()

  const request = await storedOn(page)
  expect(request).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'Emergency' })
  expect(JSON.stringify(request)).not.toMatch(secrets)
  const papers = await rows('requests', 'select kind from document where request_id = $1', [request.id])
  expect(papers).toEqual([{ kind: 'pdf' }])

  // Who reloads the page sends the form again, which is the same request.
  const given = await givenOn(page)
  await page.reload()
  await expect.poll(() => givenOn(page)).toEqual(given)
  expect(await storedRequests()).toBe(before + 1)
})

test('an applicant whose script comes late goes on where they are', async () => {
  const { page } = await aVisitor({ expected: /net::ERR_FAILED/ })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/get-help')
  await tellHowToReachThem(page)
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Housing Rights').check()
  await page.getByRole('textbox').fill('The landlord changed the lock.')
  await page.getByLabel(/^High/).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await hydrated(page)
  await page.waitForURL(/\?step=3$/)
  expect(await findings(page)).toEqual([])

  await tellOfTheirHousehold(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('The landlord changed the lock.')
  await page.reload()
  await hydrated(page)
  for (const step of [3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
  }
  await submit(page).click()
  await storedOn(page)
})
