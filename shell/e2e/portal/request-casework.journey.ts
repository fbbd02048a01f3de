import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatDayAndTime, formatLongLocalDate } from '../../kit/src/text/dates.ts'
import { listAxeViolations, openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import { fillFirstThreeSteps, getSubmitButton, readReceipt, secrets, story } from '../help-form.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { openRequestText, openSection } from '../open-request-text.ts'
import { signIn } from '../sign-in.ts'
import { waitForEmail } from '../wait-for-email.ts'

const summary = 'A landlord changed the lock of a family of three without a court. Umber lighthouse.'
const answer = 'Your attorney calls you tomorrow at ten. Juniper kettle.'

/** The deadlines, formatted as on the status page. */
async function readDeadlines(reference: string): Promise<{ review: string; match: string }> {
  const [row] = await queryRows(
    'requests',
    'select review_due_at, match_due_at from legal_aid_request where reference = $1',
    [reference],
  )
  return {
    review: formatDayAndTime(row!.review_due_at as Date),
    match: formatLongLocalDate(row!.match_due_at as Date),
  }
}

/** The dates on the status page, by what they are called. */
async function readFacts(page: Page): Promise<Record<string, string>> {
  const facts = page.getByRole('region', { name: 'In review' })
  const [names, values] = [
    await facts.locator('dt').allInnerTexts(),
    await facts.locator('dd').allInnerTexts(),
  ]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

/** Offers the request to the best match; returns their name. */
async function offerToAttorney(office: Page): Promise<string> {
  const button = office.getByRole('button', { name: /^Offer to / }).first()
  const name = (await button.innerText()).replace('Offer to ', '')
  await button.click()
  const asking = office.getByRole('dialog', { name: `Offer to ${name}` })
  await asking.getByLabel('Case summary').fill(summary)
  expect(await listAxeViolations(office, '[role="dialog"]')).toEqual([])
  await asking.getByRole('button', { name: 'Send offer' }).click()
  await office.getByText('The conflict check is pending.').waitFor()
  return name
}

/** The attorney follows the link of their email, and says that they have no conflict. */
async function readCaseSummary(name: string, reference: string): Promise<Page> {
  const text = await waitForEmail(
    `Hello ${name},\r\n\r\nWe would like to offer you a request for legal aid. Its reference is ${reference}.`,
  )
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto(/\S+\/get-help\/offer#\S+/.exec(text)![0])
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open the request' }).click()
  await page.getByText('Dana Whitcombe').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'No conflict, show the case summary' }).click()
  await page.getByText(summary).waitFor()
  expect(await page.getByText('Dana Whitcombe').count()).toBe(0)
  expect(await listAxeViolations(page)).toEqual([])
  return page
}

test('a request is screened, cleared, assigned, declined by one attorney, accepted by another and answered', async () => {
  const { page: applicant } = await openPage({ viewport: { width: 360, height: 740 } })
  await fillFirstThreeSteps(applicant)
  await getSubmitButton(applicant).click()
  const receipt = await readReceipt(applicant)
  const { reference } = receipt
  const deadlines = await readDeadlines(reference)

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${reference}`)
  await office.getByRole('link', { name: reference }).click()
  await openRequestText(office)
  await office.getByText(story).waitFor()
  // $15,000 to $25,000 for three persons is within 125 % of the guideline.
  await openSection(office, 'Screening')
  const screening = office.getByRole('region', { name: 'Eligibility screening' })
  await screening.getByText('Likely eligible', { exact: true }).waitFor()
  await openSection(office, 'Overview')
  await office.getByRole('button', { name: 'Assign to me' }).click()
  await office.getByText('Administrator (me)').waitFor()
  await office.getByRole('button', { name: 'In review' }).click()
  await office.getByRole('button', { name: 'Eligible' }).waitFor()

  await lookUpStatus(applicant, receipt)
  await applicant.getByText(`You will hear from us by ${deadlines.review}.`, { exact: false }).waitFor()
  await expect
    .poll(() => readFacts(applicant))
    .toMatchObject({
      'We contact you by': deadlines.review,
      'An attorney by about': deadlines.match,
    })

  await office.getByRole('button', { name: 'Eligible' }).click()
  await office.getByRole('button', { name: 'Find an attorney' }).click()

  const first = await offerToAttorney(office)
  const declinedPage = await readCaseSummary(first, reference)
  await declinedPage.locator('summary', { hasText: 'Decline' }).click()
  await declinedPage.getByLabel('Reason').fill('I am in court all month.')
  await declinedPage.getByRole('button', { name: 'Decline this request' }).click()
  await declinedPage.getByRole('heading', { name: 'Request declined' }).waitFor()

  await office.reload()
  await office.getByText('I am in court all month.').waitFor()
  const second = await offerToAttorney(office)
  expect(second).not.toBe(first)
  const acceptedPage = await readCaseSummary(second, reference)
  await acceptedPage.getByRole('button', { name: 'Accept this request' }).click()
  await acceptedPage.getByRole('heading', { name: 'Request accepted' }).waitFor()

  await office.reload()
  await office.getByText(`${second} has accepted this request.`).waitFor()
  await openSection(office, 'Messages')
  await office.getByLabel('Write to the applicant').fill(answer)
  await office.getByRole('button', { name: 'Send message' }).click()
  await office.getByText(answer).first().waitFor()
  expect(await listAxeViolations(office)).toEqual([])

  await lookUpStatus(applicant, receipt)
  await applicant.getByText(answer).waitFor()
  const steps = applicant.getByRole('region', { name: 'Status history' })
  await expect
    .poll(() => steps.getByRole('listitem').locator('span').allInnerTexts())
    .toEqual([
      'Your request was received.',
      'We started the review.',
      'You are eligible. We started to look for an attorney.',
      'An attorney accepted your case.',
    ])
  expect(await listAxeViolations(applicant)).toEqual([])

  const done = await queryRows(
    'requests',
    `select action from audit_event where title = $1 and actor <> 'Website' order by occurred_at, id`,
    [reference],
  )
  const openings = done.filter(({ action }) => action === 'opened')
  expect(openings.length).toBeGreaterThanOrEqual(3)
  const stored = JSON.stringify([
    await queryRows('requests', 'select t::text from legal_aid_request t where reference = $1', [reference]),
    await queryRows('requests', 'select t::text from referral_offer t'),
    await queryRows('requests', 'select t::text from request_screening t'),
    done,
  ])
  expect(stored).toContain(reference)
  expect(stored).not.toMatch(secrets)
  expect(stored).not.toMatch(/lighthouse|Juniper|in court/)
})
