/** The whole list of judgments by REST: how soon it begins, and what memory it takes. */

import type { MeasuredProduct } from '../harness/bench-context.ts'
import { readMemory, type Usage } from '../harness/process-usage.ts'
import { formatNumber } from '../harness/tables.ts'
import { timeRequest } from '../harness/time-requests.ts'

export const wholeListHead = [
  '`GET /api/judgments`',
  'MB',
  'first byte ms',
  'whole ms',
  'most memory more, MB',
  'stays, MB',
]

/** In milliseconds. */
const sampleInterval = 100

/** Asks once: a second answer could come from a cache. */
export async function measureWholeList({ url, product }: MeasuredProduct): Promise<string[]> {
  const before = readMemory(product.pid)
  const most: Usage = {}
  const sample = () => {
    for (const [name, value] of Object.entries(readMemory(product.pid)))
      most[name] = Math.max(most[name] ?? 0, value - (before[name] ?? 0))
  }
  const sampling = setInterval(sample, sampleInterval)
  try {
    const { status, bytes, firstByte, total } = await timeRequest(url, {
      method: 'GET',
      path: '/api/judgments',
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    })
    sample()
    return [
      `${status}`,
      formatNumber(bytes / 2 ** 20),
      formatNumber(firstByte),
      formatNumber(total),
      formatUsage(most),
      formatUsage(getIncrease(readMemory(product.pid), before)),
    ]
  } finally {
    clearInterval(sampling)
  }
}

const getIncrease = (later: Usage, earlier: Usage): Usage =>
  Object.fromEntries(Object.entries(later).map(([name, value]) => [name, value - (earlier[name] ?? 0)]))

/** The programs on the way of the list. */
const formatUsage = (usage: Usage) =>
  ['content', 'gateway', 'shell', 'PostgreSQL']
    .map((name) => `${name} ${Math.round(usage[name] ?? 0)}`)
    .join(', ')
