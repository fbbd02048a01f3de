import { expect, test } from 'vitest'
import { openPage, readDownload } from '../browser.ts'
import { createCase, press, readText, waitForToast } from '../portal.ts'
import { signIn } from '../sign-in.ts'

const originalTitle = 'Three nights at the bus depot'
const changedTitle = 'Four nights at the bus depot'

test('a list is exported, changed in a file, checked, mended and imported, and visitors read the change', async () => {
  const { page } = await openPage()
  const id = await createCase(page, originalTitle)
  await signIn(page, '/admin/cases?q=bus+depot')
  await page.getByText(/^\d+ found$/).waitFor()
  await press(page, 'Export')
  await page.getByText(/matching the filters, with all fields\.$/).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as CSV')])
  expect(download.suggestedFilename()).toMatch(/^cases-\d{4}-\d\d-\d\d\.csv$/)
  await waitForToast(page, '1 case exported successfully')
  const table = (await readDownload(download)).toString()
  expect(table).toContain(originalTitle)

  const upload = (text: string) =>
    page
      .getByTestId('table-file')
      .setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await press(page, 'Import')
  await upload(table.replace(originalTitle, changedTitle).replace(',Civil Rights,', ',,'))
  await page.getByRole('cell', { name: 'Choose a category' }).waitFor()
  await page.getByText(/1 row cannot be read\.$/).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Import', exact: true }).last().isDisabled())
    .toBe(true)
  await upload(table.replace(originalTitle, changedTitle))
  await press(page, 'Import 1 case')
  await waitForToast(page, '1 case imported successfully')
  await page.getByRole('button', { name: `Edit ${changedTitle}` }).waitFor()
  expect(await readText(`/cases/${id}`)).toContain(changedTitle)
})

test('a list is narrowed and sorted in its address, and going back finds what was there before', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/judgments')
  const rows = page.getByRole('table').getByRole('row')
  await page.getByText(/^\d+ in all$/).waitFor()
  await page.getByLabel('By court').click()
  await page.getByRole('option', { name: /^Supreme Court/ }).click()
  await page.getByText(/^\d+ found$/).waitFor()
  const head = page.getByRole('columnheader', { name: 'Date' })
  await head.click()
  await page.waitForURL('**/admin/judgments?courtName=Supreme+Court&sort=judgmentDate')
  // The address is there before the table is drawn anew.
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  // Until the answer is here, the rows are those of before.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const first = await rows.nth(1).innerText()

  await page.getByRole('searchbox').fill('no judgment says this')
  await page.getByText('No matching judgments.').waitFor()
  await page.goBack()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await expect.poll(() => rows.nth(1).innerText()).toBe(first)
  await page.reload()
  await expect.poll(() => rows.nth(1).innerText()).toBe(first)
})

test('what is hidden together leaves the public list at once, and comes back with it', async () => {
  const title = 'A boiler behind a locked door'
  const { page } = await openPage()
  await createCase(page, title)
  await signIn(page, '/admin/cases?q=boiler+behind')
  const places = async () =>
    (await Promise.all(['/api/cases', '/cases'].map(readText))).map((text) => text.includes(title))
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await press(page, 'Hide')
  await waitForToast(page, '1 case updated successfully')
  expect(await places()).toEqual([false, false])
  await page.getByRole('switch', { name: `Public: ${title}` }).click()
  await waitForToast(page, 'Case updated successfully')
  expect(await places()).toEqual([true, true])
})
