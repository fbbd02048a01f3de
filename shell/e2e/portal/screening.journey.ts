import { expect, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { openRequestText, openSection } from '../open-request-text.ts'
import { signIn } from '../sign-in.ts'

test('a guideline of next year is written down, and marked as checked', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/guidelines')
  await page.getByRole('button', { name: 'Add guideline' }).click()
  const form = page.getByRole('dialog', { name: 'Add poverty guideline' })
  await form.getByLabel('Year').fill('2099')
  await form.getByLabel('Region').selectOption('Alaska')
  await form.getByLabel('One person').fill('$70,000')
  await form.getByLabel('Each additional person').fill('9,000')
  await form.getByLabel('Effective from').fill('2099-02-01')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Say where the figures are from').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await form.getByLabel('Source').fill('aspe.hhs.gov')
  await page.keyboard.press('Enter')
  await page.getByText('Poverty guideline created successfully', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Mark as checked: 2099, Alaska' }).click()
  await page.getByText(/^by Administrator, /).waitFor()
  await page.getByRole('button', { name: 'Delete 2099, Alaska' }).click()
  const question = page.getByRole('dialog', { name: 'Delete poverty guideline' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Poverty guideline deleted successfully', { exact: true }).first().waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})

test('a request is screened by its answers, and again by an exact figure that nobody reads in the database', async () => {
  const { id } = await createRequest({
    name: 'Juniper Vale',
    description: 'The stairs are gone. Copper thimble.',
    eligibilityData: { income: '$25,000 - $35,000', householdSize: '2' },
  })
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await openRequestText(page)
  await openSection(page, 'Screening')
  const card = page.getByRole('region', { name: 'Eligibility screening' })
  await card.getByText('Maybe eligible', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Enter exact figures' }).click()
  await page.getByLabel('Annual income').fill('$26,731')
  await page.getByLabel('People in the household').fill('2')
  expect(await listAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await card.getByText('Likely eligible', { exact: true }).waitFor()
  await card.getByText('Earlier screenings (1)').click()
  await card.getByText('Maybe eligible', { exact: true }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])

  const stored = await queryRows('requests', 'select * from request_screening where request_id = $1', [id])
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toMatch(/26,731|Within/)
})
