import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'

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

const listStoredMessages = () => queryRows('requests', 'select id from contact_message', [])

test('a visitor writes to the office, sees what is missing, and gets a reference', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/contact')
  await waitForHydration(page)
  await submitForm(page)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await listAxeViolations(page)).toEqual([])
  await fillForm(page)
  await submitForm(page)
  await readReference(page)
  await page.getByText('Message Sent!', { exact: true }).first().waitFor()
  await expect.poll(() => getField(page, 'Message').inputValue()).toBe('')
  expect(await listAxeViolations(page)).toEqual([])
})

test('without JavaScript the message arrives as well, once, however often the page is reloaded', async () => {
  const { page } = await openPage({ javaScriptEnabled: false, expected: /400 \(Bad Request\)/ })
  await page.goto('/contact?subject=A%20copy%20of%20the%20bylaws')
  await expect.poll(() => getField(page, 'Subject').inputValue()).toBe('A copy of the bylaws')
  await fillForm(page)
  await getField(page, 'Phone').fill('later')
  await submitForm(page)
  await expect.poll(() => page.title()).toBe('Error: Contact Us – Access to Justice')
  const phone = 'Enter a phone number, like (555) 555-0100, or leave it empty'
  await page.getByRole('link', { name: phone }).waitFor()
  await expect.poll(() => getField(page, 'Message').inputValue()).toBe(message)

  await getField(page, 'Phone').fill('')
  const previousPage = await listStoredMessages()
  await submitForm(page)
  await expect.poll(() => page.url()).toMatch(/\/contact\?sent=[\w-]+#sent$/)
  const reference = await readReference(page)
  await page.reload()
  expect(await readReference(page)).toBe(reference)
  await expect.poll(() => getField(page, 'Message').inputValue()).toBe('')
  expect(await listStoredMessages()).toHaveLength(previousPage.length + 1)
})

test('a page that the server rendered with an error is hydrated as it is', async () => {
  const { page } = await openPage({ expected: /400 \(Bad Request\)/ })
  await page.goto('/contact')
  await waitForHydration(page)
  // As a browser sends it whose scripts are late.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action^="/contact"]')!.submit())
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  await waitForHydration(page)
  await fillForm(page)
  await submitForm(page)
  await readReference(page)
})

test.each([
  ['/contact', 'Message', (page: Page) => page.getByRole('link', { name: 'Leave this site' }).click()],
  ['/contact', 'Message', shiftThreeTimes],
  ['/get-help', 'Name', (page: Page) => page.getByRole('link', { name: 'Leave this site' }).click()],
])(
  'on %s one leaves at once, and Back does not bring back what was typed',
  async (path, field, leaveButton) => {
    const { page } = await openPage()
    await page.route('https://www.bbc.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    )
    await page.goto('/about')
    await page.goto(path)
    await waitForHydration(page)
    await getField(page, field).fill('He came back.')
    await leaveButton(page)
    await page.waitForURL('https://www.bbc.com/weather')
    await expect.poll(() => page.title()).toBe('Weather')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/about')
  },
)

async function shiftThreeTimes(page: Page) {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift')
}

test('the way out stays in reach at the end of the page, without JavaScript too', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await page.goto('/contact')
  await page.mouse.wheel(0, 3000)
  const out = page.getByRole('link', { name: 'Leave this site' })
  const { y, height } = (await out.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(200)
  expect(height).toBeGreaterThanOrEqual(44)
  await expect.poll(() => out.getAttribute('href')).toBe('https://www.bbc.com/weather')
})
