/** What the same requests cost with more and more judgments, and with a long queue of legal aid requests. */

import { type BenchContext, type MeasuredProduct, startProducts } from '../harness/bench-context.ts'
import { growJudgments } from '../harness/judgments.ts'
import { loadOriginals } from '../harness/load-originals.ts'
import { readMemory, subtractUsage, sumUsage, type Usage } from '../harness/process-usage.ts'
import { fitGrowthExponent, getMedian } from '../harness/statistics.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'
import { timeRepeatedly } from '../harness/time-requests.ts'
import type { SentRequest } from '../load/load-job.ts'
import { measureQueue } from './growth-queue.ts'
import { measureWholeList, wholeListHead } from './growth-whole-list.ts'
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

/** The median duration and the CPU time of one request, in milliseconds. */
interface Cost {
  duration: number
  cpu: number
  errorCount: number
}

interface Measured {
  size: number
  costs: Record<string, Cost>
  /** After these requests and the whole list, in megabytes. */
  memory: Usage
}

/** The programs whose memory must not grow with what is stored. */
const programs = ['content', 'gateway', 'shell']

export async function benchGrowth(context: BenchContext): Promise<string> {
  const sizes = context.isQuick ? [45, 3_409, 10_000] : [45, 3_409, 100_000]
  if (context.isMillion) sizes.push(1_000_000)
  const products = await startProducts(context)
  const measured = products.map(() => [] as Measured[])
  const lists: string[][] = []
  for (const size of sizes) {
    for (const [index, product] of products.entries()) {
      // The first size is that of the demonstration.
      if (size === sizes[1]) await loadOriginals(context, product)
      await growJudgments(product, size)
      const costs = await measureCosts(context, product)
      lists.push([formatNumber(size), product.name, ...(await measureWholeList(product))])
      measured[index]!.push({ size, costs, memory: readMemory(product.product.pid) })
    }
  }
  const tables = [
    formatGrowth(products, sizes, measured),
    formatMemory(products, sizes, measured),
    formatTable(['judgments', 'who', ...wholeListHead], lists),
    await measureQueue(context, products),
  ]
  return tables.join('\n\n')
}

async function measureCosts({ isQuick }: BenchContext, { url, readCpuTimes }: MeasuredProduct) {
  const costs: Measured['costs'] = {}
  for (const [name, list] of Object.entries(requests)) {
    // Once before it counts: what the caches of PostgreSQL do not have yet.
    await timeRepeatedly(url, list, 1)
    const before = readCpuTimes()
    const { durations, errorCount } = await timeRepeatedly(url, list, isQuick ? 3 : 30)
    const cpu = sumUsage(subtractUsage(readCpuTimes(), before)) / durations.length / 1_000
    costs[name] = { duration: getMedian(durations), cpu, errorCount }
  }
  return costs
}

function formatGrowth(products: MeasuredProduct[], sizes: number[], measured: Measured[][]): string {
  const rows = products.flatMap(({ name }, index) =>
    Object.keys(requests).map((request) => {
      const points = measured[index]!.map(({ size, costs }) => ({ size, ...costs[request]! }))
      const cells = points.map(formatCost)
      const fitExponent = (read: (cost: Cost) => number) =>
        fitGrowthExponent(points.map((point) => ({ size: point.size, cost: read(point) }))).toFixed(2)
      return [
        request,
        name,
        ...cells,
        `${fitExponent(({ duration }) => duration)}, CPU ${fitExponent(({ cpu }) => cpu)}`,
      ]
    }),
  )
  return formatTable(['p50 and CPU in ms with', 'who', ...sizes.map(formatNumber), 'growth exponent'], rows)
}

function formatMemory(products: MeasuredProduct[], sizes: number[], measured: Measured[][]): string {
  const rows = products.flatMap(({ name }, index) =>
    programs.map((program) => {
      const points = measured[index]!.map(({ size, memory }) => ({ size, cost: memory[program] ?? 0 }))
      const cells = points.map(({ cost }) => formatNumber(cost))
      return [program, name, ...cells, fitGrowthExponent(points).toFixed(2)]
    }),
  )
  return formatTable(['memory in MB with', 'who', ...sizes.map(formatNumber), 'growth exponent'], rows)
}

const formatCost = ({ duration, cpu, errorCount }: Cost): string =>
  `${formatNumber(duration)}, CPU ${formatNumber(cpu)}${errorCount > 0 ? ` (${errorCount} errors)` : ''}`
