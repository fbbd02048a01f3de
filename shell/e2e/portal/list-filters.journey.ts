import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const buildUrl = (path: string) => new URL(path, inject('product').url)

test('a list is narrowed and sorted in its address, and going back finds what was there before', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/judgments')
  const rows = page.getByRole('table').getByRole('row')
  await page.getByText(/^\d+ in all$/).waitFor()
  await page.getByLabel('By court').selectOption('Supreme Court')
  await page.getByText(/^\d+ found$/).waitFor()
  await page.getByRole('button', { name: 'Date' }).click()
  await page.waitForURL('**/admin/judgments?courtName=Supreme+Court&sort=judgmentDate')
  // The address is there before the table is drawn anew.
  const head = page.getByRole('columnheader', { name: 'Date' })
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  // Until the answer is here, the rows are those of before.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const initialTitles = await rows.nth(1).innerText()

  await page.getByRole('searchbox').fill('no judgment says this')
  await page.getByText('No matching judgments.').waitFor()
  await page.goBack()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await expect.poll(() => rows.nth(1).innerText()).toBe(initialTitles)

  await page.reload()
  await expect.poll(() => rows.nth(1).innerText()).toBe(initialTitles)
  expect(await listAxeViolations(page)).toEqual([])
})

test('what is hidden together leaves the public list at once, and comes back with it', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/cases?q=medicine')
  const title = 'Three days without medicine'
  const isPublic = async () => (await (await fetch(buildUrl('/api/cases'))).text()).includes(title)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.getByText('1 case updated successfully', { exact: true }).first().waitFor()
  await expect.poll(() => isPublic()).toBe(false)
  await page.getByRole('switch', { name: `Public: ${title}` }).click()
  await page.getByText('Case updated successfully', { exact: true }).first().waitFor()
  await expect.poll(() => isPublic()).toBe(true)
})

test('a list fits a phone', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signIn(page, '/admin/cases')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText('25 selected').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
