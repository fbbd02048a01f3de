/** What ends a request: a closure notice, a letter with referral resources, a legal hold, and erasure. */
import { expect, test } from 'vitest'
import { formatLongLocalDate } from '../../kit/src/text/dates.ts'
import { signIn } from '../accounts.ts'
import { createRequest, lookUpStatus } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { openRequestText, selectOption } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

const dayInMs = 86_400_000

/** The day so many days after something happened to a request, in the words of the status page. */
async function moveBackDays(
  id: string,
  column: 'erased_at' | 'closure_notice_sent_at',
  days: number,
): Promise<string> {
  const [row] = await queryRows('requests', `select ${column} as at from legal_aid_request where id = $1`, [
    id,
  ])
  return formatLongLocalDate(new Date((row!.at as Date).getTime() + days * dayInMs))
}

test('a closure notice is answered, the request declined by a letter with referral resources, and erased unless it is on legal hold', async () => {
  const receipt = await createRequest({
    name: 'Ottilie Brandvold',
    category: 'Housing Rights',
    description: 'The roof has gone. Silver thimble.',
  })
  const { id, reference } = receipt
  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid/${id}`)
  await openRequestText(office)
  await office.getByRole('button', { name: 'In review' }).click()
  await office.getByRole('button', { name: 'Info needed' }).click()
  // Away from the corner of the toasts.
  const noticeButton = office.getByRole('button', { name: 'Send closure notice' })
  await noticeButton.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await noticeButton.click()
  const notice = office.getByRole('dialog', { name: `Send closure notice for ${reference}` })
  await notice.getByText('Preview').waitFor()
  await sweep(office, 'closure notice', dialogs)
  await notice.getByRole('button', { name: 'Send notice' }).click()
  await notice.waitFor({ state: 'hidden' })
  await office.getByText(/^Closure notice sent \w{3} /).waitFor()

  const { page: applicant } = await openPage({ viewport: { width: 360, height: 740 } })
  await lookUpStatus(applicant, receipt)
  const until = await moveBackDays(id, 'closure_notice_sent_at', 14)
  await applicant.getByText(`Please tell us by ${until}.`, { exact: false }).waitFor()
  await sweep(applicant, 'status: asked whether help is still needed')
  await applicant.getByRole('button', { name: 'Yes, I still need help' }).click()
  await applicant.getByRole('heading', { name: 'In review' }).waitFor()
  await expect.poll(() => applicant.getByText('Do you still need our help?').count()).toBe(0)

  await office.reload()
  await office.getByRole('button', { name: 'Declined' }).click()
  const letter = office.getByRole('dialog', { name: `Change status of ${reference} to declined?` })
  await letter.getByRole('button', { name: 'Send and change to declined' }).click()
  await letter.getByText('Enter a subject').first().waitFor()
  await sweep(office, 'letter with what is missing', dialogs)
  await selectOption(letter.getByLabel('Template'), 'Not the kind of case we take')
  await letter.getByLabel('Letter', { exact: true }).press('Control+End')
  await letter.getByLabel('Letter', { exact: true }).pressSequentially('\nCopper walnut.')
  await letter.getByRole('button', { name: 'Send and change to declined' }).click()
  await letter.waitFor({ state: 'hidden' })

  await office.getByRole('button', { name: 'Place legal hold' }).click()
  const legalHoldPage = office.getByRole('dialog', { name: 'Place legal hold' })
  await legalHoldPage.getByLabel('Reason').fill('The landlord has sued us. Amber lantern.')
  await sweep(office, 'legal hold', dialogs)
  await legalHoldPage.getByRole('button', { name: 'Place legal hold' }).click()
  await legalHoldPage.waitFor({ state: 'hidden' })
  await office.getByText('Amber lantern', { exact: false }).waitFor()
  await sweep(office, 'declined, on legal hold')

  await lookUpStatus(applicant, receipt)
  await applicant.getByRole('heading', { name: 'We cannot take this case' }).waitFor()
  for (const text of ['A HUD-approved housing counselor: 1-800-569-4287', 'Dial 211', 'Copper walnut.'])
    await applicant.getByText(text).waitFor()
  await applicant.getByText('We have to keep this longer than usual. It is not erased for now.').waitFor()
  expect(await applicant.getByText('Erase my request').count()).toBe(0)
  expect(await applicant.getByText('Amber lantern').count()).toBe(0)
  await sweep(applicant, 'status: declined, on legal hold')

  await office.getByRole('button', { name: 'Lift legal hold' }).click()
  await office.getByRole('button', { name: 'Place legal hold' }).waitFor()

  await lookUpStatus(applicant, receipt)
  await applicant.locator('summary', { hasText: 'Erase my request' }).click()
  await applicant.getByRole('button', { name: 'Erase my request' }).click()
  await applicant.getByRole('heading', { name: 'Erased' }).waitFor()
  const [erased, expired] = [await moveBackDays(id, 'erased_at', 0), await moveBackDays(id, 'erased_at', 35)]
  await lookUpStatus(applicant, receipt)
  await applicant
    .getByText(
      new RegExp(
        `Erased on ${erased}\\. Nothing you told us can be read any more\\. The last traces of its encryption key leave our database by .+ Our last backups from before that day expire by ${expired}\\.`,
      ),
    )
    .waitFor()
  expect(await applicant.getByText('Copper walnut').count()).toBe(0)

  expect(
    await queryRows(
      'requests',
      'select encrypted, data_key, legal_hold_reason from legal_aid_request where id = $1',
      [id],
    ),
  ).toEqual([{ encrypted: '', data_key: '', legal_hold_reason: null }])
  for (const table of ['request_message', 'request_screening', 'party', 'conflict_check'])
    expect(await queryRows('requests', `select 1 from ${table} where request_id = $1`, [id]), table).toEqual(
      [],
    )
  await office.reload()
  await office.getByText('The personal data has been erased.').waitFor()
  expect(await office.getByText('Ottilie').count()).toBe(0)
})
