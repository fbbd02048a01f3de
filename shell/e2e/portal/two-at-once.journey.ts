import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccountInRole } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { openRequestText, openSection } from '../open-request-text.ts'
import { createCase, press, waitForToast } from '../portal.ts'
import { signIn, signInAlone } from '../sign-in.ts'

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
  await press(wim, 'Show changes')
  await wim.getByText(/^Changed meanwhile/).waitFor({ state: 'hidden' })
  expect(await wim.getByLabel('Write to the applicant').inputValue()).toBe('Please call us')
  await openSection(wim, 'Overview')
  await wim.getByText('The janitor has a key.').waitFor()

  await wim.close()
  await first.getByText('Also here: Wim Lund').waitFor({ state: 'hidden' })
})

test('who works on a request is told while they look that its applicant wrote', async () => {
  const receipt = await createRequest({ name: 'Cosima Barrow', description: 'The meter runs backwards.' })
  const bo = await openPortal(
    `/admin/legal-aid/${receipt.id}`,
    await createAccountInRole('intakeWorker', 'Bo Ilves'),
  )
  await openRequestText(bo)
  await press(bo, 'Assign to me')
  await bo.getByRole('link', { name: 'Dashboard' }).first().click()
  await bo.getByRole('heading', { name: 'Dashboard' }).waitFor()

  const { page } = await openPage()
  await lookUpStatus(page, receipt)
  await page.getByLabel('Write to us').fill('They come on Monday.')
  await press(page, 'Send message')

  const rail = bo.getByRole('navigation', { name: 'Portal' })
  await rail.getByRole('link', { name: 'Notifications 1 unread' }).click()
  await bo.getByText('The applicant wrote').waitFor()
  expect(await bo.getByText('They come on Monday.').count()).toBe(0)
  await bo.getByRole('link', { name: receipt.reference }).click()
  await bo.waitForURL(`**/admin/legal-aid/${receipt.id}`)
  await rail.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
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
  await press(page, 'Keep mine')
  await waitForToast(page, 'Case updated successfully')

  await press(page, `Edit ${title}`)
  await press(page, 'History')
  await page.getByText('Settled in court').waitFor()
  await page.getByRole('button', { name: /^Restore version \d+$/ }).click()
  await expect.poll(() => page.getByLabel('Outcome').inputValue()).toBe('Settled in court')
})
