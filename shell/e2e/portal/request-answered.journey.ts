import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatDayAndTime, formatLongLocalDate } from '../../kit/src/text/dates.ts'
import { signIn } from '../accounts.ts'
import { createRequest, lookUpStatus } from '../applicant.ts'
import { openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import { openRequestText, openSection, press } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'
import { waitForEmail } from '../wait-for-email.ts'

const description = 'The landlord changed the lock while I was at work. Marigold teapot.'
const summary = 'A landlord changed the lock of a family of three without a court. Umber lighthouse.'
const answer = 'Your attorney calls you tomorrow at ten. Juniper kettle.'

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
async function offerToAttorney(office: Page, isSwept = false): Promise<string> {
  const button = office.getByRole('button', { name: /^Offer to / }).first()
  const name = (await button.innerText()).replace('Offer to ', '')
  await button.click()
  const asking = office.getByRole('dialog', { name: `Offer to ${name}` })
  await asking.getByLabel('Case summary').fill(summary)
  if (isSwept) await sweep(office, 'offer', dialogs)
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
  await press(page, 'Open the request')
  await page.getByText('Ludovica Wray').waitFor()
  await press(page, 'No conflict, show the case summary')
  await page.getByText(summary).waitFor()
  expect(await page.getByText('Ludovica Wray').count()).toBe(0)
  return page
}

test('a request is screened, cleared, assigned, declined by one attorney, accepted by another and answered', async () => {
  const receipt = await createRequest({
    name: 'Ludovica Wray',
    description,
    eligibilityData: { income: '$15,000 - $25,000', householdSize: '3' },
  })
  const { reference } = receipt
  const [due] = await queryRows(
    'requests',
    'select review_due_at as review, match_due_at as match from legal_aid_request where reference = $1',
    [reference],
  )

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${reference}`)
  await office.getByRole('link', { name: reference }).click()
  await openRequestText(office)
  await office.getByText(description).waitFor()
  // $15,000 to $25,000 for three persons is within 125 % of the guideline.
  await openSection(office, 'Screening')
  const screening = office.getByRole('region', { name: 'Eligibility screening' })
  await screening.getByText('Likely eligible', { exact: true }).waitFor()
  await openSection(office, 'Overview')
  await press(office, 'Assign to me')
  await office.getByText('Administrator (me)').waitFor()
  await press(office, 'In review')
  await office.getByRole('button', { name: 'Eligible' }).waitFor()

  const { page: applicant } = await openPage({ viewport: { width: 360, height: 740 } })
  await lookUpStatus(applicant, receipt)
  await expect
    .poll(() => readFacts(applicant))
    .toMatchObject({
      'We contact you by': formatDayAndTime(due!.review as Date),
      'An attorney by about': formatLongLocalDate(due!.match as Date),
    })

  await press(office, 'Eligible')
  await press(office, 'Find an attorney')
  await office
    .getByRole('button', { name: /^Offer to / })
    .first()
    .waitFor()
  await sweep(office, 'attorneys')
  const first = await offerToAttorney(office, true)
  await sweep(office, 'offered')
  const declinedPage = await readCaseSummary(first, reference)
  await declinedPage.locator('summary', { hasText: 'Decline' }).click()
  await declinedPage.getByLabel('Reason').fill('I am in court all month.')
  await press(declinedPage, 'Decline this request')
  await declinedPage.getByRole('heading', { name: 'Request declined' }).waitFor()

  await office.reload()
  await office.getByText('I am in court all month.').waitFor()
  const second = await offerToAttorney(office)
  expect(second).not.toBe(first)
  const acceptedPage = await readCaseSummary(second, reference)
  await press(acceptedPage, 'Accept this request')
  await acceptedPage.getByRole('heading', { name: 'Request accepted' }).waitFor()

  await office.reload()
  await office.getByText(`${second} has accepted this request.`).waitFor()
  await openSection(office, 'Messages')
  await office.getByLabel('Write to the applicant').fill(answer)
  await press(office, 'Send message')
  await office.getByRole('listitem').filter({ hasText: answer }).waitFor()

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

  const done = await queryRows(
    'requests',
    `select action from audit_event where title = $1 and actor <> 'Website' order by occurred_at, id`,
    [reference],
  )
  expect(done.filter(({ action }) => action === 'opened').length).toBeGreaterThanOrEqual(3)
  const stored = JSON.stringify([
    await queryRows('requests', 'select t::text from legal_aid_request t where reference = $1', [reference]),
    await queryRows('requests', 'select t::text from referral_offer t'),
    await queryRows('requests', 'select t::text from request_screening t'),
    done,
  ])
  expect(stored).toContain(reference)
  expect(stored).not.toMatch(/Marigold|Ludovica|lighthouse|Juniper|in court/)
})
