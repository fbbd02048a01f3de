import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aVisitor, findings, findingsInTheDark } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

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
  'Whom we must not act against': 'Whom We Must Not Act Against',
  'Poverty guidelines': 'Poverty Guidelines',
  Letters: 'Letters',
  Administrators: 'Administrators',
  Activity: 'Activity',
  Mails: 'Mails',
  'Your account': 'Your account',
}

async function go(page: Page, place: string, heading: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: place }).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
}

test('the menu leads to every screen, and axe finds nothing on any, light or dark', {
  timeout: 240_000,
}, async () => {
  const { page } = await aVisitor({ viewport: { width: 768, height: 1024 } })
  const inBoth = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    return [...(await findings(page)), ...(await findingsInTheDark(page))]
  }
  await signedIn(page)
  expect(await inBoth()).toEqual([])
  for (const [place, heading] of Object.entries(screens)) {
    await go(page, place, heading)
    expect([place, await inBoth()]).toEqual([place, []])
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await inBoth()).toEqual([])
})

test('every screen fits a phone', { timeout: 120_000 }, async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await signedIn(page)
  for (const [place, heading] of Object.entries(screens)) {
    await go(page, place, heading)
    expect([place, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([place, 360])
  }
})
