import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const outOfRange = 'Enter a year from 1700 to 2100'

/** Presses the keys in the first part of a date and on from there, as one types month, day and year. */
async function typeInto(page: Page, field: Locator, keys: string) {
  await field.blur()
  await field.focus()
  await page.keyboard.type(keys, { delay: 40 })
}

/** Types a day and then other years over it: each stays as it is typed. */
async function expectUnchanged(page: Page, field: Locator) {
  await typeInto(page, field, '03052026')
  await expect.poll(() => field.inputValue()).toBe('2026-03-05')
  for (const year of ['0203', '9999']) {
    await typeInto(page, field, `0704${year}`)
    await expect.poll(() => field.inputValue()).toBe(`${year}-07-04`)
  }
}

/** The forms with dates: where they are, how one is opened, and their dates. */
const forms = [
  { path: 'cases', open: 'Add case', dates: ['Start date', 'End date'] },
  { path: 'judgments', open: 'Add judgment', dates: ['Judgment date'] },
  { path: 'events', open: 'Add event', dates: ['Event date'] },
  { path: 'blog', open: 'Add blog post', dates: ['Publish date'] },
  { path: 'constitution', open: 'Add constitution version', dates: ['Effective date'] },
  { path: 'guidelines', open: 'Add guideline', dates: ['Effective from'] },
  { path: 'settings', open: 'Add holiday', dates: ['Day of holiday 1'] },
]

test('every date of every form is typed digit by digit, and a year of no calendar is objected to', async () => {
  const { page } = await openPage()
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page)
  for (const { path, open, dates } of forms) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('button', { name: open }).click()
    for (const label of dates) await expectUnchanged(page, page.getByLabel(label, { exact: true }))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByText(outOfRange)
      .nth(dates.length - 1)
      .waitFor()
    expect(await listAxeViolations(page, path === 'settings' ? 'main' : '[role="dialog"]')).toEqual([])

    const first = page.getByLabel(dates[0]!, { exact: true })
    await typeInto(page, first, '03052026')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Enter a (real date|day), like /).waitFor()
  }
})

/** The days in the page's audit queries from now on. */
function recordRequestedDays(page: Page): Set<string> {
  const days = new Set<string>()
  page.on('request', (request) => {
    const { variables } = request.url().endsWith('/graphql') ? request.postDataJSON() : { variables: null }
    for (const day of [variables?.filter?.fromDay, variables?.filter?.toDay]) if (day) days.add(day)
  })
  return days
}

test('the audit log is filtered by a day that is typed digit by digit, and to no other on the way', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/activity')
  await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor()
  const requestedDays = recordRequestedDays(page)
  const [from, until] = ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }))
  await typeInto(page, from!, '03052026')
  await expect.poll(() => new URL(page.url()).searchParams.get('fromDay')).toBe('2026-03-05')
  await expect.poll(() => from!.inputValue()).toBe('2026-03-05')
  await typeInto(page, until!, '03062026')
  await page.getByText('No matching events.').waitFor()
  expect(new URL(page.url()).search).toBe('?fromDay=2026-03-05&toDay=2026-03-06')
  expect([...requestedDays]).toEqual(['2026-03-05', '2026-03-06'])

  await expectUnchanged(page, until!)
  await page.getByText(`To: ${outOfRange}`).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  expect([...requestedDays].filter((day) => !day.startsWith('2026'))).toEqual([])
})

test('the audit opens with any text for a day in its address', async () => {
  const { page } = await openPage()
  await signIn(page)
  for (const day of ['0001-01-01', '9999-12-31', 'garbage']) {
    await page.goto(`/admin/activity?fromDay=${day}&toDay=${day}`)
    await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor()
    await page.getByText(/^From: Enter a (year|real date)/).waitFor()
    await page.getByText(/^To: Enter a (year|real date)/).waitFor()
  }
})
