import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aVisitor, findings, hydrated } from '../browser.ts'
import { rows } from '../database.ts'

/** Opens an event one registers for, as a visitor finds it. */
async function openEvent(page: Page) {
  await page.goto('/events')
  const address = await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .getAttribute('href')
  await page.goto(address!)
}

async function fillIn(page: Page, seats: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.org')
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption(seats)
  await page.getByRole('textbox', { name: /^Is there anything/ }).fill('A wheelchair space. Marigold kettle.')
}

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

/** What the panel says after registering: the reference, and the address of one's own place. */
async function panelOn(page: Page) {
  const panel = page.getByRole('region', { name: 'Your place is kept' })
  const reference = (await panel.getByText(/^EV-/).innerText()).trim()
  const own = await panel.getByRole('link', { name: 'Change your place' }).getAttribute('href')
  return { reference, own: own! }
}

/** The one registration under a reference, which tells nothing of who comes. */
async function stored(reference: string) {
  const found = await rows('requests', 'select * from registration where reference = $1', [reference])
  expect(found).toHaveLength(1)
  expect(JSON.stringify(found)).not.toMatch(/kettle|ines@|Okafor/)
  const { seats, state } = found[0] as { seats: number; state: string }
  return { seats, state }
}

const saved = (page: Page) => page.getByText('Your place has been changed.').first().waitFor()
const cancelled = (page: Page) => page.getByText('This place has been cancelled.').waitFor()

/** Asks for one seat less, and then gives the place back. */
async function changeAndCancel(page: Page, reference: string) {
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption('1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await saved(page)
  expect(await stored(reference)).toEqual({ seats: 1, state: 'placed' })
  await page.getByText('Cancel my place', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel my place' }).click()
  await cancelled(page)
  expect(await stored(reference)).toEqual({ seats: 1, state: 'cancelled' })
}

test('a neighbour registers, is told what is missing, and changes and cancels by the secret link', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await openEvent(page)
  await hydrated(page)
  await register(page)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await fillIn(page, '2')
  await register(page)
  const { reference, own } = await panelOn(page)
  expect(await findings(page)).toEqual([])
  expect(await stored(reference)).toEqual({ seats: 2, state: 'placed' })

  await page.goto(own)
  await hydrated(page)
  expect(await findings(page)).toEqual([])
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await changeAndCancel(page, reference)
  expect(await findings(page)).toEqual([])
})

test('without JavaScript one registers, changes and cancels as well', async () => {
  const { page } = await aVisitor({ javaScriptEnabled: false, expected: /400 \(Bad Request\)/ })
  await openEvent(page)
  await fillIn(page, '2')
  await register(page)
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await register(page)
  const { reference, own } = await panelOn(page)
  expect(page.url()).not.toContain(own)
  expect(await stored(reference)).toEqual({ seats: 2, state: 'placed' })
  await page.goto(own)
  await changeAndCancel(page, reference)
})
