import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { openByMenu } from '../portal.ts'
import { sweep } from '../sweep.ts'

/** Screens of the portal as its menu names them, and their headings: people who ask us, and the office. */
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
}

test('the dashboard, and where its menu leads in the office, are as they should be', async () => {
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
})
