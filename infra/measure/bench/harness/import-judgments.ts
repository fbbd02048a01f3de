/** The import as administrators do it in the portal. */

import { maxBytes } from '@access/content/transfer/transfer.rules'
import type { AdminClient } from './admin-client.ts'
import type { MeasuredProduct } from './bench-context.ts'

/** Imports judgments in as many files as are needed, and returns how many seconds that took. */
export async function importJudgments(
  { url }: MeasuredProduct,
  { authorization }: AdminClient,
  judgments: object[],
): Promise<number> {
  let seconds = 0
  for (const file of splitIntoFiles(judgments)) {
    const form = new FormData()
    form.set('file', new File([file], 'judgments.jsonl', { type: 'application/x-ndjson' }))
    const beganAt = performance.now()
    const response = await fetch(`${url}/api/admin/judgments/import?dryRun=false`, {
      method: 'POST',
      headers: { authorization, 'x-requested-with': 'fetch' },
      body: form,
    })
    const text = await response.text()
    if (!response.ok)
      throw new Error(`The import was answered with ${response.status}: ${text.slice(0, 500)}`)
    seconds += (performance.now() - beganAt) / 1_000
  }
  return seconds
}

/** JSON lines, none larger than the portal accepts. */
function splitIntoFiles(judgments: object[]): string[] {
  const files: string[][] = [[]]
  let size = 0
  for (const judgment of judgments) {
    const line = JSON.stringify(judgment)
    size += Buffer.byteLength(line) + 1
    if (size > maxBytes) {
      files.push([])
      size = Buffer.byteLength(line) + 1
    }
    files.at(-1)!.push(line)
  }
  return files.map((lines) => lines.join('\n'))
}
