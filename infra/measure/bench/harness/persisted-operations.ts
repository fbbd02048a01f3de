/** The operations that our own pages send. */

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The text and the hash of an operation of a remote's active release: the one that begins with `start`. */
export function findOperation(root: string, remote: string, start: string): { hash: string; text: string } {
  const readJson = (...parts: string[]) =>
    JSON.parse(readFileSync(path.join(root, '.build', ...parts), 'utf8'))
  const { version } = readJson('remotes.json')[remote]
  const operations: Record<string, string> = readJson('remotes', remote, version, 'persisted-operations.json')
  const [operation] = Object.entries(operations).filter(([, text]) => text.startsWith(`${start}(`))
  if (!operation) throw new Error(`${remote} sends no operation that begins with ${start}`)
  return { hash: operation[0], text: operation[1] }
}
