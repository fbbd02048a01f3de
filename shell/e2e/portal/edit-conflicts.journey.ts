import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signInAlone } from '../sign-in.ts'

const list = '/admin/cases?q=medicine'

/** Opens the case's form and writes how it ended. */
async function writeOutcome(page: Page, outcome: string) {
  await page.getByRole('button', { name: 'Edit Three days without medicine' }).click()
  await page.getByLabel('Outcome').fill(outcome)
}

/** Ends the session behind the page's back. A service may remember a session for a second: that is waited for. */
async function endSession(page: Page) {
  const requestUrl = (method: string, path: string) =>
    page.evaluate(
      async ([method, path]) => {
        const authorization = `Bearer ${localStorage.getItem('auth_token')}`
        return (await fetch(path!, { method: method!, headers: { authorization } })).status
      },
      [method, path],
    )
  await requestUrl('POST', '/api/auth/logout')
  await expect.poll(() => requestUrl('GET', '/api/admin/cases')).toBe(401)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const waitForSave = (page: Page) => page.getByText('Case updated successfully').first().waitFor()

test('an edit conflict shows both versions; one’s own is saved, and the other is in the history', async () => {
  const { page } = await openPage()
  await signInAlone(page, list)
  await writeOutcome(page, 'Settled out of court')
  const otherAdministrator = await page.context().newPage()
  await otherAdministrator.goto(list)
  await writeOutcome(otherAdministrator, 'Settled in court')
  await save(otherAdministrator)
  await waitForSave(otherAdministrator)

  await save(page)
  await page.getByText('Someone else has saved this case').waitFor()
  await page.locator('mark', { hasText: 'out' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await waitForSave(page)

  await page.getByRole('button', { name: 'Edit Three days without medicine' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByText('Settled in court').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Restore version \d+$/ }).click()
  await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('Settled in court')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('typed text outlives going back, a reload and a session that ended', async () => {
  const { page } = await openPage({ expected: /401/ })
  page.on('dialog', (dialog) => dialog.accept())
  await signInAlone(page, list)
  await writeOutcome(page, 'Typed with care')
  await page.evaluate(() => history.back())
  await page.getByText('Close without saving?').waitFor()
  await page.getByRole('button', { name: 'Continue editing' }).click()

  await page.reload()
  await page.getByText('You have unsaved text for the case, "Three days without medicine".').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('Typed with care')

  await endSession(page)
  await page.getByLabel('Outcome').press('Control+Enter')
  await page.getByText('You have been signed out').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('Password').fill(inject('product').adminPassword)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await waitForSave(page)
})

test('the windows of a form fit a phone', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signInAlone(page, list)
  await writeOutcome(page, 'Seen on a phone')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('radio').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const buttons = await page.getByRole('dialog').last().getByRole('button').all()
  const dialogPositions = await Promise.all(
    buttons.map(async (button) => (await button.boundingBox())?.x ?? -1),
  )
  expect(Math.min(...dialogPositions)).toBeGreaterThan(0)
})
