import { expect, test } from 'vitest'
import { answerEverything, submit } from '../applying.ts'
import { aVisitor, hydrated } from '../browser.ts'
import { beside, sections } from '../sections.ts'
import { signedIn } from '../signedIn.ts'

/** Nothing that we serve tries what our own content security policy forbids: `aVisitor` fails on the first event. */

test('no public page breaks our content security policy', async () => {
  const { page } = await aVisitor()
  for (const path of [...Object.keys(sections), ...beside]) {
    await page.goto(path)
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
})

test('asking for help breaks no content security policy, from the first step to the receipt', async () => {
  const { page } = await aVisitor()
  await answerEverything(page)
  await submit(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
})

test('signing in to the portal breaks no content security policy', async () => {
  const { page } = await aVisitor()
  await signedIn(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
