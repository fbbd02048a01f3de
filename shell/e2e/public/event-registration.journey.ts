import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'

/** Opens an event one registers for, as a visitor finds it. */
async function findOpenEvent(page: Page) {
  await page.goto('/events')
  const address = await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .getAttribute('href')
  await page.goto(address!)
}

async function fillForm(page: Page, seats: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.org')
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption(seats)
  await page.getByRole('textbox', { name: /^Is there anything/ }).fill('A wheelchair space. Marigold kettle.')
}

const submitRegistration = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

/** What the panel says after registering: the reference, and the private link. */
async function getPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'You are registered' })
  const reference = (await panel.getByText(/^EV-/).innerText()).trim()
  const registrationPage = await panel
    .getByRole('link', { name: 'Change your registration' })
    .getAttribute('href')
  return { reference, registrationPage: registrationPage! }
}

/** The one registration under a reference, which does not reveal who comes. */
async function fetchStoredRegistration(reference: string) {
  const rows = await queryRows('requests', 'select * from registration where reference = $1', [reference])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/kettle|ines@|Okafor/)
  const { seats, state } = rows[0] as { seats: number; state: string }
  return { seats, state }
}

const waitForSave = (page: Page) => page.getByText('Your registration has been changed.').first().waitFor()
const waitForCancellation = (page: Page) => page.getByText('This registration has been cancelled.').waitFor()

/** Asks for one seat less, and then cancels the registration. */
async function changeAndCancel(page: Page, reference: string) {
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption('1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await waitForSave(page)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'placed' })
  await page.getByText('Cancel my registration', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel my registration' }).click()
  await waitForCancellation(page)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'cancelled' })
}

test('a visitor registers, is shown what is missing, and changes and cancels by the secret link', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await findOpenEvent(page)
  await waitForHydration(page)
  await submitRegistration(page)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await fillForm(page, '2')
  await submitRegistration(page)
  const { reference, registrationPage } = await getPanel(page)
  await page.getByText(/^.*We do not email you, as you have not asked for it/).waitFor()
  expect(await queryRows('requests', 'select from outbox_email where reference = $1', [reference])).toEqual(
    [],
  )
  expect(await listAxeViolations(page)).toEqual([])
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 2, state: 'placed' })

  await page.goto(registrationPage)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitForHydration(page)
  expect(await listAxeViolations(page)).toEqual([])
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await changeAndCancel(page, reference)
  expect(await listAxeViolations(page)).toEqual([])
})

test('without JavaScript one registers, changes and cancels as well', async () => {
  const { page } = await openPage({ javaScriptEnabled: false, expected: /400 \(Bad Request\)/ })
  await findOpenEvent(page)
  await fillForm(page, '2')
  const emailUpdates = page.getByRole('checkbox', { name: /^Email me/ })
  await emailUpdates.check()
  await submitRegistration(page)
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  expect(await emailUpdates.isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await submitRegistration(page)
  await page.getByText('We have also sent this to your email address.').waitFor()
  const { reference, registrationPage } = await getPanel(page)
  expect(page.url()).not.toContain(registrationPage)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 2, state: 'placed' })
  await page.goto(registrationPage)
  await page.getByRole('textbox', { name: 'Your private link' }).fill(registrationPage)
  await page.getByRole('button', { name: 'Open my registration' }).click()
  await changeAndCancel(page, reference)
  expect(page.url()).not.toContain(registrationPage.split('#')[1])
})
