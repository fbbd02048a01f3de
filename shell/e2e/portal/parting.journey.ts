// What ends a request: a letter with somewhere else to turn, a question before closing, a hold, and erasing.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { longMoment } from '../../kit/src/text/dates.ts'
import { aVisitor, findings } from '../browser.ts'
import { rows } from '../database.ts'
import { lookUp } from '../lookingUp.ts'
import { openStory } from '../opening.ts'
import { sent } from '../sending.ts'
import { signedIn } from '../signedIn.ts'

const aDay = 86_400_000

/** The day so many days after something happened to a request, in the words of the status page. */
async function daysAfter(
  id: string,
  column: 'erased_at' | 'closing_asked_at',
  days: number,
): Promise<string> {
  const [row] = await rows('requests', `select ${column} as at from legal_aid_request where id = $1`, [id])
  return longMoment(new Date((row!.at as Date).getTime() + days * aDay))
}

/** The office on the page of a request, which it has begun to review. */
async function inReview(id: string): Promise<Page> {
  const { page } = await aVisitor()
  await signedIn(page, `/admin/legal-aid/${id}`)
  await openStory(page)
  await page.getByRole('button', { name: 'In review' }).click()
  await page.getByRole('button', { name: 'Info needed' }).waitFor()
  return page
}

test('no is said by a letter with somewhere else to turn, and what may be erased is erased unless we must keep it', async () => {
  const given = await sent({
    name: 'Ottilie Brandvold',
    category: 'Housing Rights',
    description: 'The roof has gone. Silver thimble.',
  })
  const { id, reference } = given
  const office = await inReview(id)

  await office.getByRole('button', { name: 'Declined' }).click()
  const letter = office.getByRole('dialog', { name: `Move ${reference} to declined?` })
  await letter.getByRole('button', { name: 'Send and move to declined' }).click()
  await letter.getByText('Enter a subject').first().waitFor()
  await letter.getByLabel('Begin with').selectOption({ label: 'Not the kind of case we take' })
  await letter.getByLabel('Letter', { exact: true }).press('Control+End')
  await letter.getByLabel('Letter', { exact: true }).pressSequentially('\nCopper walnut.')
  expect(await findings(office, '[role="dialog"]')).toEqual([])
  await letter.getByRole('button', { name: 'Send and move to declined' }).click()
  await letter.waitFor({ state: 'hidden' })

  await office.getByRole('button', { name: 'Put a hold on it' }).click()
  const holding = office.getByRole('dialog', { name: 'Put a hold on this request' })
  await holding.getByLabel('Why it must be kept').fill('The landlord has sued us. Amber lantern.')
  await holding.getByRole('button', { name: 'Put a hold on it' }).click()
  await office.getByText('Amber lantern', { exact: false }).waitFor()
  expect(await findings(office)).toEqual([])

  const { page: applicant } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await lookUp(applicant, given)
  await applicant.getByRole('heading', { name: 'We cannot take this case' }).waitFor()
  for (const words of ['A HUD-approved housing counselor: 1-800-569-4287', 'Dial 211', 'Copper walnut.'])
    await applicant.getByText(words).waitFor()
  await applicant.getByText('We have to keep this longer than usual. It is not erased for now.').waitFor()
  expect(await applicant.getByText('Erase what I sent').count()).toBe(0)
  expect(await applicant.getByText('Amber lantern').count()).toBe(0)
  expect(await findings(applicant)).toEqual([])

  await office.getByRole('button', { name: 'Lift the hold' }).click()
  await office.getByRole('button', { name: 'Put a hold on it' }).waitFor()

  await lookUp(applicant, given)
  await applicant.locator('summary', { hasText: 'Erase what I sent' }).click()
  await applicant.getByRole('button', { name: 'Erase what I sent' }).click()
  await applicant.getByRole('heading', { name: 'Erased' }).waitFor()
  const [erased, expired] = [await daysAfter(id, 'erased_at', 0), await daysAfter(id, 'erased_at', 35)]
  await lookUp(applicant, given)
  await applicant
    .getByText(
      `Erased on ${erased}. Nothing you told us can be read any more. Our last backups from before that day expire by ${expired}.`,
    )
    .waitFor()
  expect(await applicant.getByText('Copper walnut').count()).toBe(0)
  expect(await findings(applicant)).toEqual([])

  expect(
    await rows('requests', 'select sealed, data_key, held_for from legal_aid_request where id = $1', [id]),
  ).toEqual([{ sealed: '', data_key: '', held_for: null }])
  for (const table of ['request_message', 'request_screening', 'party', 'conflict_check'])
    expect(await rows('requests', `select 1 from ${table} where request_id = $1`, [id]), table).toEqual([])
  await office.reload()
  await office.getByText('Nothing they told us can be read any more.').waitFor()
  expect(await office.getByText('Ottilie').count()).toBe(0)
})

test('before a request is closed its applicant is asked: yes brings it back, no closes it', async () => {
  const given = await sent({ name: 'Leocadia Finch', description: 'They wrote again. Paper heron.' })
  const office = await inReview(given.id)
  const { page: applicant } = await aVisitor({ viewport: { width: 360, height: 740 } })

  const ask = async () => {
    await office.getByRole('button', { name: 'Info needed' }).click()
    await office.getByRole('button', { name: 'Ask whether they still need help' }).click()
    const asking = office.getByRole('dialog', { name: `Ask whether ${given.reference} still needs help` })
    await asking.getByText('How they read it').waitFor()
    await asking.getByRole('button', { name: 'Send the question' }).click()
    await asking.waitFor({ state: 'hidden' })
    await office.getByText('Asked whether they still need help on', { exact: false }).waitFor()
    await lookUp(applicant, given)
    const until = await daysAfter(given.id, 'closing_asked_at', 14)
    await applicant.getByText(`Please tell us by ${until}.`, { exact: false }).waitFor()
    expect(await findings(applicant)).toEqual([])
  }

  await ask()
  await applicant.getByRole('button', { name: 'Yes, I still need help' }).click()
  await applicant.getByRole('heading', { name: 'In review' }).waitFor()
  await expect.poll(() => applicant.getByText('Do you still need our help?').count()).toBe(0)

  await office.reload()
  await ask()
  await applicant.getByRole('button', { name: 'No, you may close it' }).click()
  await applicant.getByRole('heading', { name: 'Closed' }).waitFor()
  const steps = applicant.getByRole('region', { name: 'What has happened so far' })
  expect((await steps.getByRole('listitem').locator('span').allInnerTexts()).at(-1)).toBe('It was closed.')
  await office.reload()
  await office.getByText('let us close', { exact: false }).first().waitFor()
})
