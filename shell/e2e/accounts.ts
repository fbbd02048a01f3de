/** Accounts of the portal for journeys that change them, so that nobody else's sign-in changes. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import { generateSync } from 'otplib/functional'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { queryRows } from './database.ts'

export const accountPassword = 'four words nobody knows'

/** Invites somebody as the administrator and accepts for them; returns their email. */
export async function createAccount(page: Page, name: string): Promise<string> {
  const { adminEmail, adminPassword } = inject('product')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const login = await page.request.post('/api/auth/login', {
    data: { email: adminEmail, password: adminPassword },
  })
  const { token } = (await login.json()) as { token: string }
  const query = `mutation ($email: String, $name: String, $role: String) { sent: inviteAdministrator(email: $email, name: $name, role: $role) { token } }`
  const invited = await sendQuery(page, query, { email, name, role: 'administrator' }, token)
  const accept = `mutation ($token: String!, $password: String) { acceptInvitation(token: $token, password: $password) { id } }`
  // Signed in, since anonymous clients may send no operations of their own.
  const invitation = { token: (invited.sent as { token: string }).token, password: accountPassword }
  await sendQuery(page, accept, invitation, token)
  return email
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

async function sendQuery(page: Page, query: string, variables: object, token: string) {
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** Types email and password on the login page. */
export async function submitPassword(page: Page, email: string, password = accountPassword) {
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
