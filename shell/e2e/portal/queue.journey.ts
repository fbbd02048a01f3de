import { expect, test } from 'vitest'
import { createAccountInRole, signIn } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { press, selectOption, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

test('the next request is claimed, and found again in a saved view', async () => {
  // Emergencies come first: what is claimed is none that another story works on.
  await createRequest({ name: 'Marigold Teapot', urgency: 'Emergency' })
  const { page } = await openPage()
  await signIn(page, '/admin/legal-aid', await createAccountInRole('intakeWorker', 'Nela Ford'))
  await press(page, 'Get next')
  await waitForToast(page, 'Request assigned to you')
  await page.waitForURL(/\/admin\/legal-aid\/[\w-]+$/)
  const card = page.getByRole('region', { name: 'Assignment' })
  await card.getByText('Nela Ford (me)').waitFor()
  const reference = await page.getByRole('heading', { level: 1 }).innerText()

  await page.goto('/admin/legal-aid?assignee=me')
  await page.getByRole('link', { name: reference }).waitFor()
  await press(page, 'Save this view')
  await page.getByRole('dialog').getByLabel('Name').fill('My own')
  await sweep(page, 'save a view', dialogs)
  await press(page, 'Save')
  await waitForToast(page, 'View created successfully')
  // What has the focus once the dialog is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit view')
  await page.getByRole('button', { name: 'More views' }).waitFor()
  // By keyboard those too for which there is no room.
  async function openView(name: string, ...keys: string[]) {
    const views = page.getByRole('tablist', { name: 'Views' })
    await views.getByRole('tab', { selected: true }).focus()
    for (const key of [...keys, 'Enter']) await page.keyboard.press(key)
    // The one with the focus says in its name how many there are.
    await views.getByRole('tab', { name, selected: true }).waitFor()
  }
  await openView('All requests', 'Home')
  await page.waitForURL('**/admin/legal-aid')
  await openView('My own', 'End')
  await page.waitForURL('**/admin/legal-aid?assignee=me')
  await press(page, 'Edit view')
  await page.getByRole('menuitem', { name: 'Share view' }).click()
  await waitForToast(page, 'View shared with everybody who works on requests')
  await openView('Mine (1)', 'Home', 'ArrowRight')
  await page.waitForURL('**/admin/legal-aid?view=mine')
  await page.getByRole('link', { name: reference }).waitFor()
})

test('many statuses are changed at once and a mistake is undone, and keys lead through the queue and to a person, a reference and a page', async () => {
  const { id, reference } = await createRequest({ name: 'Zebedee Lanternwood' })
  const requests = [await createRequest({ name: 'One Of Two' }), await createRequest({ name: 'The Other' })]
  const readStatuses = async () =>
    (
      await queryRows('requests', 'select status from legal_aid_request where id = any($1)', [
        requests.map(({ id }) => id),
      ])
    ).map(({ status }) => status)
  const { page } = await openPage()
  await signIn(page, '/admin/legal-aid?sort=receivedAt&order=down')
  for (const { reference } of requests)
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  const change = async (status: string) => {
    await selectOption(page.getByLabel('Change status to'), status)
    await press(page, 'Change status')
  }
  await change('Eligible')
  await page.getByText('2 requests not changed').waitFor()
  await sweep(page, 'selected, and not changed')
  await page.getByText(`${requests[0]!.reference}: A request that is new cannot be moved there.`).waitFor()
  expect(await readStatuses()).toEqual(['new', 'new'])
  await change('In review')
  await waitForToast(page, '2 requests updated')
  // What surrounds the offer was looked at just now, and it does not stay for long.
  await sweep(page, 'to be undone', '[aria-live]:has(> .ant-alert)')
  expect(await readStatuses()).toEqual(['in_review', 'in_review'])
  await press(page, 'Undo')
  await waitForToast(page, '2 changes undone')
  expect(await readStatuses()).toEqual(['new', 'new'])

  await page.goto(`/admin/legal-aid?q=${reference}`)
  await page.getByRole('link', { name: reference }).waitFor()
  await page.keyboard.press('j')
  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await readFocusedText()).toBe(reference)
  await page.keyboard.press('n')
  const preview = page.getByRole('region', { name: `Preview of ${reference}` })
  await preview.getByText('Conflict check required').waitFor()
  await sweep(page, 'preview')
  const recorded = await queryRows(
    'requests',
    `select action from audit_event where item_id = $1 and action = 'looked at the names'`,
    [id],
  )
  expect(recorded).toHaveLength(1)
  await preview.getByRole('button', { name: 'Close preview' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await sweep(page, 'keyboard shortcuts', dialogs)
  await page.keyboard.press('Escape')
  // Keys are heard again once the focus is back.
  await expect.poll(readFocusedText).toBe(reference)
  for (const name of ['Columns and density', 'Filters']) {
    await press(page, name)
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    await sweep(page, name, dialogs)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }

  const box = page.getByRole('combobox', { name: 'A page, a reference, a title or a name' })
  await page.keyboard.press('Control+k')
  await box.waitFor()
  await page.keyboard.type('Zebedee Lanternwood')
  await page.getByRole('option', { name: /^Requests of “Zebedee Lanternwood”/ }).waitFor()
  // What is content of that name comes before it.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: new RegExp(`^${reference} applicant`) }).waitFor()
  await sweep(page, 'requests of a person')
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await box.waitFor()
  await page.keyboard.type(reference.slice(3))
  await page.getByRole('option', { name: reference }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await page.keyboard.press('Control+k')
  await box.waitFor()
  await page.keyboard.type('letters')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor()
  // Nobody has typed a name into an address.
  expect(page.url()).not.toContain('Zebedee')
})
