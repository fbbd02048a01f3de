/** The operations that our own pages send: visitors may send no others. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../quality/sources.ts'

/** The text of the operation of a front end that begins with `start`, such as `query Judgments`. */
export function findOperation(workspace: string, start: string): string {
  const file = path.join(root, workspace, 'persisted-operations.generated.json')
  const operations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const text = Object.values(operations).find((operation) => operation.startsWith(`${start}(`))
  if (!text) throw new Error(`${workspace} sends no operation that begins with ${start}`)
  return text
}
