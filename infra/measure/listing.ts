/** Works in the portal's list of judgments, and takes the time of each act. */

import type { Browser } from 'playwright'
import type { Product } from '../run/product.ts'
import { atRest, atWorkIn } from './atWork.ts'
import type { Taken } from './figures.ts'

const words = ['discrimination', 'united', 'board', 'commission', 'texas']
const columns = ['Title', 'Court', 'Category', 'Date']
const filters = ['By category', 'By court', 'By visibility']

/** Each act several times, never the same question twice on one page: a remembered answer would take no time. */
export async function workInTheList(browser: Browser, product: Product): Promise<Taken> {
  const { page, taken, time, begin } = await atWorkIn(browser, product, '/admin/judgments')
  const head = (column: string) => page.getByRole('columnheader').getByRole('button', { name: column })
  const choice = (filter: string) => page.getByLabel(filter)
  const option = async (filter: string) => ({
    value: (await choice(filter).locator('option').nth(1).getAttribute('value')) ?? '',
  })

  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/admin/dashboard')
    await atRest(page)
    await time('open the list', page.getByRole('link', { name: 'Manage judgments' }), undefined, 'tbody tr')
  }
  await begin()
  for (const column of columns) {
    await time('sort by a column', head(column))
    await time('turn the order round', head(column))
  }
  await begin()
  const pages = page.getByRole('button', { name: /^Page \d+$/ })
  for (const number of [2, 3, 4, 5])
    await time('turn to another page', page.getByRole('button', { name: `Page ${number}`, exact: true }))
  await time('turn to another page', pages.last())
  for (const filter of filters) {
    await begin()
    await time('narrow by a filter', choice(filter), await option(filter))
  }
  for (const [place, word] of words.entries()) {
    await begin()
    for (let length = 1; length <= word.length; length += 1)
      await time('type a letter of a search', page.getByRole('searchbox'), { value: word.slice(0, length) })
    await time('sort what was found', head(columns[place % columns.length]!))
    await time('narrow what was found', choice('By category'), await option('By category'))
  }
  for (let row = 0; row < 5; row += 1) {
    const edit = page.getByRole('button', { name: /^Edit / }).nth(row)
    await time('open a judgment to edit it', edit, undefined, '[role="dialog"] input')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.close()
  return taken
}
