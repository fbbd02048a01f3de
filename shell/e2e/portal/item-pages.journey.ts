import { expect, test } from 'vitest'
import { createAccountInRole } from '../accounts.ts'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { signIn } from '../sign-in.ts'

test('an article is written on its own page, kept as a draft on all devices, and shown before it is public', async () => {
  const editor = await createAccountInRole('editor', 'Edda Wren')
  const { page } = await openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, '/admin/blog/new', editor)
  await page.getByLabel('Title', { exact: true }).fill('Reading a lease')
  await page.getByLabel('Content').fill('Begin at the end.')
  await page.getByText(/^Draft saved/).waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByText('Begin at the end.').waitFor()
  await setColorScheme(page, 'light')
  expect(await listAxeViolations(page)).toEqual([])
  expect(await listDarkModeViolations(page)).toEqual([])

  const { page: phone } = await openPage({ viewport: { width: 390, height: 844 } })
  await signIn(phone, '/admin/blog/new', editor)
  await expect.poll(() => phone.getByLabel('Title', { exact: true }).inputValue()).toBe('Reading a lease')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await listAxeViolations(phone)).toEqual([])
  await phone.close()

  await page.getByLabel('Category').selectOption('Know Your Rights')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Blog post created successfully').first().waitFor()
  await page.getByRole('button', { name: 'Edit Reading a lease' }).click()
  await page.getByRole('link', { name: 'Open full page' }).click()
  await page.getByRole('button', { name: 'Share preview' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('dialog').getByRole('textbox').inputValue()

  const { page: reader } = await openPage()
  await reader.goto(url)
  await reader.getByRole('heading', { name: 'Reading a lease' }).waitFor()
  await reader.getByText(/^This is a preview, which may differ/).waitFor()
  expect(await listAxeViolations(reader)).toEqual([])
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByText('Preview link revoked').first().waitFor()
  await reader.reload()
  await reader.getByText('This link has expired or was revoked.', { exact: false }).waitFor()
})
