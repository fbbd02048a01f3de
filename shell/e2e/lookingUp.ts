import type { Page } from 'playwright'
import { hydrated } from './browser.ts'

/** Opens the status of a request as anybody would who has both. */
export async function lookUp(page: Page, { reference, words }: { reference: string; words: string }) {
  await page.goto('/get-help/status')
  await hydrated(page)
  await page.getByLabel('Reference').fill(reference.toLowerCase().replaceAll('-', ' '))
  await page.getByLabel('Four words').fill(` ${words.toUpperCase()} `)
  await page.getByRole('button', { name: 'See where it stands' }).click()
  await page.getByText(reference, { exact: true }).first().waitFor()
}
