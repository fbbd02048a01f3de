import type { Page } from 'playwright'
import { expect } from 'vitest'
import { queryRows } from './database.ts'

/** Asks for a new passphrase on the status page, and has it count, after a wrong attempt. */
export async function replacePassphrase(page: Page, currentPassphrase: string): Promise<string> {
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

/** How often the access tokens of a request were ended. */
export async function countEnds(reference: string): Promise<number> {
  const [row] = await queryRows(
    'requests',
    'select access_epoch from legal_aid_request where reference = $1',
    [reference],
  )
  return (row as { access_epoch: number }).access_epoch
}
