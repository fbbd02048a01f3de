/** Measures actions in the portal's list of judgments. */

import type { Browser } from 'playwright'
import type { Product } from '../run/product.ts'
import type { Durations } from './durations.ts'
import { openTimedSession } from './timed-session.ts'

const words = ['discrimination', 'united', 'board', 'commission', 'texas']
const columns = ['Title', 'Court', 'Category', 'Date']
const filters = ['By category', 'By court', 'By visibility']

/** Each action several times, never the same query twice on one page, since it would be cached. */
export async function measureList(browser: Browser, product: Product): Promise<Durations> {
  const { page, durations, timeAction, openList, waitForIdle } = await openTimedSession(
    browser,
    product,
    '/admin/judgments',
  )
  const head = (column: string) => page.getByRole('columnheader', { name: column })
  async function timeFilter(action: string, filter: string) {
    await page.getByLabel(filter).click()
    // The first is that for all.
    await timeAction(action, page.getByRole('option').nth(1))
  }

  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/admin/dashboard')
    await waitForIdle()
    await timeAction(
      'open the list',
      page.getByRole('link', { name: 'Manage judgments' }),
      undefined,
      '[aria-label="Judgments Management, table"] tbody tr',
    )
  }
  await openList()
  for (const column of columns) {
    await timeAction('sort by a column', head(column))
    await timeAction('turn the order round', head(column))
  }
  await openList()
  const pages = page.getByRole('button', { name: /^Page \d+$/ })
  for (const number of [2, 3, 4, 5])
    await timeAction(
      'turn to another page',
      page.getByRole('button', { name: `Page ${number}`, exact: true }),
    )
  await timeAction('turn to another page', pages.last())
  for (const filter of filters) {
    await openList()
    await timeFilter('narrow by a filter', filter)
  }
  for (const [index, word] of words.entries()) {
    await openList()
    for (let length = 1; length <= word.length; length += 1)
      await timeAction('type a letter of a search', page.getByRole('searchbox'), {
        value: word.slice(0, length),
      })
    await timeAction('sort what was found', head(columns[index % columns.length]!))
    await timeFilter('narrow what was found', 'By category')
  }
  for (let row = 0; row < 5; row += 1) {
    const edit = page.getByRole('button', { name: /^Edit / }).nth(row)
    await timeAction('open a judgment to edit it', edit, undefined, '[role="dialog"] input')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.close()
  return durations
}
