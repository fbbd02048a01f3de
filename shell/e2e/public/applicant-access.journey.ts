import { expect, test } from 'vitest'
import { countEnds, createRequest, lookUpStatus, replacePassphrase } from '../applicant.ts'
import { openPage } from '../browser.ts'

test('an applicant replaces the passphrase and signs out, and another device is signed out too', async () => {
  const receipt = await createRequest({ name: 'Access One' })
  const { page: other } = await openPage()
  await lookUpStatus(other, receipt)
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await lookUpStatus(page, receipt)
  const passphrase = await replacePassphrase(page, receipt.passphrase)
  await page.getByText(/^Your passphrase has been replaced/).waitFor()

  await other.getByLabel('Write to us').fill('Somebody else.')
  await other.getByRole('button', { name: 'Send message' }).click()
  await other.getByRole('heading', { name: 'Please enter your passphrase again' }).waitFor()

  await page.getByRole('button', { name: 'Hide this and sign out' }).click()
  await page.getByRole('button', { name: 'Show status' }).waitFor()
  await expect.poll(() => countEnds(receipt.reference)).toBe(2)
  expect(await page.content()).not.toContain(receipt.reference)
  await page.getByLabel('Reference').fill(receipt.reference)
  await page.getByLabel('Passphrase', { exact: true }).fill(receipt.passphrase)
  await page.getByRole('button', { name: 'Show status' }).click()
  await page
    .getByText(/do not match/)
    .first()
    .waitFor()
  await lookUpStatus(page, { ...receipt, passphrase })
})
