import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { lookUpStatus } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { fillCaseDetails, fillEligibility, getSubmitButton, readReceipt, story } from '../help-form.ts'
import { openRequestText } from '../portal.ts'

const checkboxes = ['I am filling this in for someone else', 'I have no safe email', 'I have no safe phone']
// By role, since what styles hide has none.
const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a helper without JavaScript asks for somebody without a safe email or phone, and all who read it are told', async () => {
  const { page } = await openPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await page.goto('/get-help')
  await getField(page, 'Email').fill('read@by.somebody.else.example')
  expect(await getField(page, 'Your own name').count()).toBe(0)
  for (const name of checkboxes) {
    await page.getByRole('checkbox', { name }).focus()
    await page.keyboard.press('Space')
  }
  for (const name of ['Email', 'Phone']) expect(await getField(page, name).count()).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  const problems = page.getByRole('region', { name: 'There is a problem' })
  await problems.getByRole('link', { name: 'Choose whom we should contact' }).waitFor()
  expect(await problems.getByRole('link').allInnerTexts()).toEqual([
    'Enter your name',
    'Enter your own name',
    'Enter your own phone number or email address',
    'Choose whom we should contact',
  ])
  await getField(page, 'Your own name').fill('Rosa Lind')
  await getField(page, 'Your own phone or email').fill('(555) 555-0142')
  await page.getByRole('radio', { name: 'The person who needs help' }).check()
  await getField(page, 'How do you know them? (optional)').fill('Her neighbor')
  await page.getByRole('radio', { name: 'Yes, and they agree' }).check()
  await getField(page, 'Name').fill('Dana Whitcombe')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: /^Step 2 of 4/ }).waitFor()
  await fillCaseDetails(page)
  await fillEligibility(page)
  for (const answer of ['Rosa Lind', 'No safe email', 'No safe phone'])
    await page.getByText(answer, { exact: true }).waitFor()
  expect(await page.getByText('read@by.somebody.else.example').count()).toBe(0)
  await getSubmitButton(page).click()
  const receipt = await readReceipt(page)
  await page.getByText(/The answer comes to "Check my request"/).waitFor()

  const { page: later } = await openPage()
  await lookUpStatus(later, receipt)
  await later.getByText(/^No email or phone is safe, so our answer comes to this page/).waitFor()
  await later.getByText(/^You said that no email is safe/).waitFor()

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${receipt.reference}`)
  await office.getByRole('link', { name: receipt.reference }).click()
  await openRequestText(office)
  await office.getByText(story).waitFor()
  await office.getByRole('heading', { name: 'Filled in by Rosa Lind, contact: the applicant' }).waitFor()
  await office.getByText('How they know the applicant: Her neighbor').waitFor()
  await office.getByText('The applicant knows and agrees.').waitFor()
  await office.getByRole('heading', { name: 'No safe email or phone' }).waitFor()
  await office.getByText('No safe email', { exact: true }).waitFor()
})
