import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import {
  cancelRegistration,
  changeSeats,
  fetchStoredRegistration,
  fillRegistration,
  findOpenEvent,
  readRegistration,
  submitRegistration,
} from '../event-registration.ts'
import { waitForEmail } from '../wait-for-email.ts'

/** What one comes back to by a secret link, without JavaScript; with it, the sweep of the forms walks the same way. */

test('without JavaScript one registers, changes and cancels, and follows a search and ends that', async () => {
  const { page } = await openPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
    expected: /400 \(Bad Request\)/,
  })
  await findOpenEvent(page)
  await fillRegistration(page, '2')
  const emailUpdates = page.getByRole('checkbox', { name: /^Email me/ })
  await emailUpdates.check()
  await submitRegistration(page)
  await page.getByRole('link', { name: 'Enter your name' }).waitFor()
  expect(await emailUpdates.isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await submitRegistration(page)
  await page.getByText('This comes by email too').waitFor()
  const { reference, registrationPage } = await readRegistration(page)
  expect(page.url()).not.toContain(registrationPage)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 2, state: 'placed' })
  await page.goto(registrationPage)
  await page.getByRole('textbox', { name: 'Your private link' }).fill(registrationPage)
  await page.getByRole('button', { name: 'Open my registration' }).click()
  await changeSeats(page, '1')
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'placed' })
  await cancelRegistration(page)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'cancelled' })
  expect(page.url()).not.toContain(registrationPage.split('#')[1])

  const email = 'ines.plain@example.org'
  const waitForTitle = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goto('/judgments?q=heat')
  await page.getByRole('link', { name: 'Follow this search by email' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await page.getByLabel('Your email address').fill('ines at example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .first()
    .waitFor()
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await waitForTitle('Now look at your email')

  const text = await waitForEmail(email)
  expect(text).not.toContain('heat')
  const [address, link] = /\S+\/judgments\/follow\/confirm#(\S+)/.exec(text)!
  await page.goto(address)
  await page.getByLabel('The link in our email').fill(address)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await waitForTitle('We will write to you')
  // As older emails have it.
  await page.goto(`/judgments/following/${link}`)
  await page.getByLabel('The link in our email').fill(link!)
  await page.getByRole('button', { name: 'Show my search' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'End these emails' }).click()
  await waitForTitle('The emails have ended')
})
