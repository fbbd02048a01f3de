import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { accountPassword, createAccountInRole, signIn } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { press, pressMore, selectOption } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

/** Their next step leads to the login: the session is over. */
async function expectSignedOut(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const verify = new URL('/api/auth/verify', inject('product').url)
  // Services know the sessions of a second ago.
  await expect
    .poll(async () => (await fetch(verify, { headers: { authorization: `Bearer ${token}` } })).status)
    .toBe(401)
  await page.goto('/admin/dashboard')
  await page.getByText('Sign in to manage the organisation').waitFor()
}

test('an administrator invites another, signs out their session, and disables them', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/administrators')
  await press(page, 'Invite an administrator')
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  await form
    .getByText(/^Enter /)
    .first()
    .waitFor()
  await sweep(page, 'invite, with what is missing', dialogs)
  await form.getByLabel('Name').fill('Bo Lindqvist')
  await form.getByLabel('Email').fill('bo.lindqvist@example.org')
  await selectOption(form.getByLabel('Role'), 'Administrator')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  const invitation = page.getByRole('dialog', { name: 'Invitation for Bo Lindqvist' })
  const link = await invitation.getByLabel('Link').inputValue()
  await invitation.getByText('No email could be sent.').waitFor()
  await sweep(page, 'invitation', dialogs)
  await press(page, 'Done')
  await page.getByRole('row', { name: /Bo Lindqvist.*Invited/ }).waitFor()
  await pressMore(page, 'Role', 'Bo Lindqvist')
  await page.getByRole('dialog', { name: 'Role of Bo Lindqvist' }).waitFor()
  await sweep(page, 'role', dialogs)

  // The next call after the end of a session is rejected.
  const { page: bo } = await openPage({ expected: /401/ })
  await bo.goto(link)
  await bo.getByText('Hello Bo Lindqvist.').waitFor()
  expect(new URL(bo.url()).hash).toBe('')
  await sweep(bo, 'welcome')
  await bo.getByLabel('Password', { exact: true }).fill(accountPassword)
  await press(bo, 'Save password and sign in')
  await bo.waitForURL(/\/admin\/dashboard$/)
  await bo.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await page.reload()
  await pressMore(page, 'Sessions', 'Bo Lindqvist')
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await page.getByText('Not signed in anywhere.').waitFor()
  await press(page, 'Done')
  await expectSignedOut(bo)

  const signInAgain = async () => {
    await bo.getByLabel('Email').fill('bo.lindqvist@example.org')
    await bo.getByLabel('Password').fill(accountPassword)
    await press(bo, 'Sign in')
  }
  await signInAgain()
  await bo.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await pressMore(page, 'Disable', 'Bo Lindqvist')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click()
  await page
    .getByRole('row', { name: /^Bo Lindqvist/ })
    .getByText('Disabled')
    .waitFor()
  await expectSignedOut(bo)
  await signInAgain()
  await bo.getByText('Invalid credentials').first().waitFor()

  // The link has done its work.
  await bo.goto(link)
  await bo.getByText('This link no longer works.').waitFor()
})

test('an attorney has the request that is theirs, and an administrator says why they open it', async () => {
  const attorney = await createAccountInRole('attorney', 'Ines Quintero')
  const { id, reference } = await createRequest({ name: 'Juniper Lantern' })
  await queryRows(
    'requests',
    'update legal_aid_request set assignee_id = $1, assignee_name = $2 where id = $3',
    [attorney.id, attorney.name, id],
  )
  const { page: attorneyPage } = await openPage()
  await signIn(attorneyPage, '/admin/dashboard', attorney)
  const matters = attorneyPage.getByRole('list', { name: 'Your matters' })
  await matters.getByRole('link', { name: reference }).waitFor()
  expect(await matters.getByRole('listitem').count()).toBe(1)
  await sweep(attorneyPage, 'dashboard of an attorney')
  await attorneyPage.getByRole('link', { name: reference }).click()
  await attorneyPage.getByText('Ask an intake worker or an administrator to complete it.').waitFor()
  await sweep(attorneyPage, 'request of an attorney')
  await attorneyPage.goto('/admin/conflicts')
  await attorneyPage.getByRole('heading', { name: 'You may not open this' }).waitFor()
  await sweep(attorneyPage, 'refused by role')

  const reason = 'Cover while Ines is in court'
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Why are you opening this request?' })
  await page.getByText('Ines Quintero works on this request. Say why you open it.').waitFor()
  expect(await page.getByText('Juniper Lantern').count()).toBe(0)
  await sweep(page, 'why do you open it')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await page.getByText(`gave a reason to open: ${reason}`).waitFor()

  // Good for this session: nothing is asked again.
  await page.reload()
  await page.getByText(`gave a reason to open: ${reason}`).waitFor()
  await page.goto('/admin/activity?q=gave+a+reason')
  await page
    .getByRole('listitem')
    .filter({ hasText: `gave a reason to open: ${reason}` })
    .first()
    .waitFor()
})
