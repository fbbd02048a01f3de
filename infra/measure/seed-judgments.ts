/** Fills a product with as many judgments as one wants. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Product } from '../run/product.ts'
import { runCommandOn } from './run-command-on.ts'

/** Imports `count` judgments: those of the file, and again under other case numbers. */
export async function seedJudgments({
  root,
  product,
  file,
  count,
}: {
  root: string
  product: Product
  file: string
  count: number
}): Promise<void> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const judgmentCount = Array.from({ length: count }, (_, index) => {
    const judgment = JSON.parse(lines[index % lines.length]!) as Record<string, unknown>
    return JSON.stringify({ ...judgment, caseNumber: `M-${index + 1}` })
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'access-measure-'))
  const template = path.join(folder, 'judgments.jsonl')
  try {
    writeFileSync(template, judgmentCount.join('\n'))
    await runCommandOn(root, product, ['infra/run/import.mjs', 'judgments', template])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
