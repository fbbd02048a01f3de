/** What stories of the portal have in common. */
import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { fetchToken } from './accounts.ts'

export const waitForToast = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens "More", of `subject` where there are several, and does what its menu calls `name`. */
export async function pressMore(page: Page, name: string, subject?: string) {
  const addSubject = (text: string) => (subject ? `${text}: ${subject}` : text)
  await press(page, addSubject('More'))
  await page.getByRole('menuitem', { name: addSubject(name), exact: true }).click()
}

/** What anybody reads at an address of the website. */
export const readText = async (path: string) => (await fetch(new URL(path, inject('product').url))).text()

/** Sends JSON as a program does; rejects what is not taken. */
export async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(new URL(path, inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  expect(response.status, path).toBeLessThan(300)
  return (await response.json()) as Answer
}

async function createItem(page: Page, area: string, body: object): Promise<string> {
  return (await post<{ id: string }>(`/api/admin/${area}`, body, await fetchToken(page))).id
}

/** A public case that nobody but its test knows; returns its id. */
export const createCase = (page: Page, title: string) =>
  createItem(page, 'cases', {
    title,
    category: 'Civil Rights',
    status: 'pending',
    isPublic: true,
    isFeatured: false,
  })

/** An event with places for people who register; returns its id. */
export const createEvent = (page: Page, title: string) =>
  createItem(page, 'events', {
    title,
    eventType: 'Free Legal Clinic',
    status: 'upcoming',
    eventDate: '2031-05-09T21:30:00.000Z',
    registrationRequired: true,
    capacity: 30,
  })

/** Goes to a screen by the menu of a phone. */
export async function openByMenu(page: Page, name: string, heading: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Menu')
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** Opens the list of a combobox and chooses the option with a label. */
export async function selectOption(combobox: Locator, label: string): Promise<void> {
  await combobox.click()
  const list = combobox.page().locator(`[id="${await combobox.getAttribute('aria-controls')}"]`)
  await list.getByRole('option', { name: label, exact: true }).click()
}

/** On the page of a request without matching names: concludes the conflict check, which opens the description. */
export const openRequestText = (page: Page) =>
  page.getByRole('button', { name: 'No conflicts: unlock request' }).click()

/** Opens a section of an unlocked request by its tab. */
export const openSection = (page: Page, name: string) => page.getByRole('tab', { name }).click()
