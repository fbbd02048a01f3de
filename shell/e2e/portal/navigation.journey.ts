import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

/** Every screen of the portal as its menu names it, and its heading. */
const screens = {
  'Legal aid requests': 'Legal Aid Requests',
  Messages: 'Messages',
  Registrations: 'Registrations',
  Cases: 'Cases Management',
  Judgments: 'Judgments Management',
  Blog: 'Blog Management',
  Events: 'Events Management',
  Team: 'Team Management',
  Services: 'Services Management',
  Constitution: 'Constitution Versions',
  'Related documents': 'Related Documents',
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

test('the menu leads to every screen, and axe finds nothing on any, light or dark', {
  timeout: 240_000,
}, async () => {
  const { page } = await openPage({ viewport: { width: 768, height: 1024 } })
  const violations = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    return [...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]
  }
  await signIn(page)
  expect(await violations()).toEqual([])
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    expect([name, await violations()]).toEqual([name, []])
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await violations()).toEqual([])
})

test('every screen fits a phone', { timeout: 120_000 }, async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signIn(page)
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, 360])
  }
})
