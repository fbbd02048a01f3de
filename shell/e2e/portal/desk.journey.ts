import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { rows } from '../database.ts'
import { openStory } from '../opening.ts'
import { signedIn } from '../signedIn.ts'

const send = async (path: string, body: object) => {
  const answer = await fetch(new URL(path, inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
}

/** What the browser saves when the button is pressed. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

test('a message becomes a request whose words are told once, and each leads to the other', async () => {
  const subject = 'My landlord took the door away'
  await send('/api/contact', {
    name: 'Wren Okonjo',
    email: 'wren@example.org',
    subject,
    message: 'There is a curtain now. Indigo saucer.',
  })
  const { page } = await aVisitor()
  await signedIn(page, '/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await page.getByText('There is a curtain now.').waitFor()
  await page.getByRole('button', { name: 'Make it a legal aid request' }).click()
  await page.getByRole('button', { name: 'Make the request' }).click()
  await page.getByText('Choose what kind of problem it is').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Category').selectOption('Housing Rights')
  await page.getByLabel('Urgency').selectOption('High')
  await page.getByRole('button', { name: 'Make the request' }).click()

  const given = page.getByRole('dialog', { name: 'Tell them these now' })
  await given.locator('dd').first().waitFor()
  const [reference = '', words = ''] = await given.locator('dd').allInnerTexts()
  expect([reference, words]).toEqual([
    expect.stringMatching(/^LA-/),
    expect.stringMatching(/^[a-z]+( [a-z]+){3}$/),
  ])
  expect(await findings(page)).toEqual([])
  await given.getByRole('button', { name: 'I have told them' }).click()
  await page.getByRole('link', { name: reference }).click()
  await openStory(page)
  await page.getByText('There is a curtain now.').waitFor()
  await page.getByRole('link', { name: /^CM-/ }).click()
  await page.getByText('Handled', { exact: true }).first().waitFor()

  const stored = await rows('requests', 'select * from legal_aid_request where reference = $1', [reference])
  expect(JSON.stringify(stored)).not.toMatch(/curtain|Okonjo|saucer/)
})

test('people are checked in at the door, and the list goes along as a table that is no formula', async () => {
  const event = await anEventToRegisterFor()
  await send('/api/registrations', { event, name: '=HYPERLINK("x")', email: 'quill@example.org', seats: 2 })
  const { page } = await aVisitor()
  await signedIn(page, `/admin/registrations/${event}`)
  await page.getByRole('button', { name: 'Check in =HYPERLINK' }).click()
  await told(page, 'Checked in')
  await page.getByRole('button', { name: 'Undo the check-in of =HYPERLINK' }).waitFor()
  expect(await findings(page)).toEqual([])
  expect(await saved(page, 'Export CSV')).toContain(`"'=HYPERLINK(""x"")"`)

  await page.goto('/admin/activity?noun=registration')
  await page.getByText('Administrator checked in registration').first().waitFor()
})

test('the audit is searched and saved, and says that it was', async () => {
  const { page } = await aVisitor()
  await signedIn(page, '/admin/activity')
  await page.getByRole('searchbox').fill('signed in')
  await page.waitForURL(/signed/)
  await page.getByText('Administrator signed in').first().waitFor()
  const table = await saved(page, 'Export CSV')
  expect(table).toContain('signed in')
  expect(table).not.toContain('created')
  await page.goto('/admin/activity')
  await page.getByText('Administrator exported').first().waitFor()
})

async function anEventToRegisterFor(): Promise<string> {
  const events = await (await fetch(new URL('/api/events/upcoming', inject('product').url))).json()
  const open = (events as { id: string; registrationRequired: boolean; capacity: number | null }[]).filter(
    ({ registrationRequired, capacity }) => registrationRequired && (capacity === null || capacity > 20),
  )
  return open.at(-1)!.id
}
