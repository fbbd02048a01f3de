import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { createAccountInRole, fetchToken } from './accounts.ts'

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
