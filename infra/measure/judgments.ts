/** Fills a product with as many judgments as one wants. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Product } from '../run/product.ts'
import { runOn } from './runOn.ts'

/** Imports `count` judgments: those of the file, and again under other case numbers. */
export async function fillWithJudgments({
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
  const many = Array.from({ length: count }, (_, place) => {
    const judgment = JSON.parse(lines[place % lines.length]!) as Record<string, unknown>
    return JSON.stringify({ ...judgment, caseNumber: `M-${place + 1}` })
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'access-measure-'))
  const filled = path.join(folder, 'judgments.jsonl')
  try {
    writeFileSync(filled, many.join('\n'))
    await runOn(root, product, ['infra/run/import.mjs', 'judgments', filled])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
