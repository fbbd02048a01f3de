import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { listAxeViolations, listLayoutViolations, openPage } from '../browser.ts'
import { openByMenu, press } from '../portal.ts'
import { sweep } from '../sweep.ts'

/** Screens of the portal as its menu names them, and their headings: the website. */
const screens = {
  Cases: 'Cases Management',
  Pages: 'Pages',
  Constitution: 'Constitution Versions',
  'Media library': 'Media library',
}

/** What all have that are made as the screen of cases is, on a phone. */
const alikeScreens = {
  Judgments: 'Judgments Management',
  Blog: 'Blog Management',
  Events: 'Events Management',
  Team: 'Team Management',
  Services: 'Services Management',
  'Related documents': 'Related Documents',
}

test('where the menu leads about the website is as it should be', async () => {
  const { page } = await openPage()
  await signIn(page)
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    await sweep(page, name)
  }
  for (const [name, heading] of Object.entries(alikeScreens)) {
    await openByMenu(page, name, heading)
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
    expect({ name, findings: await listLayoutViolations(page) }).toEqual({ name, findings: [] })
  }
  // The menu itself is there on a phone alone.
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Menu')
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})
