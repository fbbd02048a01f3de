import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import {
  fillCaseDetails,
  fillEligibility,
  getSubmitButton,
  openForm,
  readReceipt,
  story,
} from '../help-form.ts'
import { lookUpStatus } from '../look-up-status.ts'
import { openRequestText } from '../open-request-text.ts'
import { signIn } from '../sign-in.ts'

const checkboxes = ['I am filling this in for someone else', 'I have no safe email', 'I have no safe phone']
const getCheckbox = (page: Page, name: string) => page.getByRole('checkbox', { name })
// By role, since what styles hide has none.
const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillContactDetailsAsHelper(page: Page) {
  await getField(page, 'Your own name').fill('Rosa Lind')
  await getField(page, 'Your own phone or email').fill('(555) 555-0142')
  await page.getByRole('radio', { name: 'The person who needs help' }).check()
  await getField(page, 'Name').fill('Dana Whitcombe')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: /^Step 2 of 4/ }).waitFor()
}

test('a helper asks for somebody without a safe email or phone, with the keyboard, and without JavaScript', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await openForm(page)
  for (const name of checkboxes) {
    await getCheckbox(page, name).focus()
    await page.keyboard.press('Space')
  }
  await getField(page, 'Your own name').waitFor()
  for (const name of ['Email', 'Phone']) expect(await getField(page, name).count()).toBe(0)
  expect(await listAxeViolations(page)).toEqual([])
  expect(await listDarkModeViolations(page)).toEqual([])
  await setColorScheme(page, 'light')
  await fillContactDetailsAsHelper(page)

  const { page: plainPage } = await openPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expected: /400 \(Bad Request\)/,
  })
  await plainPage.goto('/get-help')
  await getField(plainPage, 'Email').fill('read@by.somebody.else.example')
  expect(await getField(plainPage, 'Your own name').count()).toBe(0)
  for (const name of checkboxes) await getCheckbox(plainPage, name).check()
  for (const name of ['Email', 'Phone']) expect(await getField(plainPage, name).count()).toBe(0)
  await plainPage.getByRole('button', { name: 'Next' }).click()
  const problems = plainPage.getByRole('region', { name: 'There is a problem' })
  await problems.getByRole('link', { name: 'Choose whom we should contact' }).waitFor()
  expect(await problems.getByRole('link').allInnerTexts()).toEqual([
    'Enter your own name',
    'Enter your own phone number or email address',
    'Choose whom we should contact',
    'Enter your name',
  ])
  await fillContactDetailsAsHelper(plainPage)
  await fillCaseDetails(plainPage)
  await fillEligibility(plainPage)
  for (const answer of ['Rosa Lind', 'No safe email', 'No safe phone'])
    await plainPage.getByText(answer, { exact: true }).waitFor()
  expect(await plainPage.getByText('read@by.somebody.else.example').count()).toBe(0)
  await getSubmitButton(plainPage).click()
  const receipt = await readReceipt(plainPage)
  await plainPage.getByText(/The answer comes to "Check my request"/).waitFor()

  await lookUpStatus(page, receipt)
  await page.getByText(/^No email or phone is safe, so our answer comes to this page/).waitFor()
  await page.getByText(/^You said that no email is safe/).waitFor()
  expect(await listAxeViolations(page)).toEqual([])

  const { page: office } = await openPage()
  await signIn(office, `/admin/legal-aid?q=${receipt.reference}`)
  await office.getByRole('link', { name: receipt.reference }).click()
  await openRequestText(office)
  await office.getByText(story).waitFor()
  await office.getByRole('heading', { name: 'Filled in by Rosa Lind, contact: the applicant' }).waitFor()
  await office.getByRole('heading', { name: 'No safe email or phone' }).waitFor()
  await office.getByText('No safe email', { exact: true }).waitFor()
  expect(await listAxeViolations(office)).toEqual([])
})
