import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'

/** Printing takes Chromium seconds; how a page is laid out on paper is asked in the stories. */

test('the constitution is printed on several pages', async () => {
  const { page } = await openPage()
  await page.goto('/constitution')
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(1)
})
