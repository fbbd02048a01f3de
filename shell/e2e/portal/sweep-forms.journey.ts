import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAlone } from '../accounts.ts'
import { listAxeViolations, openPage, visit } from '../browser.ts'
import { press } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

/** The forms of the portal: where they are, and what opens them. */
const forms = {
  events: 'Add event',
  judgments: 'Add judgment',
  team: 'Add team member',
  services: 'Add service',
  constitution: 'Add constitution version',
  'related-documents': 'Add related document',
  guidelines: 'Add guideline',
  blog: 'Add blog post',
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

test('every form with what is missing in it, previews, limits, letters and the tour are as they should be', async () => {
  const { page } = await openPage({ colorScheme: 'dark' })
  await signInAlone(page)
  for (const [path, button] of Object.entries(forms)) {
    await visit(page, `/admin/${path}`)
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

  page.on('dialog', (dialog) => dialog.accept())
  await visit(page, '/admin/guidelines')
  await press(page, 'Change limits')
  await page.getByLabel('Exceptions up to, in percent').waitFor()
  await sweep(page, 'limits', dialogs)
  await visit(page, '/admin/letters')
  await press(page, 'Edit: Not the kind of case we take')
  await page.getByLabel('Subject', { exact: true }).waitFor()
  await sweep(page, 'letter', dialogs)
  await visit(page, '/admin/activity?fromDay=9999-12-31&toDay=2026-03-05')
  await page.getByText(/^From: Enter a year/).waitFor()
  await sweep(page, 'activity with a year of no calendar')
  await page.goto('/admin/dashboard?tour=1')
  await page.getByRole('region', { name: 'Tour' }).waitFor()
  await sweep(page, 'tour')
})
