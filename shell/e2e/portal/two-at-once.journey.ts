import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccountInRole, signIn, signInAlone } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { createCase, openRequestText, openSection, press, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

/** A page of the portal, of the administrator or of a colleague. */
async function openPortal(path: string, account?: { email: string }): Promise<Page> {
  const { page } = await openPage()
  await signIn(page, path, account)
  return page
}

test('two who have one request open see each other and what the other changes, and lose nothing typed', async () => {
  const { id } = await createRequest({ name: 'Ottoline Ferrars', description: 'The heating is off.' })
  const first = await openPortal(`/admin/legal-aid/${id}`)
  await openRequestText(first)
  await first.getByLabel('Add a note').waitFor()
  const wim = await openPortal(
    `/admin/legal-aid/${id}`,
    await createAccountInRole('intakeWorker', 'Wim Lund'),
  )
  await first.getByText('Also here: Wim Lund').waitFor()
  await openSection(wim, 'Messages')
  await wim.getByLabel('Write to the applicant').fill('Please call us')

  await first.getByLabel('Add a note').fill('The janitor has a key.')
  await press(first, 'Add note')
  await wim.getByText(/^Changed meanwhile: .* made a note\.$/).waitFor()
  await sweep(wim, 'changed meanwhile')
  await press(wim, 'Show changes')
  await wim.getByText(/^Changed meanwhile/).waitFor({ state: 'hidden' })
  expect(await wim.getByLabel('Write to the applicant').inputValue()).toBe('Please call us')
  await openSection(wim, 'Overview')
  await wim.getByText('The janitor has a key.').waitFor()

  await wim.close()
  await first.getByText('Also here: Wim Lund').waitFor({ state: 'hidden' })
})

test('an edit conflict shows both versions; one’s own is saved, and the other is in the history', async () => {
  const title = 'A gate without a latch'
  const { page } = await openPage()
  await createCase(page, title)
  await signInAlone(page, '/admin/cases?q=latch')
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

  await press(page, 'Save')
  await page.getByText('Someone else has saved this case').waitFor()
  await page.locator('mark', { hasText: 'out' }).waitFor()
  await sweep(page, 'conflict', dialogs)
  await press(page, 'Keep mine')
  await waitForToast(page, 'Case updated successfully')

  await press(page, `Edit ${title}`)
  await press(page, 'History')
  await page.getByText('Settled in court').waitFor()
  await sweep(page, 'history', dialogs)
  await page.getByRole('button', { name: /^Restore version \d+$/ }).click()
  await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('Settled in court')
})
