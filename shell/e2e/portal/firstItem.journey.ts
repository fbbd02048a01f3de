import type { Page } from 'playwright'
import { test } from 'vitest'
import { aVisitor } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

/** Goes to a screen as a link does: what is known so far stays known. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** The first answer to a question is that there is nothing yet; resolves to when it is given. */
async function startEmpty(page: Page, operation: string): Promise<{ isRead: Promise<unknown> }> {
  const emptied = (value: unknown): unknown =>
    Array.isArray(value)
      ? []
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one)]))
        : value
  let isAnswered = false
  await page.route('**/graphql', async (route) => {
    if (isAnswered || route.request().postDataJSON().operationName !== operation) return route.fallback()
    isAnswered = true
    const response = await route.fetch()
    await route.fulfill({ response, json: emptied(await response.json()) })
  })
  const isRead = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === operation,
  )
  return { isRead }
}

const lists = [
  {
    at: '/cases',
    operation: 'Cases',
    nothing: 'No Cases Found',
    something: 'A lamp for the stairwell, /cases',
  },
  {
    at: '/services',
    operation: 'LegalServices',
    nothing: 'No Services Available',
    something: 'A lamp for the stairwell, /services',
  },
  { at: '/', operation: 'Home', nothing: 'Our Mission', something: 'Success Stories' },
]

test.each(lists)('$at shows its first item in the session in which it was made', async (it) => {
  const { at, operation, nothing, something } = it
  const { page } = await aVisitor()
  await signedIn(page, '/admin/cases')
  const { isRead } = await startEmpty(page, operation)
  await goTo(page, at)
  await isRead
  await page.getByText(nothing).first().waitFor()
  await page.getByText(something, { exact: true }).first().waitFor({ state: 'hidden' })

  await goTo(page, at === '/services' ? '/admin/services' : '/admin/cases')
  await page.getByRole('button', { name: at === '/services' ? 'Add service' : 'Add case' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title', { exact: true }).fill(`A lamp for the stairwell, ${at}`)
  if (at === '/services') {
    await form.getByLabel('Category', { exact: true }).fill('Housing')
    await form.getByLabel('Description', { exact: true }).fill('We come along.')
  } else {
    await form.getByLabel('Category').selectOption('Housing Rights')
    for (const flag of ['Public', 'Featured']) await form.getByLabel(flag, { exact: true }).click()
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/^(Case|Service) created successfully$/)
    .first()
    .waitFor()

  await goTo(page, at)
  await page.getByText(something, { exact: true }).first().waitFor()
})
