import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { openRequestText } from '../open-request-text.ts'
import { press } from '../portal.ts'
import { signIn } from '../sign-in.ts'

test('a case sheet is on the paper and not on the screen, and the page is not on the paper', async () => {
  const { id } = await createRequest({
    name: 'Perpetua Vellacott',
    description: 'The landlord keeps what is ours.',
  })
  const { page } = await openPage()
  // A browser without a screen has no dialog: it would be over before anything is looked at.
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await signIn(page, `/admin/legal-aid/${id}`)
  await openRequestText(page)
  await press(page, 'Print redacted')
  const sheet = page.locator('article[aria-label="Case sheet, redacted"]')
  await sheet.waitFor({ state: 'attached' })
  expect(await sheet.textContent()).not.toMatch(/Vellacott|landlord/)
  expect(await sheet.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await sheet.isVisible()).toBe(true)
  expect(await page.getByRole('main').isVisible()).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await sheet.waitFor({ state: 'detached' })
})
