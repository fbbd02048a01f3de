import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const openHome = async () => (await fetch(new URL('/', inject('product').url))).text()

test('what the office sets is on the public pages at once, and can be put back from its history', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/settings')
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Name of account 1').fill('Lantern Post')
  await page.getByLabel('Address of account 1').fill('http://lantern.example.org/us')
  await page.keyboard.press('Control+Enter')
  await page.getByText('One field is not valid.').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('Address of account 1').fill('https://lantern.example.org/us')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Settings updated successfully', { exact: true }).first().waitFor()
  await expect.poll(openHome, { timeout: 10_000 }).toContain('https://lantern.example.org/us')

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Restore version \d+$/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(openHome, { timeout: 10_000 }).not.toContain('lantern.example.org')
})
