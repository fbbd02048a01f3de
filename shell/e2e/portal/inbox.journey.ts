import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { openPage, readDownload } from '../browser.ts'
import { queryRows } from '../database.ts'
import { createEvent, openRequestText, post, press, selectOption, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

/** The table that the browser saves. */
async function saveTable(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')])
  return (await readDownload(download)).toString()
}

test('a message becomes a request whose passphrase is shown once, and people are checked in at the door and go along as a table that is no formula', async () => {
  const subject = 'My landlord took the door away'
  await post('/api/contact', {
    name: 'Wren Okonjo',
    email: 'wren@example.org',
    subject,
    message: 'There is a curtain now. Indigo saucer.',
  })
  const { page } = await openPage()
  await signIn(page, '/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await page.getByText('There is a curtain now.').waitFor()
  await sweep(page, 'message')
  await press(page, 'Convert to request')
  await press(page, 'Create request')
  await page.getByText('Choose what kind of problem it is').waitFor()
  await sweep(page, 'request from a message', dialogs)
  await selectOption(page.getByLabel('Category'), 'Housing Rights')
  await selectOption(page.getByLabel('Urgency'), 'High (within 2-3 days)')
  await press(page, 'Create request')

  const receipt = page.getByRole('dialog', { name: 'Request created' })
  await receipt.locator('td').first().waitFor()
  await sweep(page, 'receipt for a message', dialogs)
  const [reference = '', passphrase = ''] = await receipt.locator('td').allInnerTexts()
  expect([reference, passphrase]).toEqual([
    expect.stringMatching(/^LA-/),
    expect.stringMatching(/^[a-z]+( [a-z]+){3}$/),
  ])
  await press(page, 'Done')
  await page.getByRole('link', { name: reference }).click()
  await openRequestText(page)
  await page.getByText('There is a curtain now.').waitFor()
  await page.getByRole('link', { name: /^CM-/ }).click()
  await page.getByText('Handled', { exact: true }).first().waitFor()

  const stored = await queryRows('requests', 'select * from legal_aid_request where reference = $1', [
    reference,
  ])
  expect(JSON.stringify(stored)).not.toMatch(/curtain|Okonjo|saucer/)

  const event = await createEvent(page, 'Clinic at the ferry house')
  await post('/api/registrations', { event, name: '=HYPERLINK("x")', email: 'quill@example.org', seats: 2 })
  await page.goto(`/admin/registrations/${event}`)
  await page.getByRole('button', { name: 'Check in =HYPERLINK' }).click()
  await waitForToast(page, 'Checked in')
  await page.getByRole('button', { name: 'Undo the check-in of =HYPERLINK' }).waitFor()
  await sweep(page, 'registrations of an event')
  expect(await saveTable(page)).toContain(`"'=HYPERLINK(""x"")"`)
})
