import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { createCase, press, waitForToast } from '../portal.ts'
import { selectOption } from '../select-option.ts'
import { signInAlone } from '../sign-in.ts'
import { dialogs, sweep } from '../sweep.ts'

/** The forms of the portal: where they are, and what opens them. */
const forms = {
  blog: 'Add blog post',
  events: 'Add event',
  judgments: 'Add judgment',
  team: 'Add team member',
  services: 'Add service',
  constitution: 'Add constitution version',
  'related-documents': 'Add related document',
  guidelines: 'Add guideline',
}

/** Opens what a form opens over itself; Escape closes that alone. */
async function openLists(page: Page) {
  const parts = { Category: '.ant-select-dropdown', 'Publish date': '.ant-picker-dropdown' }
  for (const [label, list] of Object.entries(parts)) {
    await page.getByLabel(label, { exact: true }).click()
    await page.locator(list).waitFor()
    expect({ label, violations: await listAxeViolations(page, list) }).toEqual({ label, violations: [] })
    await page.keyboard.press('Escape')
    await page.locator(list).waitFor({ state: 'hidden' })
    await page.getByRole('dialog').waitFor()
  }
}

test('every form with what is missing in it, in the dark, and the previews of what is written', async () => {
  const { page } = await openPage({ colorScheme: 'dark' })
  await signInAlone(page)
  for (const [path, button] of Object.entries(forms)) {
    await page.goto(`/admin/${path}`)
    await press(page, button)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/fields? (is|are) not valid\.|Say where the figures are from/).waitFor()
    // Once: in the light and on a phone other dialogs show the same parts.
    expect({ button, violations: await listAxeViolations(page, dialogs) }).toEqual({ button, violations: [] })
    if (path === 'blog') await openLists(page)
    const preview = page.getByRole('button', { name: 'Preview the page' })
    if (await preview.count()) {
      await preview.click()
      await page.getByRole('dialog', { name: 'Preview' }).waitFor()
      if (path === 'blog') await sweep(page, 'preview of an article', dialogs)
    }
  }
})

test('what stands around the form of an item: its page, its history, a conflict, what is offered back and deleted', async () => {
  const title = 'A stairwell without a window'
  const { page } = await openPage()
  await createCase(page, title)
  page.on('dialog', (dialog) => dialog.accept())
  await signInAlone(page, '/admin/cases?q=stairwell+without')
  const writeOutcome = async (administrator: Page, outcome: string) => {
    await press(administrator, `Edit ${title}`)
    await administrator.getByLabel('Outcome').fill(outcome)
  }
  await writeOutcome(page, 'Settled out of court')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await writeOutcome(other, 'Settled in court')
  await press(other, 'Save')
  await waitForToast(other, 'Case updated successfully')
  await other.close()
  await press(page, 'Save')
  await page.getByText('Someone else has saved this case').waitFor()
  await sweep(page, 'conflict', dialogs)
  await press(page, 'Continue editing')
  const sweepAndClose = async (name: string, part: Locator) => {
    await part.waitFor()
    await sweep(page, name, dialogs)
    await page.keyboard.press('Escape')
    await part.waitFor({ state: 'hidden' })
  }
  await press(page, 'History')
  await sweepAndClose('history', page.getByRole('radio').first())
  // It hears Escape again once it has the focus back.
  const history = page.getByRole('button', { name: 'History' })
  await expect.poll(() => history.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByText('Close without saving?').waitFor()
  await sweep(page, 'close without saving', dialogs)
  await page.reload()
  await page.getByText(`You have unsaved text for the case, "${title}".`).waitFor()
  await sweep(page, 'unsaved text')
  await press(page, `Delete ${title}`)
  await sweepAndClose('delete', page.getByText(/^Are you sure you want to delete/))

  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByText('1 selected').waitFor()
  await sweep(page, 'selected')
  await press(page, 'Export')
  await sweepAndClose('export', page.getByText(/matching the filters, with all fields\.$/))
  await press(page, 'Import')
  await page.getByTestId('table-file').setInputFiles({
    name: 'cases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('title,category,status\nA row,,pending\n'),
  })
  await sweepAndClose('import that cannot be read', page.getByRole('cell', { name: 'Choose a category' }))
  await page.getByRole('searchbox').fill('no case says this')
  await page.getByText('No matching cases.').waitFor()
  await sweep(page, 'nothing found')
})

test('an article on its own page, beside its preview, and the link to it', async () => {
  const { page } = await openPage()
  await signInAlone(page, '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('A sweep through an article')
  await page.getByLabel('Content').fill('Begin at the end.')
  await page.getByText(/^Draft saved/).waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByText('Begin at the end.').waitFor()
  await sweep(page, 'page of an article')
  await selectOption(page.getByLabel('Category'), 'Know Your Rights')
  await press(page, 'Save')
  await press(page, 'Edit A sweep through an article')
  await press(page, 'Share preview')
  await press(page, 'Create link')
  const link = page.getByRole('dialog').last().getByRole('textbox')
  await link.waitFor()
  await sweep(page, 'share preview', dialogs)
  const { page: reader } = await openPage()
  await reader.goto(await link.inputValue())
  await reader.getByRole('heading', { name: 'A sweep through an article' }).waitFor()
  await sweep(reader, 'shared preview')
})

test('settings, limits and letters as they are edited, and an audit log without a match', async () => {
  const { page } = await openPage()
  page.on('dialog', (dialog) => dialog.accept())
  await signInAlone(page, '/admin/settings')
  await press(page, 'Add account')
  await page.getByLabel('Address of account 1').fill('http://sweep.example.org')
  await press(page, 'Add holiday')
  await press(page, 'Save')
  await page.getByText(/fields are not valid\.$/).waitFor()
  await sweep(page, 'settings that are not valid')
  await page.goto('/admin/guidelines')
  await press(page, 'Change limits')
  await page.getByLabel('Exceptions up to, in percent').waitFor()
  await sweep(page, 'limits', dialogs)
  await page.goto('/admin/letters')
  await press(page, 'Edit: Not the kind of case we take')
  await page.getByLabel('Subject', { exact: true }).waitFor()
  await sweep(page, 'letter', dialogs)
  await page.goto('/admin/activity?fromDay=9999-12-31&toDay=2026-03-05')
  await page.getByText(/^From: Enter a year/).waitFor()
  await sweep(page, 'activity with a year of no calendar')
  await page.goto('/admin/dashboard?tour=1')
  await page.getByRole('region', { name: 'Tour' }).waitFor()
  await sweep(page, 'tour')
})
