import type { Page } from 'playwright'
import { expect } from 'vitest'
import { queryRows } from './database.ts'

/** What a visitor does who registers for an event. */

/** Opens an event one registers for, as a visitor finds it. */
export async function findOpenEvent(page: Page) {
  await page.goto('/events')
  await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .click()
  await page.waitForURL(/\/events\/[0-9a-f-]{36}/)
  await page.getByRole('link', { name: 'Register Now' }).first().click()
  await page.getByRole('region', { name: 'Register for this event' }).getByRole('textbox').first().waitFor()
}

/** All but the name. */
export async function fillRegistration(page: Page, seats: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.org')
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption(seats)
  await page.getByRole('textbox', { name: /^Is there anything/ }).fill('A wheelchair space. Marigold kettle.')
}

export const submitRegistration = (page: Page) =>
  page.getByRole('button', { name: 'Register', exact: true }).click()

/** What the panel says after registering: the reference, and the private link. */
export async function readRegistration(page: Page) {
  const panel = page.getByRole('region', { name: 'You are registered' })
  const reference = (await panel.getByText(/^EV-/).innerText()).trim()
  const registrationPage = await panel
    .getByRole('link', { name: 'Change your registration' })
    .getAttribute('href')
  return { reference, registrationPage: registrationPage! }
}

/** The one registration under a reference, which does not reveal who comes. */
export async function fetchStoredRegistration(reference: string) {
  const rows = await queryRows('requests', 'select * from registration where reference = $1', [reference])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/kettle|ines@|Okafor/)
  const { seats, state } = rows[0] as { seats: number; state: string }
  return { seats, state }
}

export async function changeSeats(page: Page, seats: string) {
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).selectOption(seats)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your registration has been changed.').first().waitFor()
}

export async function cancelRegistration(page: Page) {
  await page.getByText('Cancel my registration', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel my registration' }).click()
  await page.getByText('This registration has been cancelled.').waitFor()
}
