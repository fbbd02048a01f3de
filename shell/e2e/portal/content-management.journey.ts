import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { signInAlone, signInByForm } from '../sign-in.ts'

const buildUrl = (path: string) => new URL(path, inject('product').url)

test('the dashboard shows the four live figures of a fresh product', async () => {
  const { page } = await openPage()
  await signInByForm(page)
  for (const [name, statistic] of [
    ['Total Cases', /45/],
    ['Blog Posts', /28/],
    ['Team Members', /24/],
    ['Legal Aid Requests', /1[2-9]|[2-9]\d/], // the other journeys send some
  ] as const) {
    const card = page.getByRole('main').locator('dl > div', { hasText: name })
    await card.getByText(statistic).waitFor()
  }
})

test('an administrator makes a case private and the public list is without it at once', async () => {
  const title = 'Three days without medicine'
  expect(await (await fetch(buildUrl('/api/cases'))).text()).toContain(title)
  const { page } = await openPage()
  await signInAlone(page, '/admin/cases')
  await page.waitForURL(/\/admin\/cases$/)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/public/i).click()
  await form.getByRole('button', { name: /save/i }).click()
  await page.getByText('Case updated successfully').first().waitFor()
  expect(await (await fetch(buildUrl('/api/cases'))).text()).not.toContain(title)
  expect(await (await fetch(buildUrl('/cases'))).text()).not.toContain(title)
})

test('an administrator creates a judgment, visitors find it, and deleting takes it away', async () => {
  const { page } = await openPage()
  await signInAlone(page, '/admin/judgments')
  await page.getByRole('button', { name: /add judgment/i }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Heron v. Quill Street Holdings')
  await form.getByLabel('Category').selectOption('Housing')
  await form.getByLabel('Court').selectOption('District Court')
  await form.getByLabel(/date/i).fill('2024-03-05')
  await form.getByRole('button', { name: /save|create/i }).click()
  await page.getByText('Judgment created successfully').first().waitFor()
  await page.getByRole('cell', { name: 'Mar 5, 2024' }).first().waitFor()
  expect(await (await fetch(buildUrl('/judgments?q=Heron'))).text()).toContain(
    'Heron v. Quill Street Holdings',
  )

  await page.getByRole('button', { name: 'Delete Heron v. Quill Street Holdings' }).click()
  await page
    .getByText(
      'Are you sure you want to delete "Heron v. Quill Street Holdings"? This action cannot be undone.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Judgment deleted successfully').first().waitFor()
  expect(await (await fetch(buildUrl('/judgments?q=Heron'))).text()).not.toContain('Heron v. Quill Street')
})

test('a wrong password is rejected with a message', async () => {
  const { page } = await openPage({ expected: /401/ })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(inject('product').adminEmail)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByText('Invalid credentials').first().waitFor()
  await expect.poll(() => page.url()).toMatch(/\/admin\/login/)
})

test('after logout the token is gone and an old one opens nothing', async () => {
  const { page } = await openPage()
  await signInAlone(page)
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/admin\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  // The screen does not wait for the server's word: a moment later the old token is worth nothing.
  const verified = () =>
    fetch(buildUrl('/api/auth/verify'), { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await verified()).status, { timeout: 10_000 }).toBe(401)
})

test('a token that is no longer good is removed silently', async () => {
  const { page } = await openPage({ expected: /401/ })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('auth_token', 'stale'))
  await page.reload()
  await waitForHydration(page)
  await page.waitForFunction(() => localStorage.getItem('auth_token') === null)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})
