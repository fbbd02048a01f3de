import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { signIn } from '../sign-in.ts'

const urgency = 'Emergency'

const waitForToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('the next request is claimed, and found again in a saved view', async () => {
  await createRequest({ name: 'Marigold Teapot', urgency })
  const { page } = await openPage()
  await signIn(page, '/admin/legal-aid')
  await page.getByRole('button', { name: 'Get next' }).click()
  await waitForToast(page, 'Request assigned to you')
  await page.waitForURL(/\/admin\/legal-aid\/[\w-]+$/)
  const card = page.getByRole('region', { name: 'Assignment' })
  await card.getByText('Administrator (me)').waitFor()
  const reference = await page.getByRole('heading', { level: 1 }).innerText()

  await page.goto('/admin/legal-aid?assignee=me')
  await page.getByRole('link', { name: reference }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My own')
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await waitForToast(page, 'View created successfully')
  await page
    .getByRole('navigation', { name: 'Views', exact: true })
    .getByRole('link', { name: 'All requests' })
    .click()
  await page.waitForURL('**/admin/legal-aid')
  await page.getByRole('link', { name: 'My own', exact: true }).click()
  await page.waitForURL('**/admin/legal-aid?assignee=me')
  await page.getByRole('button', { name: 'Share view' }).click()
  await page.getByRole('button', { name: 'Stop sharing' }).waitFor()
  await page.getByRole('link', { name: /^Mine \(\d+\)$/ }).click()
  await page.waitForURL('**/admin/legal-aid?view=mine')
  await page.getByRole('link', { name: reference }).waitFor()
})

test('many statuses are changed at once, and those that cannot be are named', async () => {
  const { reference: firstRequest } = await createRequest({ name: 'One Of Two', urgency })
  const { reference: secondRequest } = await createRequest({ name: 'The Other', urgency })
  const { page } = await openPage()
  await signIn(page, '/admin/legal-aid?sort=receivedAt&order=down')
  for (const reference of [firstRequest, secondRequest])
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  await page.getByLabel('Change status to').selectOption('Eligible')
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change status', exact: true }).click()
  await page.getByText('2 requests not changed').waitFor()
  await page.getByText(`${firstRequest}: A request that is new cannot be moved there.`).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  const stored = await queryRows('requests', 'select status from legal_aid_request where reference = $1', [
    secondRequest,
  ])
  expect(stored).toEqual([{ status: 'new' }])
})

test('many are put in review by mistake, which is undone', async () => {
  const { id, reference } = await createRequest({ name: 'Never Reviewed', urgency })
  const readStatus = () => queryRows('requests', 'select status from legal_aid_request where id = $1', [id])
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid?q=${reference}`)
  await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  await page.getByLabel('Change status to').selectOption('In review')
  await page.getByRole('button', { name: 'Change status', exact: true }).click()
  await waitForToast(page, '1 request updated')
  expect(await readStatus()).toEqual([{ status: 'in_review' }])
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await waitForToast(page, '1 change undone')
  expect(await readStatus()).toEqual([{ status: 'new' }])
})

test('requests are looked through by single keys, each as it is on its own page, and recorded', async () => {
  const { id, reference } = await createRequest({ name: 'Paper Lantern', urgency })
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid?q=${reference}`)
  await page.getByRole('link', { name: reference }).waitFor()
  await page.keyboard.press('j')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(reference)
  await page.keyboard.press('n')
  const preview = page.getByRole('region', { name: `Preview of ${reference}` })
  await preview.getByText('Conflict check required').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  const recorded = await queryRows(
    'requests',
    `select action from audit_event where item_id = $1 and action = 'looked at the names'`,
    [id],
  )
  expect(recorded).toHaveLength(1)
  await preview.getByRole('button', { name: 'Close preview' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
})

test('the queue fits a phone', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signIn(page, '/admin/legal-aid')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Bulk actions' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page
    .getByRole('button', { name: /^Preview LA-/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Preview of LA-/ }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await listAxeViolations(page)).toEqual([])
})
