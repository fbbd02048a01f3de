import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, setColorScheme } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { signInAlone, signInByForm } from '../sign-in.ts'

/** Every screen of the portal and its dialogs, light and dark, without one violation of the content security policy. */

const managed = [
  'blog',
  'cases',
  'events',
  'judgments',
  'team',
  'services',
  'constitution',
  'related-documents',
]
const others = [
  'dashboard',
  'dashboard?tour=1',
  'notifications',
  'messages',
  'registrations',
  'administrators',
  'account',
  'settings',
  'guidelines',
  'letters',
  'conflicts',
  'mails',
  'activity',
  'media',
  'blog/new',
]

async function openScreen(page: Page, path: string) {
  await page.goto(`/admin/${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  await setColorScheme(page, 'dark')
  await setColorScheme(page, 'light')
}

/** Opens the dialog of a button, looks at what it has in both colours, and closes it. */
async function openDialog(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog').last()
  await dialog.waitFor()
  await dialog.getByText('Loading...').first().waitFor({ state: 'hidden' })
  for (const name of [/^Preview the page$/, /^History$/, /^Share preview$/]) {
    const inner = dialog.getByRole('button', { name })
    if ((await inner.count()) === 0) continue
    await inner.first().click()
    await page.getByRole('dialog').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').nth(1).waitFor({ state: 'hidden' })
  }
  await setColorScheme(page, 'dark')
  await setColorScheme(page, 'light')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

test('every screen of the portal, its dialogs and previews keep to the policy', async () => {
  const { page, violations } = await openPage({ viewport: { width: 1280, height: 900 } })
  await signInAlone(page)
  for (const path of others) {
    await openScreen(page, path)
    expect([path, violations]).toEqual([path, []])
  }
  for (const path of managed) {
    await openScreen(page, path)
    for (const button of [/^Add /, /^Edit /, /^Delete /, /^Import$/, /^Export$/]) {
      await openDialog(page, button)
      expect([path, String(button), violations]).toEqual([path, String(button), []])
    }
  }
})

test('signing in and working on a request keep to the policy', async () => {
  await createRequest({ description: 'The lock was changed.' })
  const { page, violations } = await openPage()
  await signInByForm(page, '/admin/legal-aid')
  await page.getByRole('heading', { level: 1, name: 'Legal Aid Requests' }).waitFor()
  await page
    .getByRole('link', { name: /^A2J-|^LA-/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await setColorScheme(page, 'dark')
  await setColorScheme(page, 'light')
  expect(violations).toEqual([])
})
