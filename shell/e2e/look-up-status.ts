import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'

/** Opens the status of a request by its reference and passphrase. */
export async function lookUpStatus(
  page: Page,
  { reference, passphrase }: { reference: string; passphrase: string },
) {
  await page.goto('/get-help/status')
  await waitForHydration(page)
  await page.getByLabel('Reference').fill(reference.toLowerCase().replaceAll('-', ' '))
  await page.getByLabel('Passphrase', { exact: true }).fill(` ${passphrase.toUpperCase()} `)
  await page.getByRole('button', { name: 'Show status' }).click()
  await page.getByText(reference, { exact: true }).first().waitFor()
}
