import { expect, inject, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

const home = async () => (await fetch(new URL('/', inject('product').url))).text()

test('what the office sets is on the public pages at once, and can be put back from its history', async () => {
  const { page } = await aVisitor()
  await signedIn(page, '/admin/settings')
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Name of account 1').fill('Lantern Post')
  await page.getByLabel('Address of account 1').fill('http://lantern.example.org/us')
  await page.keyboard.press('Control+Enter')
  await page.getByText('One field needs another look.').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Address of account 1').fill('https://lantern.example.org/us')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Settings updated successfully', { exact: true }).first().waitFor()
  await expect.poll(home, { timeout: 10_000 }).toContain('https://lantern.example.org/us')

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Put version \d+ into the form$/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(home, { timeout: 10_000 }).not.toContain('lantern.example.org')
})
