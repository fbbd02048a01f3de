import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { pressEnterOn, tabTo, typeInto } from '../keyboard.ts'
import { createCase, post, readText, waitForToast } from '../portal.ts'

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** A dialog that closes gives the focus back: who types sooner would type there. */
const waitForClosedDialog = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const pressRailLink = (page: Page, name: string) =>
  pressEnterOn(page, page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }))

async function pressMoreItem(page: Page, name: string) {
  await pressEnterOn(page, getButton(page, 'More'))
  await page.getByRole('menu').waitFor()
  const item = page.getByRole('menuitem', { name, exact: true })
  for (const _ of await page.getByRole('menuitem').all()) {
    const focused = await page.evaluateHandle(() => document.activeElement)
    if (await item.evaluate((element, other) => element === other, focused)) break
    await page.keyboard.press('ArrowDown')
    // The menu moves the focus a little later, and a second press would go past the item.
    await page.waitForFunction((previous) => document.activeElement !== previous, focused)
  }
  await page.keyboard.press('Enter')
}

test('a morning’s work is done by keyboard alone', async () => {
  const subject = 'May I bring my sister on Tuesday?'
  const caseTitle = 'Eleven letters to one landlord'
  const { reference } = await createRequest({ name: 'Halcyon Marsh' })
  await post('/api/contact', {
    name: 'Odile Fenn',
    email: 'odile@example.org',
    subject,
    message: 'She reads it.',
  })
  const { page } = await openPage()
  await createCase(page, caseTitle)
  const { adminEmail, adminPassword } = inject('product')

  await page.goto('/admin')
  await typeInto(page, page.getByLabel('Email'), adminEmail)
  await typeInto(page, page.getByLabel('Password'), adminPassword)
  await page.keyboard.press('Enter')
  await waitForHeading(page, 'Dashboard')

  // A new request is looked up, read, answered and put in review.
  await pressRailLink(page, 'Legal aid requests')
  await pressEnterOn(page, getButton(page, 'Filters'))
  await tabTo(page, page.getByLabel('By status'))
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.waitForURL('**/admin/legal-aid?status=new')
  await pressEnterOn(page, getButton(page, 'Close'))
  await waitForClosedDialog(page)
  await typeInto(page, page.getByRole('searchbox'), reference)
  await pressEnterOn(page, page.getByRole('link', { name: reference }))
  await pressEnterOn(page, getButton(page, 'No conflicts: unlock request'))
  await pressMoreItem(page, 'Write to the applicant')
  await typeInto(page, page.getByLabel('Write to the applicant'), 'We have read it and call you at ten.')
  await pressEnterOn(page, getButton(page, 'Send message'))
  await waitForToast(page, 'Message sent')
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await pressEnterOn(page, getButton(page, 'In review'))
  await waitForToast(page, 'Status changed')

  // A letter in the inbox is answered.
  await pressRailLink(page, 'Messages')
  await waitForHeading(page, 'Messages')
  await pressEnterOn(page, page.getByRole('table').getByRole('link', { name: subject }))
  await typeInto(page, page.getByRole('textbox', { name: 'Reply' }), 'Come by on Tuesday. There is no fee.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForToast(page, 'Reply sent')

  // A post is written, closed by mistake, continued, published and found by its readers.
  await pressRailLink(page, 'Blog')
  await pressEnterOn(page, getButton(page, 'Add blog post'))
  await typeInto(page, page.getByLabel('Title', { exact: true }), 'Keys, locks and landlords')
  await tabTo(page, page.getByLabel('Category', { exact: true }))
  await page.keyboard.type('Know')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Status', { exact: true }))
  await page.keyboard.type('Pub')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('textbox', { name: 'Content' }), 'A lock is not an eviction.')
  await page.keyboard.press('Escape')
  await pressEnterOn(page, getButton(page, 'Continue editing'))
  await page.keyboard.press('Control+Enter')
  await waitForToast(page, 'Blog post created successfully')
  await waitForClosedDialog(page)
  expect(await readText('/blog')).toContain('Keys, locks and landlords')

  // A case is hidden and shown again with a key in its row.
  await pressRailLink(page, 'Cases')
  await waitForHeading(page, 'Cases Management')
  await typeInto(page, page.getByRole('searchbox'), 'eleven letters')
  const publicSwitch = page.getByRole('switch', { name: `Public: ${caseTitle}` })
  for (const state of ['false', 'true']) {
    await tabTo(page, publicSwitch)
    await page.keyboard.press('Space')
    await expect.poll(() => publicSwitch.getAttribute('aria-checked')).toBe(state)
    await expect.poll(() => publicSwitch.getAttribute('aria-busy')).toBe('false')
  }

  await pressEnterOn(page, getButton(page, 'Logout'))
  await page.waitForURL(/\/admin\/login/)
})
