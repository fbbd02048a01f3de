/** Measures actions in the lists of the portal. */

import type { Browser, Locator, Page } from 'playwright'
import { watchRequests } from '../../run/network-idle.ts'
import type { Product } from '../../run/product.ts'
import { measureAction } from './measure-action.ts'

/** An action, and how long each run took, in milliseconds. */
export type Durations = Record<string, number[]>

const lists = {
  judgments: {
    path: '/admin/judgments',
    link: 'Manage judgments',
    table: 'Judgments Management, table',
    columns: ['Title', 'Court', 'Category', 'Date'],
    filters: ['By category', 'By court', 'By visibility'],
    views: [],
    // Words that titles of the demonstration have: a list that is empty is not asked again.
    searches: ['court', 'state', 'maren'],
    getOpener: (page: Page, row: number) => page.getByRole('button', { name: /^Edit / }).nth(row),
    opened: '[role="dialog"] input',
  },
  queue: {
    path: '/admin/legal-aid',
    link: /legal aid requests/i,
    table: 'Legal aid requests, table',
    columns: ['Deadline', 'Urgency', 'Status', 'Category'],
    filters: ['By deadline', 'By assignee'],
    views: ['Mine', 'Overdue', 'Due today', 'Emergencies', 'Unassigned'],
    searches: ['7k4'],
    getOpener: (page: Page, row: number) => page.locator('tbody a').nth(row),
    // Its names are looked for among those of all the others.
    opened: 'h2:not(#all-requests)',
  },
}

/** Each action several times, never the same query twice on one page, since it would be cached. */
export async function measureList(
  browser: Browser,
  { url, adminEmail, adminPassword }: Product,
  name: keyof typeof lists,
): Promise<Durations> {
  const { path, link, table, columns, filters, views, searches, getOpener, opened } = lists[name]
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const { waitForIdle } = watchRequests(page)
  await page.goto(path)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByText('in all').waitFor()

  const durations: Durations = {}
  const time = async (action: string, target: Locator, newValue?: string, selector?: string) => {
    const duration = await measureAction(target, newValue, selector).catch((cause: Error) => {
      throw new Error(`${action} ${newValue ?? target}: ${cause.message}`, { cause })
    })
    durations[action] = [...(durations[action] ?? []), duration]
  }
  const openList = async () => {
    await page.goto(path)
    await page.locator('[aria-busy="false"] tbody tr').first().waitFor()
    // Nobody acts within the same blink in which a page appears.
    await waitForIdle()
  }

  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/admin/dashboard')
    await waitForIdle()
    await time(
      'open the list',
      page.getByRole('link', { name: link }).first(),
      undefined,
      `[aria-label="${table}"] tbody tr`,
    )
  }
  await openList()
  for (const column of columns)
    for (const action of ['sort by a column', 'turn the order round'])
      await time(action, page.getByRole('columnheader', { name: column }))
  await openList()
  for (const number of [2, 3, 4, 5])
    await time('turn to another page', page.getByRole('button', { name: `Page ${number}`, exact: true }))
  await time('turn to the last page', page.getByRole('button', { name: /^Page \d+$/ }).last())
  for (const filter of filters) {
    await openList()
    await page.getByLabel(filter).click()
    // The first is that for all.
    await time('narrow by a filter', page.getByRole('option').nth(1))
  }
  for (const view of views) {
    await openList()
    await time('choose a view', page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name: view }))
  }
  for (const text of searches) {
    await openList()
    for (let length = 1; length <= text.length; length += 1)
      await time('type a letter of a search', page.getByRole('searchbox'), text.slice(0, length))
  }
  for (let row = 0; row < 5; row += 1) {
    await openList()
    const opener = getOpener(page, row)
    // Who clicks rests on it for a moment; the code of what is behind it is fetched meanwhile.
    await opener.hover()
    await waitForIdle()
    await time('open an item', opener, undefined, opened)
  }
  await page.close()
  return durations
}
