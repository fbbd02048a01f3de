import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
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

test('the menu leads to every screen, axe finds nothing on any, light or dark, and each fits a phone', async () => {
  const tablet = { width: 768, height: 1024 }
  const { page } = await openPage({ viewport: tablet })
  const violations = async () => {
    await setColorScheme(page, 'light')
    return [...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]
  }
  const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(await violations()).toEqual([])
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    expect([name, await violations()]).toEqual([name, []])
    await page.setViewportSize({ width: 360, height: 740 })
    expect([name, await getWidth()]).toEqual([name, 360])
    await page.setViewportSize(tablet)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await violations()).toEqual([])
})
