// Second factors as people use them: enrolled on the account screen, given at the next sign-in, asked for again.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Product, startProduct } from '../../../infra/run/product.ts'
import { queryServiceRows } from '../../../infra/run/query-service-rows.ts'
import {
  accountPassword,
  addVirtualAuthenticator,
  createAccount,
  generateTotp,
  signOut,
  submitPassword,
} from '../accounts.ts'
import { listAxeViolations, listDarkModeViolations, openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { waitForEmail } from '../wait-for-email.ts'

// A second factor that is asked for is a 401 (RFC 9470), which browsers log.
const expected = /401/
const waitForDashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

/** Signs in with the password, and opens the account screen. */
async function openAccount(page: Page, email: string) {
  await submitPassword(page, email)
  await waitForDashboard(page)
  await page.goto('/admin/account')
  await page.getByRole('heading', { name: 'Second factors' }).waitFor()
}

/** Reads the recovery codes out of their dialog, and closes it. */
async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await dialog.waitFor({ state: 'detached' })
  return codes
}

/** Adds an authenticator app; returns the key that its dialog shows. */
async function addAuthenticatorApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = await dialog.locator('code').innerText()
  expect(await listAxeViolations(page)).toEqual([])
  await dialog.getByLabel('Code', { exact: true }).fill(generateTotp(secret))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  return secret
}

test('a passkey is added, signs in, and a recovery code does where it is lost', async () => {
  const { page } = await openPage({ expected })
  await addVirtualAuthenticator(page)
  const email = await createAccount(page, 'Pia Keyes')
  await openAccount(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  const [firstCode = ''] = await takeRecoveryCodes(page)
  await page.getByText('Work laptop').waitFor()
  await page.getByText('10 of 10 left').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(await listDarkModeViolations(page)).toEqual([])

  await signOut(page)
  await submitPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await waitForDashboard(page)

  await signOut(page)
  await submitPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(firstCode)
  await page.keyboard.press('Enter')
  await waitForDashboard(page)
})

test('a code of an authenticator app signs in once, and confirms what harms many', async () => {
  const { page } = await openPage({ expected })
  const email = await createAccount(page, 'Tom Otp')
  await openAccount(page, email)
  const secret = await addAuthenticatorApp(page)
  await takeRecoveryCodes(page)
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
    `update session set verified_at = now() - interval '6 minutes'
      where administrator in (select id::text from administrator where email = $1)`,
    [email],
  )
  await page.goto('/admin/activity')
  await page.getByRole('button', { name: /^Export/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Code from your authenticator app').waitFor()
  // What waits behind the dialog is faint while it does.
  expect(await listAxeViolations(page, '[role="dialog"]')).toEqual([])
  // The code that signed in is used up.
  await dialog.getByLabel('Code from your authenticator app').fill(code)
  await page.keyboard.press('Enter')
  await dialog.getByText('That did not match. Try again').waitFor()
  await queryRows('auth', `update totp_authenticator set last_time_step = 0`)
  await dialog.getByLabel('Code from your authenticator app').fill(generateTotp(secret))
  await page.keyboard.press('Enter')
  await page.getByText('Activity exported').first().waitFor()
})

test('a forgotten password is reset by the link of an email, and the second factor is still asked for', async () => {
  const { page } = await openPage({ expected })
  const email = await createAccount(page, 'Rae Setter')
  await openAccount(page, email)
  await addAuthenticatorApp(page)
  const [code = ''] = await takeRecoveryCodes(page)
  await signOut(page)

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText(`If ${email} has an account here, an email with a link is on its way.`).waitFor()
  const link = /\/admin\/reset-password#[\w-]{43}/.exec(await waitForEmail('Choose it here:'))![0]
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('jessica123456789')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Many people use this one. Use another, such as four words').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('another four odd words')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Sign in to manage the organisation').waitFor()

  await submitPassword(page, email, 'another four odd words')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
  await waitForDashboard(page)
  await page.goto(link)
  await page.getByText('This link does not work any more.').waitFor()
})

test('signing out clears what this browser has cached, and leaves an unfinished request for help', async () => {
  const { page } = await openPage({ expected })
  const email = await createAccount(page, 'Lou Gout')
  await submitPassword(page, email)
  await waitForDashboard(page)
  await page.evaluate(() => localStorage.setItem('get-help.draft', 'an unfinished request'))
  const answer = page.waitForResponse('**/api/auth/logout')
  await signOut(page)
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"')
  expect(await page.evaluate(() => localStorage.getItem('get-help.draft'))).toBe('an unfinished request')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('where it is required, the first password is changed and a second factor added before anything else', async () => {
  const product = await startProduct({
    env: { THROTTLES: 'off', SEED: 'none', SECOND_FACTOR_REQUIRED: 'on' },
  })
  try {
    await walkSetup(product)
  } finally {
    await product.stop()
  }
})

async function walkSetup({ url, dataDir, adminEmail, adminPassword }: Product) {
  // As production leaves the first administrator.
  await queryServiceRows(dataDir, 'auth', 'update administrator set must_change_password = true')
  const { page } = await openPage({ expected: /40[13]/, baseURL: url, viewport: { width: 360, height: 800 } })
  await submitPassword(page, adminEmail, adminPassword)
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor()
  await page.getByLabel('Current password').fill(adminPassword)
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill(accountPassword)
  await page.getByRole('button', { name: 'Change password' }).click()

  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor()
  await page.goto('/admin/legal-aid')
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor()
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await addAuthenticatorApp(page)
  await takeRecoveryCodes(page)
  await waitForDashboard(page)
  // Before the product stops, so that it misses nothing.
  await page.close()
}
