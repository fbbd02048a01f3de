/** The memory of an idle product, with a process for each program and with one for all. */

import { setTimeout as wait } from 'node:timers/promises'
import { type BenchContext, startProducts } from '../harness/bench-context.ts'
import { readMemory, type Usage } from '../harness/process-usage.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'
import { timeRepeatedly } from '../harness/time-requests.ts'

// Each program has done its work once: what a start alone needs is not what it has later.
const paths = ['/', '/judgments', '/cases', '/get-help', '/admin/login', '/api/cases', '/api/docs']

export async function benchMemory(context: BenchContext): Promise<string> {
  const products = [
    ...(await startProducts(context)),
    ...(await startProducts(context, { PROCESSES: 'together' })).map((product) => ({
      ...product,
      name: `${product.name}, one process`,
    })),
  ]
  const requests = paths.map((path) => ({ method: 'GET', path }))
  for (const { url } of products) await timeRepeatedly(url, requests, 1)
  // Programs collect once, five seconds after their start.
  await wait(context.isQuick ? 8_000 : 60_000)
  const memories = products.map(({ name, product }) => ({ name, memory: readMemory(product.pid) }))
  const programs = [...new Set(memories.flatMap(({ memory }) => Object.keys(memory)))]
  const rows = memories.map(({ name, memory }) => [
    name,
    ...programs.map((program) => formatNumber(memory[program] ?? 0)),
    formatNumber(sumOwnMemory(memory)),
  ])
  return formatTable(['idle, MB (PSS)', ...programs, 'all but PostgreSQL'], rows)
}

const sumOwnMemory = ({ PostgreSQL: _, ...own }: Usage) =>
  Object.values(own).reduce((sum, value) => sum + value, 0)
