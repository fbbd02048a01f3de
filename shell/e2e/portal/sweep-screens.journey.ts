import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { listAxeViolations, openPage } from '../browser.ts'
import { openByMenu, press } from '../portal.ts'
import { sweep } from '../sweep.ts'

/** Screens of the portal as its menu names them, and their headings. */
const screens = {
  Notifications: 'Notifications',
  'Legal aid requests': 'Legal Aid Requests',
  Messages: 'Messages',
  Registrations: 'Registrations',
  Settings: 'Settings',
  'Conflict list': 'Conflict List',
  'Poverty guidelines': 'Poverty Guidelines',
  Letters: 'Letters',
  Administrators: 'Administrators',
  Activity: 'Activity',
  'Email log': 'Email log',
  'Your account': 'Your account',
  Cases: 'Cases Management',
  Pages: 'Pages',
  Constitution: 'Constitution Versions',
  'Media library': 'Media library',
}

/** Those that are made as the screen of cases is, on a phone. */
const alikeScreens = {
  Judgments: 'Judgments Management',
  Blog: 'Blog Management',
  Events: 'Events Management',
  Team: 'Team Management',
  Services: 'Services Management',
  'Related documents': 'Related Documents',
}

test('the dashboard, its menu, and where that leads are as they should be', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 900 } })
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const rail = page.getByRole('navigation', { name: 'Portal' })
  await rail.getByRole('link', { name: 'Administrators' }).waitFor()
  // Every place is in sight at a desk, without scrolling.
  expect(await rail.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.getByRole('heading', { name: 'Request statistics' }).scrollIntoViewIfNeeded()
  await page.getByText('Show as table').first().click()
  await page.getByRole('table').first().waitFor()
  await sweep(page, 'Dashboard, with a chart as a table')
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    await sweep(page, name)
  }
  for (const [name, heading] of Object.entries(alikeScreens)) {
    await openByMenu(page, name, heading)
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
    expect({ name, findings: await listAxeViolations(page) }).toEqual({ name, findings: [] })
  }
  // The menu itself is there on a phone alone.
  await press(page, 'Menu')
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})
