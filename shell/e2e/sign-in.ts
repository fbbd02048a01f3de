import type { Page } from 'playwright'
import { inject } from 'vitest'

/** Signs the administrator in, on the way to a path. */
export async function signIn(page: Page, path = '/admin/dashboard') {
  const { adminEmail, adminPassword } = inject('product')
  await page.goto(path)
  await page.getByText('Sign in to manage the organisation').waitFor()
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByText('Welcome back!', { exact: true }).first().waitFor()
}
