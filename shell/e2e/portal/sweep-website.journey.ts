import { expect, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { openByMenu, press } from '../portal.ts'
import { signIn } from '../sign-in.ts'
import { sweep } from '../sweep.ts'

/** Screens of the portal as its menu names them, and their headings: the website. */
const screens = {
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
}

test('where the menu leads about the website is as it should be', async () => {
  const { page } = await openPage()
  await signIn(page)
  for (const [name, heading] of Object.entries(screens)) {
    await openByMenu(page, name, heading)
    await sweep(page, name)
  }
  // The menu itself is there on a phone alone.
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Menu')
  await page.getByRole('navigation', { name: 'Portal' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})
