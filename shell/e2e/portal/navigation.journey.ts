import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { signIn } from '../sign-in.ts'

/** Every screen of the portal as its menu names it, and its heading. */
const screens = {
  Notifications: 'Notifications',
  'Legal aid requests': 'Legal Aid Requests',
  Messages: 'Messages',
  Registrations: 'Registrations',
  Cases: 'Cases Management',
  Judgments: 'Judgments Management',
  Blog: 'Blog Management',
  Events: 'Events Management',
  Team: 'Team Management',
  Services: 'Services Management',
  Pages: 'Pages',
  Constitution: 'Constitution Versions',
  'Related documents': 'Related Documents',
  'Media library': 'Media library',
  Settings: 'Settings',
  'Conflict list': 'Conflict List',
  'Poverty guidelines': 'Poverty Guidelines',
  Letters: 'Letters',
  Administrators: 'Administrators',
  Activity: 'Activity',
  'Email log': 'Email log',
  'Your account': 'Your account',
}

async function openByMenu(page: Page, name: string, heading: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** What axe finds on a phone and at a desk, light and dark, and what is wider than a phone. */
async function listViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await setColorScheme(page, 'light')
    const violationsHere = [...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]
    violations.push(...violationsHere.map((violation) => `${size.width} px: ${violation}`))
  }
  const wide = await page.evaluate((width) => {
    // Tables of figures, with their week before each row, scroll sideways.
    const tables = [...document.querySelectorAll('main table:has([data-heading])')].map(
      (table) => table.parentElement!,
    )
    return [document.documentElement, ...tables]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > Math.min(clientWidth, width))
      .map((part) => `${part.scrollWidth} px wide on a phone: ${part.tagName} ${part.ariaLabel ?? ''}`)
  }, phone.width)
  return [...violations, ...wide]
}

test('the menu leads to every screen, axe finds nothing on any, light or dark, on a phone and at a desk', async () => {
  const { page } = await openPage({ viewport: phone })
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(await listViolations(page)).toEqual([])
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    expect([name, await listViolations(page)]).toEqual([name, []])
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})

test('at a desk every place of the portal is in sight, without scrolling', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 900 } })
  await signIn(page)
  const rail = page.getByRole('navigation', { name: 'Portal' })
  await rail.getByRole('link', { name: 'Administrators' }).waitFor()
  const { clientHeight, scrollHeight } = await rail.evaluate(({ clientHeight, scrollHeight }) => ({
    clientHeight,
    scrollHeight,
  }))
  expect(scrollHeight).toBe(clientHeight)
})

test('axe finds nothing in any section of a request, light or dark, on a phone and at a desk', async () => {
  const { id } = await createRequest({ description: 'The lock was changed.' })
  const { page } = await openPage({ viewport: phone })
  await signIn(page)
  for (const section of [
    'overview',
    'documents',
    'messages',
    'conflicts',
    'screening',
    'attorney',
    'history',
  ]) {
    await page.goto(`/admin/legal-aid/${id}?tab=${section}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
    expect([section, await listViolations(page)]).toEqual([section, []])
  }
})
