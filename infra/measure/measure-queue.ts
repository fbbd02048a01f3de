/** Measures actions in the queue of requests. */

import type { Browser, Page } from 'playwright'
import type { Product } from '../run/product.ts'
import type { Durations } from './durations.ts'
import { openTimedSession } from './timed-session.ts'

const columns = ['Deadline', 'Urgency', 'Status', 'Category']
/** Those that stand beside the search. */
const filters = { 'By deadline': /^Overdue/, 'By assignee': /^Unassigned/ }

const views = ['Mine', 'Overdue', 'Due today', 'Emergencies', 'Unassigned', 'Waiting for an attorney']

/** Each action several times, never the same query twice on one page, since it would be cached. */
export async function measureQueue(browser: Browser, product: Product): Promise<Durations> {
  const { page, durations, timeAction, openList, waitForIdle } = await openTimedSession(
    browser,
    product,
    '/admin/legal-aid',
  )
  const head = (column: string) => page.getByRole('columnheader', { name: column })

  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/admin/dashboard')
    await waitForIdle()
    const link = page.getByRole('link', { name: /legal aid requests/i }).first()
    await timeAction('open the queue', link, undefined, '[aria-label="Legal aid requests, table"] tbody tr')
  }
  await openList()
  for (const column of columns) {
    await timeAction('sort by a column', head(column))
    await timeAction('turn the order round', head(column))
  }
  await openList()
  for (const number of [2, 3, 4, 5])
    await timeAction(
      'turn to the next page',
      page.getByRole('button', { name: `Page ${number}`, exact: true }),
    )
  await timeAction('turn to the last page', page.getByRole('button', { name: /^Page \d+$/ }).last())
  for (const [filter, name] of Object.entries(filters)) {
    await openList()
    await page.getByLabel(filter).click()
    await timeAction('narrow by a filter', page.getByRole('option', { name }))
  }
  for (const view of views) {
    await openList()
    await timeAction(
      'choose a view',
      page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name: view }),
    )
  }
  await openList()
  for (const text of ['7', '7k', '7k4'])
    await timeAction('type a letter of a reference', page.getByRole('searchbox'), { value: text })
  for (let row = 0; row < 5; row += 1) {
    await openList()
    const link = page.locator('tbody a').nth(row)
    // Who clicks rests on the link for a tenth of a second; the code of the screen behind it is fetched meanwhile.
    await link.hover()
    await page.waitForTimeout(100)
    await waitForIdle()
    // Its names are looked for among those of all the others.
    await timeAction('open a request', link, undefined, 'h2:not(#all-requests)')
  }
  durations['the service alone answers'] = await waitForResponse(page, openList)
  await page.close()
  return durations
}

/** How long the query of the first page takes without rendering, measured twenty times. */
async function waitForResponse(page: Page, openList: () => Promise<void>): Promise<number[]> {
  const pendingResponse = page.waitForRequest(
    (request) => request.postData()?.includes('RequestQueue') ?? false,
  )
  await openList()
  const requestUrl = await pendingResponse
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const began = performance.now()
    await (await page.request.fetch(requestUrl)).body()
    times.push(performance.now() - began)
  }
  return times
}
