import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'

/** What an applicant does on the form, step by step. */

export const story = 'The landlord changed the lock while I was at work. Marigold teapot.'

/** Texts that only staff may ever read. */
export const secrets = /Marigold|teapot|Whitcombe|dana@example/

/** Where the applicant tells what happened. */
export const getStoryField = (page: Page) => page.getByRole('textbox', { name: /^What happened/ })

/** Opens the form and waits until it works. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/get-help')
  await waitForHydration(page)
  // Before hydration it is a plain button, so that it works without scripts.
  await page.locator('button:disabled', { hasText: 'Next' }).waitFor()
}

const clickNext = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const waitForStep = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Step ${number} of 4`) }).waitFor()

export async function fillContactDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitcombe')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('dana@example.org')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(555) 555-0178')
  await clickNext(page)
  await waitForStep(page, 2)
}

export async function fillCaseDetails(
  page: Page,
  description = story,
  category = 'Housing Rights',
): Promise<void> {
  await page.getByLabel(category).check()
  await getStoryField(page).fill(description)
  await page.getByLabel(/^High/).check()
  await clickNext(page)
  await waitForStep(page, 3)
}

export async function fillEligibility(page: Page): Promise<void> {
  await page.getByLabel('$15,000 - $25,000').check()
  await page.getByLabel('3', { exact: true }).check()
  await clickNext(page)
  await waitForStep(page, 4)
}

/** All of the first three steps. */
export async function fillFirstThreeSteps(page: Page, description = story): Promise<void> {
  await openForm(page)
  await fillContactDetails(page)
  await fillCaseDetails(page, description)
  await fillEligibility(page)
}

/** Keeps the answers on this device, and returns the words that open them. */
export async function finishLater(page: Page): Promise<string> {
  await page.getByText('Finish later or clear').click()
  await page.getByRole('button', { name: 'Save and show my words' }).click()
  await page.getByText(/Saved on this device until/).waitFor()
  return page.locator('p[translate=no]').innerText()
}

export const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Submit Request' })

/** The reference and the passphrase on the receipt. */
export async function readReceipt(page: Page): Promise<{ reference: string; passphrase: string }> {
  const panel = page.getByRole('region', { name: 'Request Submitted!' })
  const receiptValues = panel.locator('dd')
  await receiptValues.first().waitFor()
  const [reference = '', passphrase = ''] = await receiptValues.allInnerTexts()
  return { reference: reference.trim(), passphrase: passphrase.trim() }
}

const bytes = readFileSync(
  path.resolve(import.meta.dirname, '../../services/requests/src/testing/pictures/corners.jpg'),
)

/** A photo as a phone has it, to choose in a field for files. */
export const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: bytes })

/** Everything that this origin has stored in the browser, and the state of the page's entry in its history. */
export const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    const stores = [{ ...localStorage }, { ...sessionStorage }, databases, caches]
    return JSON.stringify([stores, document.cookie, history.state])
  })
