/** Accounts of the portal for journeys that change them, so that nobody else's sign-in changes. */

import { randomUUID } from 'node:crypto'
import type { Role } from '@access/service-kit/roles/roles.rules'
import { generateSync } from 'otplib/functional'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { queryRows } from './database.ts'

export const accountPassword = 'four words nobody knows'

/** A new session. Hashing passwords is slow by design: a busy machine asks to try again, which is done here. */
export async function fetchToken(page: Page, email = inject('product').adminEmail): Promise<string> {
  const data = { email, password: inject('product').adminPassword }
  let token = ''
  await expect
    .poll(
      async () => {
        // From the page's own context: the session has the name of its browser.
        const response = await page.request.post('/api/auth/login', { data })
        if (response.ok()) token = ((await response.json()) as { token: string }).token
        return response.status()
      },
      { interval: 1000 },
    )
    .toBe(200)
  return token
}

/** An account with the password of the administrator: invitations are a journey of their own. */
export async function createAccountInRole(role: Role, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const [account] = await queryRows(
    'auth',
    `insert into administrator (id, created_at, updated_at, email, name, name_key, role, password_hash)
      select gen_random_uuid(), now(), now(), $1, $2, lower($2), $3, password_hash from administrator where email = $4
      returning id`,
    [email, name, role, inject('product').adminEmail],
  )
  return { id: String(account!.id), email, name }
}

/** Types email and password on the login page. */
export async function submitPassword(page: Page, email: string, password = inject('product').adminPassword) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Sign in to manage the organisation').waitFor()
}

/** The code of an authenticator app, some time steps of 30 seconds from now. */
export const generateTotp = (secret: string, steps = 0): string =>
  generateSync({
    secret: secret.replaceAll(' ', ''),
    epoch: Math.floor(Date.now() / 1000) + steps * 30,
  })

/** Gives the browser a passkey device that answers by itself (Chromium's virtual authenticator). */
export async function addVirtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

// Without an icon of its own the browser would ask for one.
const emptyPage = '<link rel="icon" href="data:,">'

/**
 * Opens a path as an administrator whose browser has a session already: a new one, which no other page shares. Most
 * journeys begin where somebody works, and loading the form before each would take longer than many of them. Whoever
 * else signs in has the same password.
 */
export async function signIn(
  page: Page,
  path = '/admin/dashboard',
  { email = inject('product').adminEmail } = {},
) {
  const token = await fetchToken(page, email)
  // An empty page of this origin, so that the token is there before any script runs.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }), {
    times: 1,
  })
  await page.goto('/empty')
  await page.evaluate((stored) => localStorage.setItem('auth_token', stored), token)
  await page.goto(path)
}

/**
 * As an administrator of one's own: what is typed into forms is a draft of the account, on all of its pages. By its name
 * it is on the last page of the list of accounts, where nobody is looked for.
 */
export const signInAlone = async (page: Page, path?: string) =>
  signIn(page, path, await createAccountInRole('administrator', `Zora ${randomUUID().slice(0, 8)}`))
