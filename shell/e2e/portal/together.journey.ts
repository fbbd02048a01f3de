import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aVisitor, findings, findingsInTheDark } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

/** What two administrators can have open at once: where, how it is opened, and one of its fields. */
interface Shared {
  path: string
  /** Null where the form is open already. */
  open: string | RegExp | null
  field: string
  mine: string
  theirs: string
  said: string
  saved: string
}

const shared: Shared[] = [
  {
    path: 'guidelines',
    open: 'Edit 2024, Hawaii',
    field: 'Source',
    mine: 'As I read it',
    theirs: 'As they read it',
    said: 'Someone else has saved this poverty guideline',
    saved: 'Poverty guideline updated successfully',
  },
  {
    path: 'guidelines',
    open: 'Change limits',
    field: 'Exceptions up to, in percent',
    mine: '210',
    theirs: '220',
    said: 'Someone else has saved these limits',
    saved: 'Limits updated successfully',
  },
  {
    path: 'letters',
    open: /^Edit: /,
    field: 'Subject',
    mine: 'My words about {{reference}}',
    theirs: 'Their words about {{reference}}',
    said: 'Someone else has saved this letter',
    saved: 'Letter updated successfully',
  },
  {
    path: 'settings',
    open: null,
    field: 'Phone',
    mine: '(555) 555-0141',
    theirs: '(555) 555-0142',
    said: 'Someone else has saved these settings',
    saved: 'Settings updated successfully',
  },
]

async function opened({ path, open, field }: Shared): Promise<Page> {
  const { page } = await aVisitor()
  page.on('dialog', (dialog) => dialog.accept())
  await signedIn(page, `/admin/${path}`)
  if (open) await page.getByRole('button', { name: open }).first().click()
  await page.getByLabel(field, { exact: true }).waitFor()
  return page
}

async function saved(page: Page, { saved }: Shared) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(saved, { exact: true }).first().waitFor()
}

test.each(shared)(
  '$field ($path): of two browsers, the second sees both versions and keeps its own',
  async (it) => {
    const [page, colleague] = [await opened(it), await opened(it)]
    const field = (one: Page) => one.getByLabel(it.field, { exact: true })
    const before = await field(page).inputValue()
    await field(page).fill(it.mine)
    await field(colleague).fill(it.theirs)
    await saved(colleague, it)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: it.said })
    await question.getByText(it.theirs, { exact: true }).waitFor()
    await question.getByText(it.mine, { exact: true }).waitFor()
    expect([...(await findings(page)), ...(await findingsInTheDark(page))]).toEqual([])
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => field(page).inputValue()).toBe(it.mine)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByText(it.saved, { exact: true }).first().waitFor()

    // As it was, for whoever comes after.
    const next = await opened(it)
    await expect.poll(() => field(next).inputValue()).toBe(it.mine)
    await field(next).fill(before)
    await saved(next, it)
  },
)
