/** Judgments imported through the portal. */

import { signIn } from '../harness/admin-client.ts'
import { type BenchContext, startProducts } from '../harness/bench-context.ts'
import { importJudgments } from '../harness/import-judgments.ts'
import { buildJudgments } from '../harness/judgments.ts'
import { readMemory, subtractUsage, sumUsage } from '../harness/process-usage.ts'
import { formatNumber, formatTable } from '../harness/tables.ts'

export async function benchImport(context: BenchContext): Promise<string> {
  const count = context.isQuick ? 300 : 100_000
  const judgments = buildJudgments(context, count)
  const rows: string[][] = []
  for (const product of await startProducts(context, { SEED: 'none' })) {
    const administrator = await signIn(product)
    const before = product.readCpuTimes()
    const seconds = await importJudgments(product, administrator, judgments)
    const cpu = subtractUsage(product.readCpuTimes(), before)
    rows.push([
      product.name,
      formatNumber(count),
      formatNumber(seconds),
      formatNumber(count / seconds),
      formatNumber(sumUsage(cpu) / count),
      formatNumber((cpu.content ?? 0) / count),
      formatNumber((cpu.PostgreSQL ?? 0) / count),
      formatNumber(readMemory(product.product.pid).content ?? 0),
    ])
  }
  const head = ['who', 'judgments', 'seconds', 'a second', 'CPU µs each', 'content', 'PostgreSQL']
  return formatTable([...head, 'content after, MB'], rows)
}
