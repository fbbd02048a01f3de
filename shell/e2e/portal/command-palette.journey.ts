import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { signIn } from '../sign-in.ts'

test.each([360, 1280])(
  'at %i px a person, a reference and a page are found by Ctrl+K and the keyboard alone',
  async (width) => {
    const { reference } = await createRequest({ name: `Zora Quillfeather ${width}` })
    const { page } = await openPage({ viewport: { width, height: 740 } })
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const box = page.getByRole('combobox', { name: 'A page, a reference, a title or a name' })

    await page.keyboard.press('Control+k')
    await box.waitFor()
    expect(await listAxeViolations(page)).toEqual([])
    expect(await listDarkModeViolations(page)).toEqual([])
    await setColorScheme(page, 'light')
    await page.keyboard.type('Zora Quillfeather')
    await page.getByRole('option', { name: /^Requests of “Zora Quillfeather”/ }).waitFor()
    // What is content of that name comes before it.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: new RegExp(`^${reference} applicant`) }).waitFor()
    expect(await listAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+k')
    await box.waitFor()
    await page.keyboard.type(reference.slice(3))
    await page.getByRole('option', { name: reference }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: reference }).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('letters')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor()
    // Nobody has typed a name into an address.
    expect(page.url()).not.toContain('Zora')
  },
)
