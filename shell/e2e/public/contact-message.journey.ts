import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import { listFormFindings } from './list-public-findings.ts'

const message = 'I have two evenings a month. Marigold kettle.'

const getField = (page: Page, name: string) => page.getByRole('textbox', { name })

async function fillForm(page: Page) {
  await getField(page, 'Name').fill('Noor Haddad')
  await getField(page, 'Email').fill('noor@example.org')
  await getField(page, 'Subject').fill('Volunteer')
  await getField(page, 'Message').fill(message)
}

const submitForm = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** The reference on the panel; expects that exactly one message is stored under it, encrypted. */
async function readReference(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Message Sent!' })
  await panel.getByText("We'll get back to you within 24-48 hours.").waitFor()
  const reference = (await panel.getByText(/^CM-/).innerText()).trim()
  const stored = await queryRows('requests', 'select * from contact_message where reference = $1', [
    reference,
  ])
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toMatch(/kettle|noor@example|Volunteer/)
  return reference
}

test('without JavaScript a message arrives once, however often the page is reloaded, and the way out stays in reach', async () => {
  const { page } = await openPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/contact?subject=A%20copy%20of%20the%20bylaws')
  expect(await getField(page, 'Subject').inputValue()).toBe('A copy of the bylaws')
  await fillForm(page)
  await getField(page, 'Phone').fill('later')
  await submitForm(page)
  await page
    .getByRole('link', { name: 'Enter a phone number, like (555) 555-0100, or leave it empty' })
    .waitFor()
  expect(await page.title()).toBe('Error: Contact Us – Access to Justice')
  expect(await getField(page, 'Message').inputValue()).toBe(message)

  await getField(page, 'Phone').fill('')
  await submitForm(page)
  await page.waitForURL(/\/contact\?sent=[\w-]+#sent$/)
  const reference = await readReference(page)
  await page.reload()
  expect(await readReference(page)).toBe(reference)
  expect(await getField(page, 'Message').inputValue()).toBe('')

  await page.mouse.wheel(0, 3000)
  const out = page.getByRole('link', { name: 'Leave this site' })
  const { y, height } = (await out.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(200)
  expect(height).toBeGreaterThanOrEqual(44)
  expect(await out.getAttribute('href')).toBe('https://www.bbc.com/weather')
})

test('a page that the server rendered with an error is hydrated as it is, and sends the message', async () => {
  const { page } = await openPage({
    viewport: { width: 360, height: 740 },
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/contact')
  // As a browser sends it whose scripts are late.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action^="/contact"]')!.submit())
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  await waitForHydration(page)
  expect(await listFormFindings(page)).toEqual([])
  await fillForm(page)
  await submitForm(page)
  await readReference(page)
  await page.getByText('Message Sent!', { exact: true }).first().waitFor()
  await page.locator('.toast').waitFor({ state: 'detached' })
  expect(await listFormFindings(page)).toEqual([])
  expect(await getField(page, 'Message').inputValue()).toBe('')
})
