/** Works in the queue of requests, and takes the time of each act. */

import type { Browser, Page } from 'playwright'
import type { Product } from '../run/product.ts'
import { atRest, atWorkIn } from './atWork.ts'
import type { Taken } from './figures.ts'

const columns = ['Promise', 'Urgency', 'Status', 'Category', 'Received']
const filters = {
  'By promise': 'overdue',
  'By assignee': 'nobody',
  'By status': 'new',
  'By urgency': 'Emergency',
}

/** Each act several times, never the same question twice on one page: a remembered answer would take no time. */
export async function workInTheQueue(browser: Browser, product: Product): Promise<Taken> {
  const { page, taken, time, begin } = await atWorkIn(browser, product, '/admin/legal-aid')
  const head = (column: string) => page.getByRole('columnheader').getByRole('button', { name: column })

  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/admin/dashboard')
    await atRest(page)
    const link = page.getByRole('link', { name: /legal aid requests/i }).first()
    await time('open the queue', link, undefined, 'tbody tr')
  }
  await begin()
  for (const column of columns) {
    await time('sort by a column', head(column))
    await time('turn the order round', head(column))
  }
  await begin()
  for (const number of [2, 3, 4, 5])
    await time('turn to the next page', page.getByRole('button', { name: `Page ${number}`, exact: true }))
  await time('turn to the last page', page.getByRole('button', { name: /^Page \d+$/ }).last())
  for (const [filter, value] of Object.entries(filters)) {
    await begin()
    await time('narrow by a filter', page.getByLabel(filter), { value })
  }
  await begin()
  for (const typed of ['7', '7k', '7k4'])
    await time('type a letter of a reference', page.getByRole('searchbox'), { value: typed })
  for (let row = 0; row < 5; row += 1) {
    await begin()
    // Its names are looked for among those of all the others.
    await time('open a request', page.locator('tbody a').nth(row), undefined, 'h2:not(#all-requests)')
  }
  taken['the service alone answers'] = await answersTo(page, begin)
  await page.close()
  return taken
}

/** How long the first page takes without anybody who draws it, asked twenty times. */
async function answersTo(page: Page, begin: () => Promise<void>): Promise<number[]> {
  const asking = page.waitForRequest((request) => request.postData()?.includes('RequestQueue') ?? false)
  await begin()
  const asked = await asking
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const began = performance.now()
    await (await page.request.fetch(asked)).body()
    times.push(performance.now() - began)
  }
  return times
}
