import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answerEverything, givenOn, secrets, story, submit } from '../applying.ts'
import { aVisitor, findings, hydrated } from '../browser.ts'
import { rows } from '../database.ts'
import { lookUp } from '../lookingUp.ts'
import { openStory } from '../opening.ts'
import { signedIn } from '../signedIn.ts'

const lease = path.resolve(import.meta.dirname, '../../public/documents/bylaws.pdf')
const ourAnswer = 'Please send us the notice from the door. Ruth.'
const theirAnswer = 'It is from last Tuesday. Saffron umbrella.'

/** Everything that the tables of requests hold, as text. */
async function everyRow(): Promise<string> {
  const tables = await rows(
    'requests',
    "select table_schema s, table_name t from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'",
  )
  const all = []
  for (const { s, t } of tables) all.push(await rows('requests', `select x::text from "${s}"."${t}" x`))
  return JSON.stringify(all)
}

test('from a phone to the office and back: sent, seen, answered, and answered again', async () => {
  const { page } = await aVisitor({ viewport: { width: 360, height: 740 } })
  await answerEverything(page)
  await page.locator('input[type=file]').first().setInputFiles(lease)
  await page.getByRole('button', { name: 'Remove bylaws.pdf' }).waitFor()
  expect(await findings(page)).toEqual([])
  await submit(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
  const given = await givenOn(page)
  expect(given.reference).toMatch(/^LA-\w{4}-\w{4}$/)
  expect(given.words).toMatch(/^[a-z]+( [a-z]+){3}$/)
  expect(await findings(page)).toEqual([])

  await lookUp(page, given)
  await page.getByRole('heading', { name: 'Received' }).waitFor()
  await page.getByText('bylaws.pdf').waitFor()
  expect(await findings(page)).toEqual([])

  const { page: office } = await aVisitor()
  await signedIn(office, `/admin/legal-aid?q=${given.reference}`)
  await office.getByRole('link', { name: given.reference }).click()
  await openStory(office)
  await office.getByText(story).waitFor()
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download bylaws.pdf' }).click()
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(lease))
  await office.getByLabel('Write to the applicant').fill(ourAnswer)
  await office.getByRole('button', { name: /^Send/ }).click()
  await office.getByText(ourAnswer).first().waitFor()
  await office.getByRole('button', { name: 'In review' }).click()
  await office.getByRole('button', { name: 'Info needed' }).waitFor()
  expect(await findings(office)).toEqual([])

  await lookUp(page, given)
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await page.getByText(ourAnswer).waitFor()
  await page.getByLabel('Write to us').fill(theirAnswer)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Your message has been sent.').waitFor()

  await office.reload()
  await office.getByText(theirAnswer).waitFor()
  const stored = await everyRow()
  expect(stored).toContain(given.reference)
  expect(stored).not.toMatch(secrets)
  expect(stored).not.toMatch(/Saffron|umbrella|Ruth|bylaws\.pdf/)
})

test('an applicant withdraws, changes their mind, and has everything erased', async () => {
  const { page } = await aVisitor()
  await answerEverything(page, `${story} To be erased.`)
  await submit(page).click()
  const given = await givenOn(page)
  await lookUp(page, given)
  const sure = async (what: string) => {
    await page.locator('summary', { hasText: what }).click()
    await page.getByRole('button', { name: what }).click()
  }
  await sure('Withdraw my request')
  await page.getByRole('heading', { name: 'Withdrawn by you' }).waitFor()
  await page.getByRole('button', { name: 'Open my request again' }).click()
  await page.getByRole('heading', { name: 'In review' }).waitFor()
  await sure('Erase what I sent')
  await page.getByRole('heading', { name: 'Erased' }).waitFor()

  const [row] = await rows(
    'requests',
    'select sealed, data_key from legal_aid_request where reference = $1',
    [given.reference],
  )
  expect(row).toEqual({ sealed: '', data_key: '' })
  await lookUp(page, given)
  await page.getByText(/^Erased on /).waitFor()
})

test('wrong words are told the same as a reference that never was', async () => {
  const { page } = await aVisitor()
  await page.goto('/get-help/status')
  await hydrated(page)
  await page.getByLabel('Reference').fill('LA-3333-3333')
  await page.getByLabel('Four words').fill('one two three four')
  await page.getByRole('button', { name: 'See where it stands' }).click()
  await page
    .getByText(/do not belong together/)
    .first()
    .waitFor()
})
