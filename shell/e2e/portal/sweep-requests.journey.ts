import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccountInRole } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { openRequestText, openSection } from '../open-request-text.ts'
import { press } from '../portal.ts'
import { selectOption } from '../select-option.ts'
import { signIn } from '../sign-in.ts'
import { dialogs, sweep } from '../sweep.ts'

/** What stands on a request whose conflict check is done and whose review has begun. */
async function openInReview(id: string): Promise<Page> {
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await openRequestText(page)
  await press(page, 'In review')
  await page.getByRole('button', { name: 'Info needed' }).waitFor()
  return page
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test('the conflict check, its dialogs, and every section of a request', async () => {
  await createRequest({ name: 'Bartholomew Thistlewood', description: 'My tenant does not pay.' })
  const { id } = await createRequest({
    name: 'Philippa Harrowgate',
    description: 'The lock was changed.',
    eligibilityData: { income: '$25,000 - $35,000', householdSize: '2' },
  })
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('heading', { name: 'Conflict check required' }).waitFor()
  await sweep(page, 'locked')
  await press(page, 'Open without conflict check')
  await page.getByLabel('Reason').waitFor()
  await sweep(page, 'open without conflict check')
  await closeDialog(page)
  await press(page, 'Add party')
  const adding = page.getByRole('dialog', { name: 'Add party' })
  await adding.getByLabel('Name', { exact: true }).fill('Bart Thistlewood')
  await selectOption(adding.getByLabel('Role'), 'Other side')
  await sweep(page, 'add party')
  await adding.getByRole('button', { name: 'Save' }).click()
  await press(page, 'Decide: Bart Thistlewood and Bartholomew Thistlewood')
  const deciding = page.getByRole('dialog', { name: 'Bart Thistlewood and Bartholomew Thistlewood' })
  await selectOption(deciding.getByLabel('Decision'), 'Not the same')
  await deciding.getByLabel('Reason').fill('Another year of birth.')
  await sweep(page, 'decide on a match', dialogs)
  await press(page, 'Record decision')
  await openRequestText(page)
  await page.getByText('The lock was changed.').waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await sweep(page, await tab.innerText())
  }
  await openSection(page, 'Screening')
  await press(page, 'Enter exact figures')
  await page.getByLabel('Annual income').fill('$26,731')
  await page.getByLabel('People in the household').fill('2')
  await sweep(page, 'exact figures', dialogs)
  await page.keyboard.press('Enter')
  await page.getByText('Earlier screenings (1)').click()
  await sweep(page, 'earlier screenings')
})

test('what is sent to an attorney, and what a colleague changed meanwhile', async () => {
  const { id } = await createRequest({ name: 'Ignatius Pell', description: 'The stairs are gone.' })
  const page = await openInReview(id)
  await press(page, 'Eligible')
  await page.getByRole('button', { name: 'Matched' }).waitFor()
  await openSection(page, 'Attorney')
  await page
    .getByRole('button', { name: /^Offer to / })
    .first()
    .waitFor()
  await sweep(page, 'attorneys')
  await page
    .getByRole('button', { name: /^Offer to / })
    .first()
    .click()
  await page.getByLabel('Case summary').fill('A family without stairs.')
  await sweep(page, 'offer', dialogs)
  await press(page, 'Send offer')
  await page.getByText('The conflict check is pending.').waitFor()
  await sweep(page, 'offered')

  const { page: colleague } = await openPage()
  const account = await createAccountInRole('intakeWorker', 'Una Sweep')
  await signIn(colleague, `/admin/legal-aid/${id}`, account)
  await colleague.getByLabel('Add a note').fill('The janitor has a key.')
  await press(colleague, 'Add note')
  await page.getByText(/^Changed meanwhile: .* made a note\.$/).waitFor()
  await sweep(page, 'changed meanwhile')
})

