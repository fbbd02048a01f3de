import type { Page } from 'playwright'
import { test } from 'vitest'
import { openPage } from '../browser.ts'
import { signInAlone } from '../sign-in.ts'

/** Goes to a screen as a link does: what is known so far stays known. */
const openByMenu = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Empties the first response to an operation; `hasBeenRead` resolves when it has arrived. */
async function startEmpty(page: Page, operation: string): Promise<{ hasBeenRead: Promise<unknown> }> {
  const emptyResponse = (value: unknown): unknown =>
    Array.isArray(value)
      ? []
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptyResponse(one)]))
        : value
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

const lists = [
  {
    listPath: '/cases',
    operation: 'Cases',
    emptyText: 'No Cases Found',
    itemName: 'A lamp for the stairwell, /cases',
  },
  {
    listPath: '/services',
    operation: 'LegalServices',
    emptyText: 'No Services Available',
    itemName: 'A lamp for the stairwell, /services',
  },
  { listPath: '/', operation: 'Home', emptyText: 'Our Mission', itemName: 'Success Stories' },
]

test.each(lists)('$listPath shows its first item in the session in which it was made', async (it) => {
  const { listPath, operation, emptyText, itemName } = it
  const { page } = await openPage()
  await signInAlone(page, '/admin/cases')
  const { hasBeenRead } = await startEmpty(page, operation)
  await openByMenu(page, listPath)
  await hasBeenRead
  await page.getByText(emptyText).first().waitFor()
  await page.getByText(itemName, { exact: true }).first().waitFor({ state: 'hidden' })

  await openByMenu(page, listPath === '/services' ? '/admin/services' : '/admin/cases')
  await page.getByRole('button', { name: listPath === '/services' ? 'Add service' : 'Add case' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title', { exact: true }).fill(`A lamp for the stairwell, ${listPath}`)
  if (listPath === '/services') {
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

  await openByMenu(page, listPath)
  await page.getByText(itemName, { exact: true }).first().waitFor()
})
