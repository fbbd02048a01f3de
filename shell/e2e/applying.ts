import type { Page } from 'playwright'
import { hydrated } from './browser.ts'
import { rows } from './database.ts'

/** What an applicant does on the form, step by step. */

export const story = 'The landlord changed the lock while I was at work. Marigold teapot.'

/** Says the things that nobody but staff may ever read. */
export const secrets = /Marigold|teapot|Whitcombe|dana@example/

/** Opens the form and waits until it works. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/get-help')
  await hydrated(page)
  // Before the page is taken over it is a plain button, so that nobody without scripts meets a dead one.
  await page.locator('button:disabled', { hasText: 'Next' }).waitFor()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const atStep = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Step ${number} of 4`) }).waitFor()

export async function tellHowToReachThem(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Dana Whitcombe')
  await page.getByLabel('Email').fill('dana@example.org')
  await page.getByLabel('Phone').fill('(555) 555-0178')
  await next(page)
  await atStep(page, 2)
}

export async function tellWhatHappened(page: Page, told = story): Promise<void> {
  await page.getByLabel('Housing Rights').check()
  await page.getByRole('textbox').fill(told)
  await page.getByLabel(/^High/).check()
  await next(page)
  await atStep(page, 3)
}

export async function tellOfTheirHousehold(page: Page): Promise<void> {
  await page.getByLabel('$15,000 - $25,000').check()
  await page.getByLabel('3', { exact: true }).check()
  await next(page)
  await atStep(page, 4)
}

/** All of the first three steps. */
export async function answerEverything(page: Page, told = story): Promise<void> {
  await openForm(page)
  await tellHowToReachThem(page)
  await tellWhatHappened(page, told)
  await tellOfTheirHousehold(page)
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' })

/** What the panel gives them to hold on to. */
export async function givenOn(page: Page): Promise<{ reference: string; words: string }> {
  const panel = page.getByRole('region', { name: 'Request Submitted!' })
  const ticket = panel.locator('dd')
  await ticket.first().waitFor()
  const [reference = '', words = ''] = await ticket.allInnerTexts()
  return { reference: reference.trim(), words: words.trim() }
}

/** How many requests are stored just now. */
export async function storedRequests(): Promise<number> {
  const [row] = await rows('requests', 'select count(*)::int as count from legal_aid_request')
  return Number(row!.count)
}
