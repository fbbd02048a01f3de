import type { Page } from 'playwright'
import { test } from 'vitest'
import { openPage } from '../browser.ts'
import { press, waitForToast } from '../portal.ts'
import { selectOption } from '../select-option.ts'
import { signInAlone } from '../sign-in.ts'

/** Goes to a screen as a link does: what is known so far stays known. */
const openByMenu = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

const emptyResponse = (value: unknown): unknown =>
  Array.isArray(value)
    ? []
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptyResponse(one)]))
      : value

/** Empties the first response to an operation; `hasBeenRead` resolves when it has arrived. */
async function startEmpty(page: Page, operation: string): Promise<{ hasBeenRead: Promise<unknown> }> {
  let isAnswered = false
  await page.route('**/graphql', async (route) => {
    if (isAnswered || route.request().postDataJSON().operationName !== operation) return route.fallback()
    isAnswered = true
    const response = await route.fetch()
    await route.fulfill({ response, json: emptyResponse(await response.json()) })
  })
  const hasBeenRead = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === operation,
  )
  return { hasBeenRead }
}

test('an empty list shows its first item in the session in which it was made', async () => {
  const title = 'A lamp for the stairwell'
  const { page } = await openPage()
  await signInAlone(page, '/admin/cases')
  const { hasBeenRead } = await startEmpty(page, 'Cases')
  await openByMenu(page, '/cases')
  await hasBeenRead
  await page.getByText('No Cases Found').first().waitFor()

  await openByMenu(page, '/admin/cases')
  await press(page, 'Add case')
  const form = page.getByRole('dialog')
  await form.getByLabel('Title', { exact: true }).fill(title)
  await selectOption(form.getByLabel('Category'), 'Housing Rights')
  await form.getByLabel('Public', { exact: true }).click()
  await press(page, 'Save')
  await waitForToast(page, 'Case created successfully')
  await openByMenu(page, '/cases')
  await page.getByText(title, { exact: true }).first().waitFor()
})
