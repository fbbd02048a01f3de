/** Accounts of the portal for journeys that change them, so that nobody else's sign-in changes. */
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
