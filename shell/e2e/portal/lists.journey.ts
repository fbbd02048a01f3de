import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { openPage, readDownload } from '../browser.ts'
import { createCase, press, readText, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

const originalTitle = 'Three nights at the bus depot'
const changedTitle = 'Four nights at the bus depot'

test('a list is exported, changed in a file, checked, mended and imported, and visitors read the change', async () => {
  const { page } = await openPage()
  const id = await createCase(page, originalTitle)
  await signIn(page, '/admin/cases?q=bus+depot')
  await page.getByText(/^\d+ found$/).waitFor()
  await page.getByRole('checkbox', { name: `Select ${originalTitle}` }).check()
  await page.getByText('1 selected').waitFor()
  await sweep(page, 'selected')
  await press(page, `Delete ${originalTitle}`)
  await page.getByText(/^Are you sure you want to delete/).waitFor()
  await sweep(page, 'delete', dialogs)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press(page, 'Export')
  await page.getByText(/matching the filters, with all fields\.$/).waitFor()
  await sweep(page, 'export', dialogs)
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
  await sweep(page, 'import that cannot be read', dialogs)
  await expect
    .poll(() => page.getByRole('button', { name: 'Import', exact: true }).last().isDisabled())
    .toBe(true)
  await upload(table.replace(originalTitle, changedTitle))
  await press(page, 'Import 1 case')
  await waitForToast(page, '1 case imported successfully')
  await page.getByRole('button', { name: `Edit ${changedTitle}` }).waitFor()
  expect(await readText(`/cases/${id}`)).toContain(changedTitle)
  await page.getByRole('searchbox').fill('no case says this')
  await page.getByText('No matching cases.').waitFor()
  await sweep(page, 'nothing found')
})
