import { expect, inject, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

const password = 'four words nobody knows'

test('an administrator invites another, signs out their session, and disables them', async () => {
  const { page } = await aVisitor()
  await signedIn(page, '/admin/administrators')
  await page.getByRole('button', { name: 'Invite an administrator' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Bo Lindqvist')
  await form.getByLabel('Email').fill('bo.lindqvist@example.org')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'Invitation for Bo Lindqvist' })
  const link = await shown.getByLabel('Link').inputValue()
  await shown.getByText('No email could be sent.').waitFor()
  expect(await findings(page)).toEqual([])
  await shown.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: /Bo Lindqvist.*Invited/ }).waitFor()

  // What follows the end of a session is a call that is refused.
  const { page: theirs } = await aVisitor({ expected: /401/ })
  await theirs.goto(link)
  await theirs.getByText('Hello Bo Lindqvist.').waitFor()
  expect(new URL(theirs.url()).hash).toBe('')
  expect(await findings(theirs)).toEqual([])
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Save password and sign in' }).click()
  await theirs.waitForURL(/\/admin\/dashboard$/)
  await theirs.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Sessions: Bo Lindqvist' }).click()
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await page.getByText('Not signed in anywhere.').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await outOn(theirs)

  const signIn = async () => {
    await theirs.getByLabel('Email').fill('bo.lindqvist@example.org')
    await theirs.getByLabel('Password').fill(password)
    await theirs.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await theirs.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.getByRole('button', { name: 'Disable: Bo Lindqvist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click()
  await page.getByRole('button', { name: 'Enable: Bo Lindqvist' }).waitFor()
  await outOn(theirs)
  await signIn()
  await theirs.getByText('Invalid credentials').first().waitFor()

  // The link has done its work.
  await theirs.goto(link)
  await theirs.getByText('This link does not work any more.').waitFor()
})

test('an administrator sees their own sessions and signs out the other one', async () => {
  const { page } = await aVisitor()
  const { page: elsewhere } = await aVisitor({ expected: /401/ })
  await signedIn(elsewhere)
  await signedIn(page, '/admin/account')
  await page.getByText('This session').waitFor()
  expect(await findings(page)).toEqual([])
  // Other journeys leave sessions of the same administrator behind.
  const others = page.getByRole('button', { name: /^Sign out/ })
  await others.first().waitFor()
  if ((await others.count()) > 1) await page.getByRole('button', { name: /^Sign out all/ }).click()
  else await others.click()
  await others.first().waitFor({ state: 'detached' })
  await page.getByText('This session').waitFor()
  await outOn(elsewhere)
})

/** Their next step leads to the login: the session is over. */
async function outOn(page: Awaited<ReturnType<typeof aVisitor>>['page']) {
  const { url } = inject('product')
  await expect
    .poll(
      async () => {
        const token = await page.evaluate(() => localStorage.getItem('auth_token'))
        const answer = await fetch(new URL('/api/auth/verify', url), {
          headers: { authorization: `Bearer ${token}` },
        })
        return answer.status
      },
      { timeout: 10_000 },
    )
    .toBe(401)
  await page.goto('/admin/dashboard')
  await page.getByText('Sign in to manage the organisation').waitFor()
}
