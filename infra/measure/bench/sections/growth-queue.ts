/** The queue of legal aid requests when it is long: its first page, and opening one. */

import { runCommandOn } from '../../run-command-on.ts'
import { type AdminClient, signIn } from '../harness/admin-client.ts'
import type { BenchContext, MeasuredProduct } from '../harness/bench-context.ts'
import { findOperation } from '../harness/persisted-operations.ts'
import { fitGrowthExponent, getMedian } from '../harness/statistics.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'

interface Queue {
  page: { total: number; items: { id: string }[] }
}

/** A table of medians, by how many requests there are. */
export async function measureQueue(context: BenchContext, products: MeasuredProduct[]): Promise<string> {
  const sizes = context.isQuick ? [100, 300] : [1_000, 10_000, 100_000]
  const rows: string[][] = []
  for (const product of products) {
    const administrator = await signIn(product)
    const measured: { size: number; page: number; opened: number }[] = []
    let existing = 0
    for (const size of sizes) {
      await fillQueue(product, size - existing)
      existing = size
      measured.push({ size, ...(await measureOnce(context, product, administrator)) })
    }
    for (const [name, read] of [
      ['first page of the queue', 'page'],
      ['opening a request', 'opened'],
    ] as const) {
      const points = measured.map((each) => ({ size: each.size, cost: each[read] }))
      const costs = points.map(({ cost }) => formatNumber(cost))
      rows.push([name, product.name, ...costs, fitGrowthExponent(points).toFixed(2)])
    }
  }
  return formatTable(['p50 in ms with requests', 'who', ...sizes.map(formatNumber), 'growth exponent'], rows)
}

/** Only the service itself can create requests, since it encrypts them. */
async function fillQueue({ root, product }: MeasuredProduct, count: number): Promise<void> {
  await runCommandOn(root, product, ['infra/measure/seed-requests.mjs', `${count}`])
}

/** Medians in milliseconds. Each request is opened once, as it is when it is new to who opens it. */
async function measureOnce({ isQuick }: BenchContext, { root }: MeasuredProduct, administrator: AdminClient) {
  const queue = findOperation(root, 'mfe_admin', 'query RequestQueue').text
  const open = findOperation(root, 'mfe_admin', 'mutation OpenLegalAidRequest').text
  const times = isQuick ? 3 : 20
  const pages: number[] = []
  let items: Queue['page']['items'] = []
  for (let index = 0; index <= times; index += 1) {
    const beganAt = performance.now()
    ;({ items } = (await administrator.query<Queue>(queue, { page: { limit: 25 } })).page)
    if (index > 0) pages.push(performance.now() - beganAt)
  }
  const openings: number[] = []
  for (const { id } of items.slice(0, times)) {
    const beganAt = performance.now()
    await administrator.query(open, { id, reason: 'A measurement' })
    openings.push(performance.now() - beganAt)
  }
  return { page: getMedian(pages), opened: getMedian(openings) }
}
