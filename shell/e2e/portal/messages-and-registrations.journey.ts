import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { openRequestText } from '../open-request-text.ts'
import { signIn } from '../sign-in.ts'

const sendMessage = async (path: string, body: object) => {
  const response = await fetch(new URL(path, inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
}

/** What the browser saves when the button is pressed. */
async function waitForSave(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

const waitForToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('a message becomes a request whose passphrase is shown once, and each links to the other', async () => {
  const subject = 'My landlord took the door away'
  await sendMessage('/api/contact', {
    name: 'Wren Okonjo',
    email: 'wren@example.org',
    subject,
    message: 'There is a curtain now. Indigo saucer.',
  })
  const { page } = await openPage()
  await signIn(page, '/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await page.getByText('There is a curtain now.').waitFor()
  await page.getByRole('button', { name: 'Convert to request' }).click()
  await page.getByRole('button', { name: 'Create request' }).click()
  await page.getByText('Choose what kind of problem it is').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await page.getByLabel('Category').selectOption('Housing Rights')
  await page.getByLabel('Urgency').selectOption('High')
  await page.getByRole('button', { name: 'Create request' }).click()

  const receipt = page.getByRole('dialog', { name: 'Request created' })
  await receipt.locator('dd').first().waitFor()
  const [reference = '', passphrase = ''] = await receipt.locator('dd').allInnerTexts()
  expect([reference, passphrase]).toEqual([
    expect.stringMatching(/^LA-/),
    expect.stringMatching(/^[a-z]+( [a-z]+){3}$/),
  ])
  expect(await listAxeViolations(page)).toEqual([])
  await receipt.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: reference }).click()
  await openRequestText(page)
  await page.getByText('There is a curtain now.').waitFor()
  await page.getByRole('link', { name: /^CM-/ }).click()
  await page.getByText('Handled', { exact: true }).first().waitFor()

  const stored = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    reference,
  ])
  expect(JSON.stringify(stored)).not.toMatch(/curtain|Okonjo|saucer/)
})

test('people are checked in at the door, and the list goes along as a table that is no formula', async () => {
  const event = await createOpenEvent()
  await sendMessage('/api/registrations', {
    event,
    name: '=HYPERLINK("x")',
    email: 'quill@example.org',
    seats: 2,
  })
  const { page } = await openPage()
  await signIn(page, `/admin/registrations/${event}`)
  await page.getByRole('button', { name: 'Check in =HYPERLINK' }).click()
  await waitForToast(page, 'Checked in')
  await page.getByRole('button', { name: 'Undo the check-in of =HYPERLINK' }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect(await waitForSave(page, 'Export CSV')).toContain(`"'=HYPERLINK(""x"")"`)

  await page.goto('/admin/activity?itemType=registration')
  await page.getByText('Administrator checked in registration').first().waitFor()
})

test('the audit log is searched and exported, and records that', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/activity')
  await page.getByRole('searchbox').fill('signed in')
  await page.waitForURL(/signed/)
  await page.getByText('Administrator signed in').first().waitFor()
  const table = await waitForSave(page, 'Export CSV')
  expect(table).toContain('signed in')
  expect(table).not.toContain('created')
  await page.goto('/admin/activity')
  await page.getByText('Administrator exported').first().waitFor()
})

async function createOpenEvent(): Promise<string> {
  const events = await (await fetch(new URL('/api/events/upcoming', inject('product').url))).json()
  const open = (events as { id: string; registrationRequired: boolean; capacity: number | null }[]).filter(
    ({ registrationRequired, capacity }) => registrationRequired && (capacity === null || capacity > 20),
  )
  return open.at(-1)!.id
}
