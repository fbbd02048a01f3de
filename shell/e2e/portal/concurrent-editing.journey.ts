import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

/** What two administrators can have open at once: where, how it is opened, and one of its fields. */
interface SharedField {
  path: string
  /** Null where the form is open already. */
  open: string | null
  field: string
  ownValue: string
  otherValue: string
  conflictText: string
  savedText: string
}

const sharedFields: SharedField[] = [
  {
    path: 'guidelines',
    open: 'Edit 2024, Hawaii',
    field: 'Source',
    ownValue: 'As I read it',
    otherValue: 'As they read it',
    conflictText: 'Someone else has saved this poverty guideline',
    savedText: 'Poverty guideline updated successfully',
  },
  {
    path: 'guidelines',
    open: 'Change limits',
    field: 'Exceptions up to, in percent',
    ownValue: '210',
    otherValue: '220',
    conflictText: 'Someone else has saved these limits',
    savedText: 'Limits updated successfully',
  },
  {
    path: 'letters',
    open: 'Edit: Not the kind of case we take',
    field: 'Subject',
    ownValue: 'My words about {{reference}}',
    otherValue: 'Their words about {{reference}}',
    conflictText: 'Someone else has saved this letter',
    savedText: 'Letter updated successfully',
  },
  {
    path: 'settings',
    open: null,
    field: 'Phone',
    ownValue: '(555) 555-0141',
    otherValue: '(555) 555-0142',
    conflictText: 'Someone else has saved these settings',
    savedText: 'Settings updated successfully',
  },
]

async function openBrowser(sharedField: SharedField): Promise<Page> {
  const { page } = await openPage()
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page, `/admin/${sharedField.path}`)
  await openForm(page, sharedField)
  return page
}

async function openForm(page: Page, { open, field }: SharedField) {
  if (open) await page.getByRole('button', { name: open }).first().click()
  await page.getByLabel(field, { exact: true }).waitFor()
}

async function waitForSave(page: Page, { savedText }: SharedField) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(savedText, { exact: true }).first().waitFor()
}

test.each(sharedFields)(
  '$field ($path): of two browsers, the second sees both versions and keeps its own',
  async (it) => {
    const [page, otherAdministrator] = [await openBrowser(it), await openBrowser(it)]
    const field = (one: Page) => one.getByLabel(it.field, { exact: true })
    const previousValue = await field(page).inputValue()
    await field(page).fill(it.ownValue)
    await field(otherAdministrator).fill(it.otherValue)
    await waitForSave(otherAdministrator, it)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: it.conflictText })
    await question.getByText(it.otherValue, { exact: true }).waitFor()
    await question.getByText(it.ownValue, { exact: true }).waitFor()
    expect([...(await listAxeViolations(page)), ...(await listDarkModeViolations(page))]).toEqual([])
    await question.getByRole('button', { name: 'Continue editing' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => field(page).inputValue()).toBe(it.ownValue)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByText(it.savedText, { exact: true }).first().waitFor()

    // As it was, for the next test.
    await page.reload()
    await openForm(page, it)
    await expect.poll(() => field(page).inputValue()).toBe(it.ownValue)
    await field(page).fill(previousValue)
    await waitForSave(page, it)
  },
)
