import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage } from '../browser.ts'
import { openRequestText, openSection } from '../portal.ts'

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a case sheet is one page of A4 and of Letter, however long the story, and printing it is recorded', async () => {
  const description = 'The landlord keeps what is ours and does not answer. '.repeat(60).trim()
  const { id } = await createRequest({ name: 'Perpetua Quillfeather', description })
  const { page } = await openPage()
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await signIn(page, `/admin/legal-aid/${id}`)
  await openRequestText(page)
  const sheet = page.locator('article[aria-label="Case sheet"]')
  for (const format of ['A4', 'Letter']) {
    await page.getByRole('button', { name: 'Print everything' }).click()
    await sheet.waitFor({ state: 'attached' })
    expect(countPages(await page.pdf({ format })), format).toBe(1)
    // The browser says that it has printed.
    await sheet.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Print redacted' }).click()
  const redacted = page.locator('article[aria-label="Case sheet, redacted"]')
  await redacted.waitFor({ state: 'attached' })
  expect(await redacted.textContent()).not.toMatch(/Quillfeather|landlord/)
  expect(await redacted.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect([await redacted.isVisible(), await page.getByRole('main').isVisible()]).toEqual([true, false])
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await openSection(page, 'History')
  await page.getByText('printed the case sheet').first().waitFor()
})
