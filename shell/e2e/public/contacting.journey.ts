import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aVisitor, findings, hydrated } from '../browser.ts'
import { rows } from '../database.ts'

const words = 'I have two evenings a month. Marigold kettle.'

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name })

async function write(page: Page) {
  await fieldOf(page, 'Name').fill('Noor Haddad')
  await fieldOf(page, 'Email').fill('noor@example.org')
  await fieldOf(page, 'Subject').fill('Volunteer')
  await fieldOf(page, 'Message').fill(words)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** The reference on the panel, and that exactly one message is stored under it, sealed. */
async function referenceOn(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Message Sent!' })
  await panel.getByText("We'll get back to you within 24-48 hours.").waitFor()
  const reference = (await panel.getByText(/^CM-/).innerText()).trim()
  const stored = await rows('requests', 'select * from contact_message where reference = $1', [reference])
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toMatch(/kettle|noor@example|Volunteer/)
  return reference
}

const allMessages = () => rows('requests', 'select id from contact_message', [])

test('a visitor writes to the office, is told what is missing, and gets a reference', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/contact')
  await hydrated(page)
  await send(page)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await findings(page)).toEqual([])
  await write(page)
  await send(page)
  await referenceOn(page)
  await page.getByText('Message Sent!', { exact: true }).first().waitFor()
  await expect.poll(() => fieldOf(page, 'Message').inputValue()).toBe('')
  expect(await findings(page)).toEqual([])
})

test('without JavaScript the message arrives as well, once, however often the page is reloaded', async () => {
  const { page } = await aVisitor({ javaScriptEnabled: false, expected: /400 \(Bad Request\)/ })
  await page.goto('/contact?subject=A%20copy%20of%20the%20bylaws')
  await expect.poll(() => fieldOf(page, 'Subject').inputValue()).toBe('A copy of the bylaws')
  await write(page)
  await fieldOf(page, 'Phone').fill('later')
  await send(page)
  await expect.poll(() => page.title()).toBe('Error: Contact Us – Access to Justice')
  const phone = 'Enter a phone number, like (555) 555-0100, or leave it empty'
  await page.getByRole('link', { name: phone }).waitFor()
  await expect.poll(() => fieldOf(page, 'Message').inputValue()).toBe(words)

  await fieldOf(page, 'Phone').fill('')
  const before = await allMessages()
  await send(page)
  await expect.poll(() => page.url()).toMatch(/\/contact\?sent=[\w-]+#sent$/)
  const reference = await referenceOn(page)
  await page.reload()
  expect(await referenceOn(page)).toBe(reference)
  await expect.poll(() => fieldOf(page, 'Message').inputValue()).toBe('')
  expect(await allMessages()).toHaveLength(before.length + 1)
})

test('a page that the server rendered with a problem is taken over as it is', async () => {
  const { page } = await aVisitor({ expected: /400 \(Bad Request\)/ })
  await page.goto('/contact')
  await hydrated(page)
  // As a browser sends it whose scripts are late.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action^="/contact"]')!.submit())
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  await hydrated(page)
  await write(page)
  await send(page)
  await referenceOn(page)
})

test.each([
  ['/contact', 'Message', (page: Page) => page.getByRole('link', { name: 'Leave this site' }).click()],
  ['/contact', 'Message', shiftThreeTimes],
  ['/get-help', 'Name', (page: Page) => page.getByRole('link', { name: 'Leave this site' }).click()],
])('on %s one leaves at once, and Back does not bring back what was typed', async (path, field, leave) => {
  const { page } = await aVisitor()
  await page.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )
  await page.goto('/about')
  await page.goto(path)
  await hydrated(page)
  await fieldOf(page, field).fill('He came back.')
  await leave(page)
  await page.waitForURL('https://www.bbc.com/weather')
  await expect.poll(() => page.title()).toBe('Weather')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/about')
})

async function shiftThreeTimes(page: Page) {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift')
}

test('the way out stays in reach at the end of the page, without JavaScript too', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await page.goto('/contact')
  await page.mouse.wheel(0, 3000)
  const out = page.getByRole('link', { name: 'Leave this site' })
  const { y, height } = (await out.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(200)
  expect(height).toBeGreaterThanOrEqual(44)
  await expect.poll(() => out.getAttribute('href')).toBe('https://www.bbc.com/weather')
})
