import { expect, test } from 'vitest'
import { aVisitor, hydrated } from './browser.ts'
import { rows } from './database.ts'

const story = 'The landlord changed the lock while I was at work. Marigold teapot.'

test('an applicant sends a request in four steps and finds its reference in the database, but not the story', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/get-help')
  await hydrated(page)
  const next = page.getByRole('button', { name: 'Next' })
  // Before the page is taken over it is a plain button, so that nobody without scripts meets a dead one.
  await page.locator('button:disabled', { hasText: 'Next' }).waitFor()
  await page.getByLabel('Name').fill('Dana Whitcombe')
  await page.getByLabel('Email').fill('dana@example.org')
  await page.getByLabel('Phone').fill('(555) 555-0178')
  await next.click()
  await page.getByLabel('Housing Rights').check()
  await page.getByRole('textbox').fill(story)
  await page.getByLabel(/^High/).check()
  await next.click()
  await page.getByLabel('$15,000 - $25,000').check()
  await page.getByLabel('3', { exact: true }).check()
  await next.click()
  await page.getByText('PDF, DOC, DOCX up to 10MB').waitFor()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
  await page
    .getByText("We'll review your request and contact you within 48 hours.", { exact: true })
    .first()
    .waitFor()

  const reference = (await page.getByText(/^LA-/).first().innerText()).trim()
  const stored = await rows('requests', 'select * from legal_aid_request where reference = $1', [reference])
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'High' })
  expect(JSON.stringify(stored)).not.toContain('teapot')
  expect(JSON.stringify(stored)).not.toContain('dana@example.org')
})
