/** The operations that our own pages send. */

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The text and the hash of an operation of a remote as it was built last: the one that begins with `start`. */
export function findOperation(root: string, remote: string, start: string): { hash: string; text: string } {
  const file = path.join(root, '.build/remotes', remote, 'persisted-operations.json')
  const operations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const [operation] = Object.entries(operations).filter(([, text]) => text.startsWith(`${start}(`))
  if (!operation) throw new Error(`${remote} sends no operation that begins with ${start}`)
  return { hash: operation[0], text: operation[1] }
}
