import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const password = 'four words nobody knows'

test('an administrator invites another, signs out their session, and disables them', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/administrators')
  await page.getByRole('button', { name: 'Invite an administrator' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Bo Lindqvist')
  await form.getByLabel('Email').fill('bo.lindqvist@example.org')
  await form.getByLabel('Role').selectOption('Administrator')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  const invitationLink = page.getByRole('dialog', { name: 'Invitation for Bo Lindqvist' })
  const link = await invitationLink.getByLabel('Link').inputValue()
  await invitationLink.getByText('No email could be sent.').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await invitationLink.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: /Bo Lindqvist.*Invited/ }).waitFor()

  // The next call after the end of a session is rejected.
  const { page: invitedPage } = await openPage({ expected: /401/ })
  await invitedPage.goto(link)
  await invitedPage.getByText('Hello Bo Lindqvist.').waitFor()
  expect(new URL(invitedPage.url()).hash).toBe('')
  expect(await listAxeViolations(invitedPage)).toEqual([])
  await invitedPage.getByLabel('Password', { exact: true }).fill(password)
  await invitedPage.getByRole('button', { name: 'Save password and sign in' }).click()
  await invitedPage.waitForURL(/\/admin\/dashboard$/)
  await invitedPage.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'More: Bo Lindqvist' }).click()
  await page.getByRole('button', { name: 'Sessions: Bo Lindqvist' }).click()
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await page.getByText('Not signed in anywhere.').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await expectSignedOut(invitedPage)

  const signInInvited = async () => {
    await invitedPage.getByLabel('Email').fill('bo.lindqvist@example.org')
    await invitedPage.getByLabel('Password').fill(password)
    await invitedPage.getByRole('button', { name: 'Sign in' }).click()
  }
  await signInInvited()
  await invitedPage.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.getByRole('button', { name: 'More: Bo Lindqvist' }).click()
  await page.getByRole('button', { name: 'Disable: Bo Lindqvist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click()
  await page
    .getByRole('row', { name: /^Bo Lindqvist/ })
    .getByText('Disabled')
    .waitFor()
  await expectSignedOut(invitedPage)
  await signInInvited()
  await invitedPage.getByText('Invalid credentials').first().waitFor()

  // The link has done its work.
  await invitedPage.goto(link)
  await invitedPage.getByText('This link does not work any more.').waitFor()
})

test('an administrator sees their own sessions and signs out the other one', async () => {
  const { page } = await openPage()
  const { page: otherBrowserPage } = await openPage({ expected: /401/ })
  await signIn(otherBrowserPage)
  await signIn(page, '/admin/account')
  await page.getByText('This session').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  // Other journeys leave sessions of the same administrator behind.
  const otherSessions = page.getByRole('button', { name: /^Sign out/ })
  await otherSessions.first().waitFor()
  if ((await otherSessions.count()) > 1) await page.getByRole('button', { name: /^Sign out all/ }).click()
  else await otherSessions.click()
  await otherSessions.first().waitFor({ state: 'detached' })
  await page.getByText('This session').waitFor()
  await expectSignedOut(otherBrowserPage)
})

/** Their next step leads to the login: the session is over. */
async function expectSignedOut(page: Awaited<ReturnType<typeof openPage>>['page']) {
  const { url } = inject('product')
  await expect
    .poll(
      async () => {
        const token = await page.evaluate(() => localStorage.getItem('auth_token'))
        const response = await fetch(new URL('/api/auth/verify', url), {
          headers: { authorization: `Bearer ${token}` },
        })
        return response.status
      },
      { timeout: 10_000 },
    )
    .toBe(401)
  await page.goto('/admin/dashboard')
  await page.getByText('Sign in to manage the organisation').waitFor()
}
