/** What becomes of what is typed: it is kept, whatever happens meanwhile, and it is where it was typed. */
import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { signIn, signInAlone } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { createCase, press, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

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

test('typed text outlives going back, a reload and a session that ended', async () => {
  const title = 'A key for the courtyard'
  const { page } = await openPage({ expected: /401/ })
  await createCase(page, title)
  page.on('dialog', (dialog) => dialog.accept())
  await signInAlone(page, '/admin/cases?q=courtyard')
  await press(page, `Edit ${title}`)
  await page.getByLabel('Outcome').fill('Typed with care')
  await page.evaluate(() => history.back())
  await page.getByText('Close without saving?').waitFor()
  await sweep(page, 'close without saving', dialogs)
  await press(page, 'Continue editing')

  await page.reload()
  await page.getByText(`You have unsaved text for the case, "${title}".`).waitFor()
  await sweep(page, 'unsaved text')
  await press(page, 'Continue editing')
  await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('Typed with care')

  await endSession(page)
  await page.getByLabel('Outcome').press('Control+Enter')
  await page.getByText('You have been signed out').waitFor()
  await sweep(page, 'signed out', dialogs)
  await page.getByLabel('Password').fill(inject('product').adminPassword)
  await press(page, 'Sign in again')
  await waitForToast(page, 'Case updated successfully')
})

/** Presses the keys in the first part of a date and on from there, as one types month, day and year. */
async function typeInto(page: Page, field: Locator, keys: string) {
  await field.blur()
  await field.focus()
  await page.keyboard.type(keys, { delay: 40 })
}

/** The days in the page's audit queries from now on. */
function recordRequestedDays(page: Page): Set<string> {
  const days = new Set<string>()
  page.on('request', (request) => {
    const { variables } = request.url().endsWith('/graphql') ? request.postDataJSON() : { variables: null }
    for (const day of [variables?.filter?.fromDay, variables?.filter?.toDay]) if (day) days.add(day)
  })
  return days
}

test('on a phone a day is typed digit by digit into the filter of the audit log, which asks for no other on the way', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, '/admin/activity')
  await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor()
  const requestedDays = recordRequestedDays(page)
  const [from, until] = ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }))
  await typeInto(page, from!, '03052026')
  await expect.poll(() => new URL(page.url()).searchParams.get('fromDay')).toBe('2026-03-05')
  await expect.poll(() => from!.inputValue()).toBe('2026-03-05')
  await typeInto(page, until!, '03062026')
  await page.getByText('No matching events.').waitFor()
  expect(new URL(page.url()).search).toBe('?fromDay=2026-03-05&toDay=2026-03-06')
  expect([...requestedDays]).toEqual(['2026-03-05', '2026-03-06'])
  await page.goto('/admin/activity')
  await typeInto(page, until!, '07049999')
  await expect.poll(() => until!.inputValue()).toBe('9999-07-04')
  await page.getByText('To: Enter a year from 1700 to 2100').waitFor()
  expect([...requestedDays].filter((day) => !day.startsWith('2026'))).toEqual([])
})
