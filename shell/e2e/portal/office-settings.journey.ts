import { expect, test } from 'vitest'
import { signInAlone } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { press, readText, waitForToast } from '../portal.ts'
import { sweep } from '../sweep.ts'

test('what the office sets is on the public pages at once, overtakes nobody unseen, and is put back from its history', async () => {
  const [{ page }, { page: other }] = [await openPage(), await openPage()]
  for (const [administrator, name] of [
    [page, 'Lantern Post'],
    [other, 'Tin Whistle'],
  ] as const) {
    await signInAlone(administrator, '/admin/settings')
    await press(administrator, 'Add account')
    await administrator.getByLabel('Name of account 1').fill(name)
    await administrator.getByLabel('Address of account 1').fill('http://lantern.example.org/us')
  }
  await page.keyboard.press('Control+Enter')
  await page.getByText('One field is not valid.').waitFor()
  await sweep(page, 'settings that are not valid')
  for (const administrator of [page, other])
    await administrator.getByLabel('Address of account 1').fill('https://lantern.example.org/us')
  await page.keyboard.press('Control+Enter')
  await waitForToast(page, 'Settings updated successfully')
  await expect.poll(() => readText('/')).toContain('https://lantern.example.org/us')

  await press(other, 'Save')
  const question = other.getByRole('dialog', { name: 'Someone else has saved these settings' })
  for (const name of ['Lantern', 'Tin']) await question.getByText(name).first().waitFor()
  await press(other, 'Take theirs')
  await expect.poll(() => other.getByLabel('Name of account 1').inputValue()).toBe('Lantern Post')

  await press(page, 'History')
  await page.getByRole('button', { name: /^Restore version \d+$/ }).click()
  await press(page, 'Save')
  await expect.poll(() => readText('/')).not.toContain('lantern.example.org')
})
