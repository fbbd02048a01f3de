import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { openSection, press, selectOption } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

test('the description opens once somebody has decided on the matches', async () => {
  await createRequest({ name: 'Theodore Quillfeather', description: 'My tenant does not pay.' })
  const { id } = await createRequest({
    name: 'Zora Applegarth',
    description: 'He took the stairs away. Velvet anchor.',
    eligibilityData: { income: '$25,000 - $35,000', householdSize: '2' },
  })
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('heading', { name: 'Conflict check required' }).waitFor()
  await sweep(page, 'locked')
  await press(page, 'Open without conflict check')
  await page.getByLabel('Reason').waitFor()
  await sweep(page, 'open without conflict check', dialogs)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await press(page, 'Add party')
  const adding = page.getByRole('dialog', { name: 'Add party' })
  await adding.getByLabel('Name', { exact: true }).fill('Ted Quilfeather')
  await selectOption(adding.getByLabel('Role'), 'Other side')
  await sweep(page, 'add party', dialogs)
  await adding.getByRole('button', { name: 'Save' }).click()

  await page.getByText('The adverse party may be one of our applicants').waitFor()
  await press(page, 'Decide: Ted Quilfeather and Theodore Quillfeather')
  const deciding = page.getByRole('dialog', { name: 'Ted Quilfeather and Theodore Quillfeather' })
  await selectOption(deciding.getByLabel('Decision'), 'Not the same')
  await deciding.getByLabel('Reason').fill('Another year of birth.')
  await sweep(page, 'decide on a match', dialogs)
  await deciding.getByRole('button', { name: 'Record decision' }).click()
  await press(page, 'No conflicts: unlock request')
  await page.getByText('He took the stairs away.').waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await sweep(page, await tab.innerText())
  }
  await openSection(page, 'Screening')
  await press(page, 'Enter exact figures')
  await page.getByLabel('Annual income').fill('$26,731')
  await page.getByLabel('People in the household').fill('2')
  await sweep(page, 'exact figures', dialogs)
  await page.keyboard.press('Enter')
  await page.getByText('Earlier screenings (1)').click()
  await sweep(page, 'earlier screenings')

  const stored = JSON.stringify([
    await queryRows('requests', 'select t::text from party t'),
    await queryRows('requests', 'select t::text from party_blind_index t'),
    await queryRows('requests', 'select t::text from conflict_check t'),
  ])
  expect(stored).toContain(id)
  expect(stored).not.toMatch(/Quill?feather|Applegarth|Velvet|of birth/)
})
