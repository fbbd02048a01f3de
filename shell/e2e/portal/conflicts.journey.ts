import { expect, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { rows } from '../database.ts'
import { sent } from '../sending.ts'
import { signedIn } from '../signedIn.ts'

test('a story opens once somebody has decided on the names in it', async () => {
  await sent({ name: 'Theodore Quillfeather', description: 'My tenant does not pay.' })
  const { id } = await sent({
    name: 'Zora Applegarth',
    description: 'He took the stairs away. Velvet anchor.',
  })
  const { page } = await aVisitor()
  await signedIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('heading', { name: 'Look at the names first' }).waitFor()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a name' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a name' })
  await adding.getByLabel('Name', { exact: true }).fill('Ted Quilfeather')
  await adding.getByLabel('Who they are').selectOption('other side')
  expect(await findings(page)).toEqual([])
  await adding.getByRole('button', { name: 'Save' }).click()

  await page.getByText('The other side may have asked us for help').waitFor()
  await page.getByRole('button', { name: 'Decide: Ted Quilfeather and Theodore Quillfeather' }).click()
  const deciding = page.getByRole('dialog', { name: 'Ted Quilfeather and Theodore Quillfeather' })
  await deciding.getByLabel('What did you find out?').selectOption('not the same')
  await deciding.getByLabel('How do you know?').fill('Another year of birth.')
  expect(await findings(page)).toEqual([])
  await deciding.getByRole('button', { name: 'Record decision' }).click()
  await page.getByRole('button', { name: 'No conflicts found: open' }).click()
  await page.getByText('He took the stairs away.').waitFor()
  expect(await findings(page)).toEqual([])

  const stored = JSON.stringify([
    await rows('requests', 'select t::text from party t'),
    await rows('requests', 'select t::text from party_mark t'),
    await rows('requests', 'select t::text from conflict_check t'),
  ])
  expect(stored).toContain(id)
  expect(stored).not.toMatch(/Quil|Zora|Velvet|birth/)
})

test('in a hurry a reason opens it, on a phone too, and the timeline keeps the reason', async () => {
  const { id } = await sent({
    name: 'Isolde Brackenbury',
    description: 'Locked out tonight. Copper lantern.',
  })
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await signedIn(page, `/admin/legal-aid/${id}`)
  await page.getByRole('button', { name: 'Open without the check' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByLabel('Why now?').fill('Locked out tonight')
  await page.keyboard.press('Enter')
  await page.getByText('Copper lantern').waitFor()
  await page.getByText('opened without a conflict check: Locked out tonight').waitFor()
  expect(await findings(page)).toEqual([])
})
