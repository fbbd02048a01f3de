import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { signIn } from '../sign-in.ts'

const originalTitle = 'Three days without medicine'
const changedTitle = 'Four days without medicine'

test('a list is exported, changed in a file, checked, mended and imported, and visitors read the change', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/cases?q=medicine')
  await page.getByText(/^\d+ found$/).waitFor()
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByText(/matching the filters, with all fields\.$/).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^cases-\d{4}-\d\d-\d\d\.csv$/)
  await page
    .getByText(/cases? exported successfully$/)
    .first()
    .waitFor()
  const table = await readFile(await download.path(), 'utf8')
  expect(table).toContain(originalTitle)
  const id = /[0-9a-f-]{36}(?=,Three days without medicine)/.exec(table)![0]
  onTestFinished(async () => {
    await queryRows('content', `update legal_case set title = '${originalTitle}' where id = '${id}'`)
  })

  const file = path.join(path.dirname(await download.path()), 'cases.csv')
  const uploadFile = async (text: string) => {
    await writeFile(file, text)
    await page.getByTestId('table-file').setInputFiles(file)
  }
  await page.getByRole('button', { name: 'Import' }).click()
  await uploadFile(table.replace(originalTitle, changedTitle).replace(',Civil Rights,', ',,'))
  await page.getByRole('cell', { name: 'Choose a category' }).waitFor()
  await page.getByText(/1 row cannot be read\.$/).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Import', exact: true }).last().isDisabled())
    .toBe(true)
  expect(await listAxeViolations(page)).toEqual([])

  await uploadFile(table.replace(originalTitle, changedTitle))
  await page.getByRole('button', { name: 'Import 1 case' }).click()
  await page.getByText('1 case imported successfully', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: `Edit ${changedTitle}` }).waitFor()
  const publicPage = await fetch(new URL(`/cases/${id}`, inject('product').url))
  expect(await publicPage.text()).toContain(changedTitle)
})
