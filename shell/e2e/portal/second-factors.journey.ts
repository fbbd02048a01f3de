/** Second factors as people use them: enrolled on the account screen, given at the next sign-in, asked for again. */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import {
  addVirtualAuthenticator,
  createAccountInRole,
  generateTotp,
  signIn,
  signOut,
  submitPassword,
} from '../accounts.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { press, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'
import { waitForEmail } from '../wait-for-email.ts'

// A second factor that is asked for is a 401 (RFC 9470), which browsers log.
const expected = /401/
const waitForDashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

/** Somebody with a password alone, on their account screen; returns their email. */
async function openAccount(page: Page, name: string): Promise<string> {
  const account = await createAccountInRole('administrator', name)
  await signIn(page, '/admin/account', account)
  await page.getByRole('heading', { name: 'Second factors' }).waitFor()
  return account.email
}

/** Reads the recovery codes out of their dialog, and closes it. */
async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await press(page, 'I have saved them')
  await dialog.waitFor({ state: 'detached' })
  return codes
}

/** Adds an authenticator app; returns the key that its dialog shows. */
async function addAuthenticatorApp(page: Page, isSwept = false): Promise<string> {
  await press(page, 'Add an authenticator app')
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = await dialog.locator('code').innerText()
  if (isSwept) await sweep(page, 'add an authenticator app', dialogs)
  await dialog.getByLabel('Code', { exact: true }).fill(generateTotp(secret))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  return secret
}

async function signInByRecoveryCode(page: Page, code: string) {
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
  await waitForDashboard(page)
}

/** Has the next question for a passkey end as if it was cancelled. */
const rejectNextPasskey = (page: Page) =>
  page.evaluate(() => {
    const { credentials } = navigator
    credentials.create = () => {
      Reflect.deleteProperty(credentials, 'create')
      return Promise.reject(new DOMException('cancelled', 'NotAllowedError'))
    }
  })

test('a passkey is added and signs in again, a recovery code does where it is lost, and signing out ends the session and leaves an unfinished request for help', async () => {
  const { page } = await openPage({ expected })
  await addVirtualAuthenticator(page)
  const email = await openAccount(page, 'Pia Keyes')

  await press(page, 'Add a passkey')
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  await sweep(page, 'add a passkey', dialogs)
  await rejectNextPasskey(page)
  await press(page, 'Continue')
  await page.getByText('Your browser did not create a passkey. Try again, or use another device.').waitFor()
  await press(page, 'Continue')
  const [code = ''] = await takeRecoveryCodes(page)
  await page.getByText('Work laptop').waitFor()
  await page.getByText('10 of 10 left').waitFor()
  await sweep(page, 'account with second factors')

  await page.evaluate(() => localStorage.setItem('get-help.draft', 'an unfinished request'))
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = page.waitForResponse('**/api/auth/logout')
  await signOut(page)
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"')
  expect(await page.evaluate(() => localStorage.getItem('get-help.draft'))).toBe('an unfinished request')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  const verify = new URL('/api/auth/verify', inject('product').url)
  await expect
    .poll(async () => (await fetch(verify, { headers: { authorization: `Bearer ${token}` } })).status)
    .toBe(401)
  await submitPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
  await sweep(page, 'second step')
  await page.getByRole('button', { name: 'Use your passkey' }).focus()
  await page.keyboard.press('Enter')
  await waitForDashboard(page)

  await signOut(page)
  await submitPassword(page, email)
  await signInByRecoveryCode(page, code)
})

test('a code of an authenticator app signs in once and confirms what harms many, and a reset password still asks for the second factor', async () => {
  const { page } = await openPage({ expected })
  const email = await openAccount(page, 'Tom Otp')
  const ownAccount = 'in (select id::text from administrator where email = $1)'

  const secret = await addAuthenticatorApp(page, true)
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  await sweep(page, 'recovery codes', dialogs)
  const [recoveryCode = ''] = await takeRecoveryCodes(page)
  await signOut(page)

  await submitPassword(page, email)
  const code = generateTotp(secret, 1)
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('That did not match. Try again').first().waitFor()
  await page.getByLabel('Code from your authenticator app').fill(code)
  await page.keyboard.press('Enter')
  await waitForDashboard(page)

  // Six minutes later, as the database has it.
  await queryRows(
    'auth',
    `update session set verified_at = now() - interval '6 minutes' where administrator ${ownAccount}`,
    [email],
  )
  await page.goto('/admin/activity')
  await page.getByRole('button', { name: /^Export/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.waitFor()
  await sweep(page, 'confirm that it is you', dialogs)
  // The code that signed in is used up.
  await dialog.getByLabel('Code from your authenticator app').fill(code)
  await page.keyboard.press('Enter')
  await dialog.getByText('That did not match. Try again').waitFor()
  await queryRows(
    'auth',
    `update totp_authenticator set last_time_step = 0 where administrator ${ownAccount}`,
    [email],
  )
  await dialog.getByLabel('Code from your authenticator app').fill(generateTotp(secret))
  await page.keyboard.press('Enter')
  await waitForToast(page, 'Activity exported')

  await signOut(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await sweep(page, 'forgotten password')
  await page.getByLabel('Email').fill(email)
  await press(page, 'Send link')
  await page.getByText(`If ${email} has an account here, an email with a link is on its way.`).waitFor()
  const link = /\/admin\/reset-password#[\w-]{43}/.exec(await waitForEmail('Choose it here:', email))![0]
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('jessica123456789')
  await sweep(page, 'new password')
  expect(new URL(page.url()).hash).toBe('')
  await press(page, 'Save password')
  await page.getByText('Many people use this one. Use another, such as four words').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('another four odd words')
  await press(page, 'Save password')
  await page.getByText('Sign in to manage the organisation').waitFor()

  await submitPassword(page, email, 'another four odd words')
  await signInByRecoveryCode(page, recoveryCode)
  await page.goto(link)
  await page.getByText('This link no longer works.').waitFor()
})
