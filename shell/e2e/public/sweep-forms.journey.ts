import type { Page } from 'playwright'
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
import { listFormFindings } from './list-public-findings.ts'

/** The states of the smaller forms, each reached as a visitor reaches it. */

const expectNoFindings = async (page: Page) => expect(await listFormFindings(page)).toEqual([])

test('a visitor registers, is shown what is missing, and changes and cancels by the secret link', async () => {
  const { page } = await openPage()
  await findOpenEvent(page)
  await submitRegistration(page)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectNoFindings(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor')
  await fillRegistration(page, '2')
  await submitRegistration(page)
  const { reference, registrationPage } = await readRegistration(page)
  await page.getByText(/^.*We do not email you, as you have not asked for it/).waitFor()
  await expectNoFindings(page)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 2, state: 'placed' })

  await page.goto(registrationPage)
  await page.getByRole('combobox', { name: 'How many seats do you need?' }).waitFor()
  await expectNoFindings(page)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await changeSeats(page, '1')
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'placed' })
  await cancelRegistration(page)
  await expectNoFindings(page)
  expect(await fetchStoredRegistration(reference)).toEqual({ seats: 1, state: 'cancelled' })
})

test('a search is followed and ended, and on none of the pages is a barrier', async () => {
  const { page } = await openPage({ expected: /400 \(Bad Request\)/ })
  const email = 'ines.sweep@example.org'
  const waitForTitle = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goto('/judgments?q=heat')
  await page.getByRole('link', { name: 'Follow this search by email' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await expectNoFindings(page)
  await page.getByLabel('Your email address').fill('ines at example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page
    .getByRole('link', { name: /^Enter an email address in the correct format/ })
    .first()
    .waitFor()
  await expectNoFindings(page)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await waitForTitle('Now look at your email')
  await expectNoFindings(page)

  const [address, link] = /\S+\/judgments\/follow\/confirm#(\S+)/.exec(await waitForEmail(email))!
  await page.goto(address)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await waitForTitle('We will write to you')
  await expectNoFindings(page)
  await page.goto(`/judgments/following#${link}`)
  await page.getByRole('button', { name: 'Show my search' }).click()
  await page.getByRole('definition').getByText('heat', { exact: true }).waitFor()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'End these emails' }).click()
  await waitForTitle('The emails have ended')
  await expectNoFindings(page)
})
