import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { openSection } from '../open-request-text.ts'
import { press } from '../portal.ts'
import { selectOption } from '../select-option.ts'
import { signIn } from '../sign-in.ts'

test('the description opens once somebody has decided on the matches', async () => {
  await createRequest({ name: 'Theodore Quillfeather', description: 'My tenant does not pay.' })
  const { id } = await createRequest({
    name: 'Zora Applegarth',
    description: 'He took the stairs away. Velvet anchor.',
  })
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('heading', { name: 'Conflict check required' }).waitFor()

  await press(page, 'Add party')
  const adding = page.getByRole('dialog', { name: 'Add party' })
  await adding.getByLabel('Name', { exact: true }).fill('Ted Quilfeather')
  await selectOption(adding.getByLabel('Role'), 'Other side')
  await adding.getByRole('button', { name: 'Save' }).click()

  await page.getByText('The adverse party may be one of our applicants').waitFor()
  await press(page, 'Decide: Ted Quilfeather and Theodore Quillfeather')
  const deciding = page.getByRole('dialog', { name: 'Ted Quilfeather and Theodore Quillfeather' })
  await selectOption(deciding.getByLabel('Decision'), 'Not the same')
  await deciding.getByLabel('Reason').fill('Another year of birth.')
  await deciding.getByRole('button', { name: 'Record decision' }).click()
  await press(page, 'No conflicts: unlock request')
  await page.getByText('He took the stairs away.').waitFor()

  const stored = JSON.stringify([
    await queryRows('requests', 'select t::text from party t'),
    await queryRows('requests', 'select t::text from party_blind_index t'),
    await queryRows('requests', 'select t::text from conflict_check t'),
  ])
  expect(stored).toContain(id)
  expect(stored).not.toMatch(/Quill?feather|Applegarth|Velvet|of birth/)
})

test('on a phone a reason opens it without the check, and the timeline shows the reason', async () => {
  const { id } = await createRequest({
    name: 'Isolde Brackenbury',
    description: 'Locked out tonight. Copper lantern.',
  })
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signIn(page, `/admin/legal-aid/${id}`)
  await press(page, 'Open without conflict check')
  await page.getByLabel('Reason').fill('Locked out tonight')
  await page.keyboard.press('Enter')
  await page.getByText('Copper lantern').waitFor()
  await openSection(page, 'History')
  await page.getByText('opened without a conflict check: Locked out tonight').waitFor()
})
