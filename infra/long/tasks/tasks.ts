/** How many acts tasks of a working day take in the portal, by the shortest way. */

import type { Browser } from 'playwright'
import { describeMachine } from '../../bench/harness/machine.ts'
import { formatTable } from '../../bench/harness/tables.ts'
import { numberRequest } from '../../bench/load/load-job.ts'
import { writeResultsSection } from '../../bench/results-file.ts'
import { legalAidRequest } from '../../bench/sections/write.ts'
import type { Command } from '../../run/start.ts'
import type { Product } from '../../run/testing/product.ts'
import { queryServiceRows } from '../../run/testing/product-database.ts'
import { countActs } from './count-acts.ts'
import { type Request, type Scene, walks } from './walks.ts'

/** Nobody is named like anybody else, so that no conflict check finds them. */
const names = ['Oksana Brightwater', 'Tobias Quillfeather', 'Ignatius Thistlewood', 'Zora Ollerenshaw']
const overdueCount = 7
const day = 86_400_000

export async function measureTasks({ steps, root }: Command, browser: Browser, product: Product) {
  await addColleague(product)
  const rows: string[][] = []
  for (const [index, [task, walk]] of Object.entries(walks).entries()) {
    const scene = await setScene(browser, product, names[index]!, index)
    steps.line(`  ${task}`)
    const acts = await countActs(scene.page)
    await walk(scene)
    rows.push([task, ...[acts.clicks, acts.fields, acts.keys, acts.screens].map(String)])
    await scene.page.context().close()
  }
  const table = formatTable(['', 'clicks', 'fields', 'keys', 'screens'], rows)
  steps.line(`\n${table}\n`)
  const how = `\`npm run measure -- tasks\` ${describeMachine([root])}.`
  writeResultsSection('tasks', ['## tasks', how, table].join('\n\n'))
}

const colleague = 'Rosa Lind'

const addColleague = ({ dataDir, adminEmail }: Product) =>
  queryServiceRows(
    dataDir,
    'auth',
    `insert into administrator (id, created_at, updated_at, email, name, name_key, role, password_hash)
      select gen_random_uuid(), now(), now(), 'rosa@example.org', $1, lower($1), 'intakeWorker', password_hash
      from administrator where email = $2`,
    [colleague, adminEmail],
  )

/** An administrator at the dashboard, with requests that nobody has touched. */
async function setScene(browser: Browser, product: Product, name: string, index: number): Promise<Scene> {
  const { url, dataDir, adminEmail, adminPassword } = product
  const request = await createRequest(url, name, 'Emergency')
  const overdue: Request[] = []
  for (let number = 0; number < overdueCount; number += 1) {
    const created = await createRequest(url, `Waiting ${'abcdefg'[number]}${'vwxyz'[index]}`, 'High')
    // Those of this task have been waiting longer than those of the tasks before.
    const dueAt = new Date(Date.now() - (100 + index) * day + number * 3_600_000)
    const sql = 'update legal_aid_request set review_due_at = $2 where id = $1'
    await queryServiceRows(dataDir, 'requests', sql, [created.id, dueAt])
    overdue.push(created)
  }
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByRole('link', { name: /Overdue$/ }).waitFor()
  await page.getByRole('button', { name: 'Not now' }).click()
  return { page, request, overdue, colleague }
}

let requestNumber = Date.now()

/** By its answers it is likely eligible. */
async function createRequest(url: string, name: string, urgency: string): Promise<Request> {
  const { path, headers = {}, body = '' } = numberRequest(legalAidRequest, requestNumber++)
  const answers = { ...JSON.parse(body), name, urgency }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(answers) })
  if (response.status !== 201) throw new Error(`No request was created: ${await response.text()}`)
  return { ...((await response.json()) as Request), name }
}
