/** What applicants do: send a request, look up its status, replace its passphrase. */

import { randomUUID } from 'node:crypto'
import { buildLegalAidRequest } from '@access/requests/intake/legal-aid-requests/legal-aid-request.examples'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { waitForHydration } from './browser.ts'
import { queryRows } from './database.ts'

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

/** The response to a created request, as far as a journey needs it. */
interface CreatedRequest {
  id: string
  reference: string
  passphrase: string
}

/** Creates a request as the form does, with the fields that matter; another one each time, also for a second try. */
export async function createRequest(
  fields: Parameters<typeof buildLegalAidRequest>[0],
): Promise<CreatedRequest> {
  const response = await fetch(new URL('/api/legal-aid-requests', inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(buildLegalAidRequest(fields)),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as CreatedRequest
}
