import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { rows } from '../database.ts'
import { sent } from '../sending.ts'
import { signedIn } from '../signedIn.ts'

const urgency = 'Emergency'

const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

test('the next request is taken, and found again in a view of one’s own', async () => {
  await sent({ name: 'Marigold Teapot', urgency })
  const { page } = await aVisitor()
  await signedIn(page, '/admin/legal-aid')
  await page.getByRole('button', { name: 'Get next' }).click()
  await told(page, 'Request assigned to you')
  await page.waitForURL(/\/admin\/legal-aid\/[\w-]+$/)
  const card = page.getByRole('region', { name: 'Who works on it' })
  await card.getByText('Administrator (me)').waitFor()
  const reference = await page.getByRole('heading', { level: 1 }).innerText()

  await page.goto('/admin/legal-aid?assignee=me')
  await page.getByRole('link', { name: reference }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mine')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told(page, 'View created successfully')
  await page
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: 'All requests' })
    .click()
  await page.waitForURL('**/admin/legal-aid')
  await page.getByRole('link', { name: 'Mine', exact: true }).click()
  await page.waitForURL('**/admin/legal-aid?assignee=me')
})

test('many are moved at once, and those that may not are named', async () => {
  const { reference: one } = await sent({ name: 'One Of Two', urgency })
  const { reference: other } = await sent({ name: 'The Other', urgency })
  const { page } = await aVisitor()
  await signedIn(page, '/admin/legal-aid?sort=receivedAt&order=down')
  for (const reference of [one, other])
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  await page.getByLabel('Move to').selectOption('Eligible')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Move to Eligible' }).click()
  await page.getByText('2 requests stay as they were').waitFor()
  await page.getByText(`${one}: A request that is new cannot be moved there.`).waitFor()
  expect(await findings(page)).toEqual([])
  const stored = await rows('requests', 'select status from legal_aid_request where reference = $1', [other])
  expect(stored).toEqual([{ status: 'new' }])
})

test('the queue fits a phone', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await signedIn(page, '/admin/legal-aid')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'What is selected' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
