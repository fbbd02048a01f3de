/** The search of judgments and that of the whole site, by words of every kind. */

import { findOperation } from '../../run/testing/calls.ts'
import { type BenchContext, type MeasuredProduct, startProducts } from '../harness/bench-context.ts'
import { growJudgments } from '../harness/judgments.ts'
import { getMedian, getPercentile } from '../harness/statistics.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'
import { type Repeated, timeRepeatedly } from '../harness/time-requests.ts'
import type { SentRequest } from '../load/load-job.ts'

const words: Record<string, string[]> = {
  frequent: ['court', 'state', 'united states', 'rights'],
  rare: ['admiralty', 'habeas', 'discrimination', 'eviction'],
  'two letters': ['th', 'zz', 'v', 'of'],
  phrases: ['first amendment', 'state v', 'board of education', 'due process of law'],
  misspelt: ['discriminaton', 'amendmnet', 'goverment', 'zzyzxq'],
}

/** A page as a browser's address bar asks for it; never from what was rendered for somebody else. */
const buildPage =
  (path: string) =>
  (search: string): SentRequest => ({
    method: 'GET',
    path: `${path}?q=${encodeURIComponent(search)}`,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-change-id': '{n}' },
  })

/** The query of the page of judgments. */
export const buildSearchQuery = (search: string): SentRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    // Every order but "date" is by relevance: another operation for every cache, and the same work.
    query: findOperation('mfe-public', 'query Judgments'),
    variables: { search, sort: '{n}' },
  }),
})

const head = ['judgments', 'who', 'by', 'words', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms', 'errors']

const doors = { page: buildPage('/judgments'), API: buildSearchQuery, 'whole site': buildPage('/search') }

export async function benchSearch(context: BenchContext): Promise<string> {
  const sizes = context.isQuick ? [200, 1_000] : [3_000, 100_000]
  const products = await startProducts(context)
  const rows: string[][] = []
  for (const size of sizes) {
    for (const product of products) {
      await growJudgments(product.product, size)
      rows.push(...(await measureDoors(context, product, size)))
    }
  }
  return formatTable(head, rows)
}

async function measureDoors(
  { isQuick }: BenchContext,
  { name, url }: MeasuredProduct,
  size: number,
): Promise<string[][]> {
  const rows: string[][] = []
  for (const [door, build] of Object.entries(doors)) {
    const all: Repeated = { durations: [], errorCount: 0 }
    const addRow = (kind: string, repeated: Repeated) =>
      rows.push([formatNumber(size), name, door, kind, ...formatRepeated(repeated)])
    for (const [kind, texts] of Object.entries(words)) {
      const requests = texts.map(build)
      // Once before it counts: what the caches of PostgreSQL do not have yet.
      await timeRepeatedly(url, requests, 1)
      const repeated = await timeRepeatedly(url, requests, isQuick ? 2 : 20)
      all.durations.push(...repeated.durations)
      all.errorCount += repeated.errorCount
      addRow(kind, repeated)
    }
    addRow('**all**', all)
  }
  return rows
}

const formatRepeated = ({ durations, errorCount }: Repeated): string[] => [
  formatNumber(getMedian(durations)),
  formatNumber(getPercentile(durations, 0.95)),
  formatNumber(getPercentile(durations, 0.99)),
  formatNumber(Math.max(...durations)),
  `${errorCount}`,
]
