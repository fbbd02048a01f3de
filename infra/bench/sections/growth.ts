/** What the same requests cost with more and more judgments. */

import { type BenchContext, type MeasuredProduct, startProducts } from '../harness/bench-context.ts'
import { growJudgments } from '../harness/judgments.ts'
import { readMemory, subtractUsage, sumUsage, type Usage } from '../harness/process-usage.ts'
import { fitGrowthExponent, getMedian } from '../harness/statistics.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'
import { timeRepeatedly } from '../harness/time-requests.ts'
import type { SentRequest } from '../load/load-job.ts'
import { buildSearchQuery } from './search.ts'

const buildPage = (number: number): SentRequest => ({
  method: 'GET',
  path: `/judgments?page=${number}`,
  headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-change-id': '{n}' },
})

/** A page beyond the last one is the last one. */
const requests: Record<string, SentRequest[]> = {
  'list, page 1': [buildPage(1)],
  'list, page 4,000': [buildPage(4_000)],
  search: ['court', 'habeas', 'th', 'first amendment', 'discriminaton'].map(buildSearchQuery),
}

/** The programs whose memory must not grow with what is stored. */
const programs = ['content', 'gateway', 'shell']

/** What was measured at each size, by the name of its row. */
type Row = { name: string; contender: string; costs: number[] }

export async function benchGrowth(context: BenchContext): Promise<string> {
  const sizes = context.isQuick ? [45, 3_000, 10_000] : [45, 3_000, 100_000]
  if (context.isMillion) sizes.push(1_000_000)
  const rows: Row[] = []
  const note = (name: string, contender: string, cost: number) => {
    const row = rows.find((known) => known.name === name && known.contender === contender)
    if (row) row.costs.push(cost)
    else rows.push({ name, contender, costs: [cost] })
  }
  const products = await startProducts(context)
  for (const size of sizes)
    for (const product of products) {
      await growJudgments(product.product, size)
      for (const [name, list] of Object.entries(requests)) {
        const { duration, cpu } = await measureCost(context, product, list)
        note(`${name}, p50 ms`, product.name, duration)
        note(`${name}, CPU ms`, product.name, cpu)
      }
      const memory: Usage = readMemory(product.product.pid)
      for (const program of programs) note(`memory of ${program}, MB`, product.name, memory[program] ?? 0)
    }
  return formatTable(
    ['with judgments', 'who', ...sizes.map(formatNumber), 'growth exponent'],
    rows.map(({ name, contender, costs }) => [
      name,
      contender,
      ...costs.map(formatNumber),
      fitExponent(sizes, costs),
    ]),
  )
}

async function measureCost({ isQuick }: BenchContext, product: MeasuredProduct, list: SentRequest[]) {
  // Once before it counts: what the caches of PostgreSQL do not have yet.
  await timeRepeatedly(product.url, list, 1)
  const before = product.readCpuTimes()
  const { durations, errorCount } = await timeRepeatedly(product.url, list, isQuick ? 3 : 30)
  if (errorCount > 0) throw new Error(`${errorCount} of ${durations.length} were answered with errors`)
  const cpu = sumUsage(subtractUsage(product.readCpuTimes(), before)) / durations.length / 1_000
  return { duration: getMedian(durations), cpu }
}

const fitExponent = (sizes: number[], costs: number[]) =>
  fitGrowthExponent(costs.map((cost, index) => ({ size: sizes[index]!, cost }))).toFixed(2)
