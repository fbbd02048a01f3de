import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aVisitor } from '../browser.ts'
import { enter, tabTo, typeInto } from '../keyboard.ts'

const at = (path: string) => new URL(path, inject('product').url)
const read = async (path: string) => (await fetch(at(path))).text()
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function go(page: Page, place: string) {
  await enter(page, button(page, 'Menu'))
  await enter(page, page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: place }))
}

test('a morning’s work is done by keyboard alone', { timeout: 180_000 }, async () => {
  const { page } = await aVisitor()
  const { adminEmail, adminPassword } = inject('product')

  await page.goto('/admin')
  await typeInto(page, page.getByLabel('Email'), adminEmail)
  await typeInto(page, page.getByLabel('Password'), adminPassword)
  await page.keyboard.press('Enter')
  await heading(page, 'Dashboard')

  // Somebody in need first: of the new requests the one whose promise is next is read, answered and taken up.
  await enter(page, page.getByRole('link', { name: 'Legal aid requests' }))
  await tabTo(page, page.getByLabel('By status'))
  await page.keyboard.type('New')
  await page.waitForURL('**/admin/legal-aid?status=new')
  // Until the answer is here, the rows are those of before.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await enter(page, page.getByRole('link', { name: /^LA-/ }))
  await enter(page, button(page, 'No conflicts found: open'))
  await typeInto(page, page.getByLabel('Write to the applicant'), 'We have read it and call you at ten.')
  await enter(page, button(page, 'Send message'))
  await told(page, 'Message sent')
  await enter(page, button(page, 'In review'))
  await told(page, 'Request moved')

  // A letter in the inbox is answered.
  await go(page, 'Messages')
  await heading(page, 'Messages')
  await enter(page, page.getByRole('table').getByRole('link'))
  await typeInto(page, page.getByRole('textbox', { name: 'Answer' }), 'Come by on Tuesday. There is no fee.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await told(page, 'Answer sent')

  // A post is written, left by mistake, taken up again, published and found by its readers.
  await go(page, 'Blog')
  await enter(page, button(page, 'Add blog post'))
  await typeInto(page, page.getByLabel('Title', { exact: true }), 'Keys, locks and landlords')
  await tabTo(page, page.getByLabel('Category', { exact: true }))
  await page.keyboard.type('Know')
  await tabTo(page, page.getByLabel('Status', { exact: true }))
  await page.keyboard.type('Pub')
  await typeInto(page, page.getByRole('textbox', { name: 'Content' }), 'A lock is not an eviction.')
  await page.keyboard.press('Escape')
  await enter(page, button(page, 'Go on editing'))
  await page.keyboard.press('Control+Enter')
  await told(page, 'Blog post created successfully')
  expect(await read('/blog')).toContain('Keys, locks and landlords')

  // It is found by the search, changed, hidden from the list with others, and deleted.
  await typeInto(page, page.getByRole('searchbox'), 'locks and')
  await told(page, '1 found')
  await enter(page, button(page, 'Edit Keys, locks and landlords'))
  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  await page.keyboard.press('Control+Enter')
  await told(page, 'Blog post updated successfully')
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Keys, locks and landlords today' }))
  await page.keyboard.press('Space')
  await told(page, '1 selected')
  await enter(page, button(page, 'Delete Keys, locks and landlords today'))
  await enter(page, button(page, 'Delete'))
  await told(page, 'Blog post deleted successfully')
  expect(await read('/blog')).not.toContain('Keys, locks and landlords')

  // A case goes public and back with a key in its row.
  await go(page, 'Cases')
  await heading(page, 'Cases Management')
  const shown = page.getByRole('switch', { name: /^Public: / }).first()
  await tabTo(page, shown)
  const before = await shown.getAttribute('aria-checked')
  await page.keyboard.press('Space')
  await told(page, 'Case updated successfully')
  await expect.poll(() => shown.getAttribute('aria-checked')).not.toBe(before)
  await expect.poll(() => shown.getAttribute('aria-busy')).toBe('false')
  await page.keyboard.press('Space')
  await expect.poll(() => shown.getAttribute('aria-checked')).toBe(before)

  await enter(page, button(page, 'Logout'))
  await page.waitForURL(/\/admin\/login/)
})
