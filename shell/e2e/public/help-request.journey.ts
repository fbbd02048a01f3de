import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { queryRows } from '../database.ts'
import {
  fillContactDetails,
  fillFirstThreeSteps,
  getSubmitButton,
  readReceipt,
  secrets,
} from '../help-form.ts'

test('the form shows who does the intake, as the server rendered it, and the browser queries nothing', async () => {
  const { page, requestedUrls } = await openPage()
  const response = await page.goto('/get-help')
  expect(await response!.text()).toContain('Intake and Casework Manager')
  await waitForHydration(page)
  await fillContactDetails(page)
  await page.getByText('Intake and Casework Manager').waitFor()
  expect(requestedUrls.filter((address) => address.includes('/graphql'))).toEqual([])
})

test('an applicant sends a request in four steps and finds its reference in the database, but not the story', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await fillFirstThreeSteps(page)
  await page.getByText('PDF, DOC, DOCX up to 10MB').waitFor()
  await getSubmitButton(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
  await page
    .getByText("We'll review your request and contact you within 48 hours.", { exact: true })
    .first()
    .waitFor()

  const { reference } = await readReceipt(page)
  const stored = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    reference,
  ])
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ status: 'new', category: 'Housing Rights', urgency: 'High' })
  expect(JSON.stringify(stored)).not.toMatch(secrets)
})
