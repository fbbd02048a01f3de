import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { lookUpStatus } from '../look-up-status.ts'

/** How often the access tokens of a request were ended. */
async function countEnds(reference: string): Promise<number> {
  const [row] = await queryRows(
    'requests',
    'select access_epoch from legal_aid_request where reference = $1',
    [reference],
  )
  return (row as { access_epoch: number }).access_epoch
}

/** Asks for a new passphrase, and has it count. */
async function replacePassphrase(page: Page, currentPassphrase: string): Promise<string> {
  await page.getByRole('button', { name: 'Show me a new passphrase' }).click()
  const section = page.getByRole('region', { name: 'Replace your passphrase' })
  const newPassphrase = await section.locator('dd').innerText()
  expect(newPassphrase).toMatch(/^[a-z]+( [a-z]+){3}$/)
  await page.getByLabel('Current passphrase').fill('one two three four')
  await page.getByRole('button', { name: 'Use the new passphrase' }).click()
  await page.getByRole('link', { name: /^This is not your passphrase/ }).waitFor()
  expect(await section.locator('dd').innerText()).toBe(newPassphrase)
  await page.getByLabel('Current passphrase').fill(currentPassphrase)
  await page.getByRole('button', { name: 'Use the new passphrase' }).click()
  await page.getByRole('button', { name: 'Show me a new passphrase' }).waitFor()
  return newPassphrase
}

async function tryToOpen(page: Page, { reference, passphrase }: { reference: string; passphrase: string }) {
  await page.getByLabel('Reference').fill(reference)
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await page.getByRole('button', { name: 'Show status' }).click()
}

test('an applicant replaces the passphrase and signs out, and another device is signed out too', async () => {
  const receipt = await createRequest({ name: 'Access One' })
  const { page: other } = await openPage()
  await lookUpStatus(other, receipt)
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await lookUpStatus(page, receipt)
  const passphrase = await replacePassphrase(page, receipt.passphrase)
  await page.getByText(/^Your passphrase has been replaced/).waitFor()
  expect(await listAxeViolations(page)).toEqual([])

  await other.getByLabel('Write to us').fill('Somebody else.')
  await other.getByRole('button', { name: 'Send message' }).click()
  await other.getByRole('heading', { name: 'Please enter your passphrase again' }).waitFor()

  await page.getByRole('button', { name: 'Hide this and sign out' }).click()
  await page.getByRole('button', { name: 'Show status' }).waitFor()
  await expect.poll(() => countEnds(receipt.reference)).toBe(2)
  expect(await page.content()).not.toContain(receipt.reference)
  await tryToOpen(page, receipt)
  await page
    .getByText(/do not match/)
    .first()
    .waitFor()
  await lookUpStatus(page, { ...receipt, passphrase })
})

test('the quick exit ends the access', async () => {
  const receipt = await createRequest({ name: 'Access Two' })
  // Not routed elsewhere: a request that a route holds does not outlive its page.
  const { page } = await openPage({ expected: /ERR_/ })
  await lookUpStatus(page, receipt)
  await page.getByRole('link', { name: 'Leave this site' }).click({ noWaitAfter: true })
  await expect.poll(() => countEnds(receipt.reference), { timeout: 10_000 }).toBe(1)
})

test('without JavaScript the passphrase is replaced, and one signs out, as well', async () => {
  const receipt = await createRequest({ name: 'Access Three' })
  const { page, requestedUrls } = await openPage({
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/get-help/status')
  await tryToOpen(page, receipt)
  const passphrase = await replacePassphrase(page, receipt.passphrase)
  await page.getByRole('button', { name: 'Hide this and sign out' }).click()
  await page.getByRole('button', { name: 'Show status' }).waitFor()
  expect(await countEnds(receipt.reference)).toBe(2)
  await tryToOpen(page, { ...receipt, passphrase })
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  expect(requestedUrls.filter((address) => address.includes(passphrase.split(' ')[0]!))).toEqual([])
})

test('a status page left open is closed half an hour after the passphrase', async () => {
  const receipt = await createRequest({ name: 'Access Four' })
  const { page } = await openPage()
  await page.clock.install()
  await lookUpStatus(page, receipt)
  await waitForHydration(page)
  for (const _ of [1, 2, 3]) {
    await page.clock.fastForward('09:00')
    await page.keyboard.press('Tab')
  }
  await page.clock.fastForward('01:30')
  await page.getByRole('heading', { name: 'This page closes in a moment' }).waitFor()
  await page.clock.fastForward('02:00')
  await page.getByRole('heading', { name: 'Please enter your passphrase again' }).waitFor()
  expect(await page.content()).not.toContain(receipt.reference)
})