test('what ends a request, in the portal and for its applicant', async () => {
  const receipt = await createRequest({ name: 'Evadne Marchbanks', category: 'Housing Rights' })
  const page = await openInReview(receipt.id)
  const { page: applicant } = await openPage()
  await press(page, 'Info needed')
  await press(page, 'Send closure notice')
  await page.getByRole('dialog').getByText('Preview').waitFor()
  await sweep(page, 'closure notice', dialogs)
  await press(page, 'Send notice')
  await page.getByText(/^Closure notice sent \w{3} /).waitFor()
  await lookUpStatus(applicant, receipt)
  await sweep(applicant, 'status: asked whether help is still needed')
  await press(applicant, 'Yes, I still need help')
  await applicant.getByRole('heading', { name: 'In review' }).waitFor()
  await page.reload()
  await press(page, 'Declined')
  await press(page, 'Send and change to Declined')
  await page.getByText('Enter a subject').first().waitFor()
  await sweep(page, 'letter with what is missing', dialogs)
  await selectOption(page.getByLabel('Template'), 'Not the kind of case we take')
  await press(page, 'Send and change to Declined')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press(page, 'Place legal hold')
  await page.getByLabel('Reason').fill('The landlord has sued us.')
  await sweep(page, 'legal hold', dialogs)
  await page.getByRole('dialog').getByRole('button', { name: 'Place legal hold' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('The landlord has sued us.').waitFor()
  await sweep(page, 'declined, on legal hold')
  await lookUpStatus(applicant, receipt)
  await applicant.getByRole('heading', { name: 'We cannot take this case' }).waitFor()
  await sweep(applicant, 'status: declined, on legal hold')
})

test('the queue: a preview, a selection, a view to save, what did not change, keys and the palette', async () => {
  const { reference } = await createRequest({ name: 'Lysander Crick' })
  const { page } = await openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, `/admin/legal-aid?q=${reference}&status=new`)
  await page.getByRole('link', { name: reference }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  const preview = page.getByRole('region', { name: `Preview of ${reference}` })
  await preview.getByText('Conflict check required').waitFor()
  await sweep(page, 'preview')
  await press(page, 'Close preview')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await sweep(page, 'keyboard shortcuts', dialogs)
  await closeDialog(page)

  await press(page, 'Columns and density')
  await page.getByRole('dialog', { name: 'Columns and density' }).waitFor()
  await sweep(page, 'columns and density')
  await page.keyboard.press('Escape')
  await press(page, 'Filters')
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await sweep(page, 'filters', dialogs)
  await closeDialog(page)
  await press(page, 'Save this view')
  await page.getByRole('dialog').getByLabel('Name').fill('One of mine')
  await sweep(page, 'save a view', dialogs)
  await page.keyboard.press('Escape')
  await press(page, 'Discard')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Bulk actions' }).waitFor()
  await selectOption(page.getByLabel('Change status to'), 'Eligible')
  await press(page, 'Change status')
  await page.getByText('1 request not changed').waitFor()
  await sweep(page, 'selected, and not changed')
  await selectOption(page.getByLabel('Change status to'), 'In review')
  await press(page, 'Change status')
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  await sweep(page, 'to be undone')

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'A page, a reference, a title or a name' })
  await box.waitFor()
  await sweep(page, 'command palette')
  await box.fill('Lysander Crick')
  await page.getByRole('option', { name: /^Requests of “Lysander Crick”/ }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: new RegExp(`^${reference} applicant`) }).waitFor()
  await sweep(page, 'requests of a person')
})

test('what others may see of a request', async () => {
  const attorney = await createAccountInRole('attorney', 'Ansel Sweep')
  const { id, reference } = await createRequest({ name: 'Hester Vane' })
  await queryRows(
    'requests',
    'update legal_aid_request set assignee_id = $1, assignee_name = $2 where id = $3',
    [attorney.id, attorney.name, id],
  )
  const { page: theirs } = await openPage()
  await signIn(theirs, '/admin/dashboard', attorney)
  await theirs.getByRole('link', { name: reference }).waitFor()
  await sweep(theirs, 'dashboard of an attorney')
  await theirs.getByRole('link', { name: reference }).click()
  await theirs.getByText('Ask an intake worker or an administrator to complete it.').waitFor()
  await sweep(theirs, 'request of an attorney')
  await theirs.goto('/admin/conflicts')
  await theirs.getByRole('heading', { name: 'You may not open this' }).waitFor()
  await sweep(theirs, 'refused by role')

  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('dialog', { name: 'Why are you opening this request?' }).waitFor()
  await sweep(page, 'why do you open it')
  expect(await page.getByText('Hester Vane').count()).toBe(0)
})
