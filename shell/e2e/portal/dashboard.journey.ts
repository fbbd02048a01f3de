import { expect, test } from 'vitest'
import { listAxeViolations, listDarkModeViolations, openPage, setColorScheme } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { signIn } from '../sign-in.ts'

test.each([390, 1440])(
  'the dashboard has its charts, each with a table, and keeps up with what comes in: %s px',
  async (width) => {
    const { page, violations } = await openPage({ viewport: { width, height: 900 } })
    await signIn(page)
    const pendingWork = page.getByRole('navigation', { name: 'Pending work' })
    await pendingWork.getByRole('link', { name: /^\d+ Emergencies$/ }).waitFor()
    const countEmergencies = async () =>
      Number.parseInt(await pendingWork.getByRole('link', { name: / Emergencies$/ }).innerText(), 10)
    const before = await countEmergencies()
    await createRequest({ name: `Linnea Voss ${width}`, urgency: 'Emergency' })
    await expect.poll(countEmergencies, { timeout: 30_000 }).toBeGreaterThan(before)

    await page.getByRole('heading', { name: 'Request statistics' }).scrollIntoViewIfNeeded()
    await page.getByText('Show as table').first().click()
    await page.getByRole('table').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await setColorScheme(page, 'light')
    expect(await listAxeViolations(page)).toEqual([])
    expect(await listDarkModeViolations(page)).toEqual([])
    expect(violations).toEqual([])
  },
)
